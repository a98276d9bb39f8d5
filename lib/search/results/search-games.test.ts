// Checks the search in several games, and how it merges the results of the games.
import { expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import { createIndex } from '../index/create-index';
import { searchGames } from './search-games';

const indexWith = (game: string, entries: string[]) =>
  createIndex({
    ...smallGame,
    game,
    entries: smallGame.entries.filter(({ id }) => entries.includes(id)),
  });
const indexes = [indexWith('first', ['combat', 'fame']), indexWith('second', ['combat', 'patrols', 'child'])];
const games = (query: string) => searchGames(indexes, query).results.map(({ game }) => game);

it('searches every game and omits games without results', () => {
  expect(new Set(games('бій'))).toEqual(new Set(['first', 'second']));
  expect(new Set(games('патруль'))).toEqual(new Set(['second']));
  expect(games('тролейбус')).toEqual([]);
});

it('orders the entries of all games by their best rules, and the further rules last', () => {
  const { results } = searchGames(indexes, 'патруль у бою');
  const shown = results.filter(({ isFurther }) => !isFurther);
  expect(results.slice(0, shown.length)).toEqual(shown);
  const keys = shown.map(({ game, entry }) => `${game} ${entry}`);
  const best = [...new Set(keys)].map((key) => shown[keys.indexOf(key)]?.score ?? 0);
  expect(best).toEqual(best.toSorted((a, b) => b - a));
  expect(results[0]).toMatchObject({ game: 'second', entry: 'patrols' });
});

it('prefers results for the query as typed to results for a corrected query', () => {
  const { results, understoodAs } = searchGames(indexes, 'слава');
  expect(results[0]).toMatchObject({ game: 'first', entry: 'fame' });
  expect(understoodAs).toBeUndefined();
});

it('suggests the questions of all games, best first', () => {
  const { questions } = searchGames(indexes, 'скільки треба набрати');
  expect(questions).toMatchObject([{ game: 'first', entry: 'fame', rule: 'win' }]);
});

it('suggests names only when no game has a result', () => {
  expect(searchGames(indexes, 'патрульчикове')).toMatchObject({
    results: [],
    didYouMean: 'Патрулі',
    nearest: [{ game: 'second', entry: 'patrols' }],
  });
  expect(searchGames(indexes, 'патруль').nearest).toEqual([]);
});

it('unlocks in each game only the points reached in that game', () => {
  const [locked] = searchGames(indexes, 'малюк', { unlocked: { first: ['mission-2'] } }).results;
  expect(locked?.locked).toBe('mission-2');
  const [open] = searchGames(indexes, 'малюк', { unlocked: { second: ['mission-2'] } }).results;
  expect(open?.locked).toBeUndefined();
});
