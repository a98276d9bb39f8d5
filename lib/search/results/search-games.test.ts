import { expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import { createIndex } from '../index/create-index';
import { searchGames } from './search-games';

const named = (game: string, entries: string[]) =>
  createIndex({
    ...smallGame,
    game,
    entries: smallGame.entries.filter(({ id }) => entries.includes(id)),
  });
const indexes = [named('first', ['combat', 'fame']), named('second', ['combat', 'patrols', 'child'])];
const games = (query: string) => searchGames(indexes, query).results.map(({ game }) => game);

it('asks every game and leaves out those that have nothing', () => {
  expect(new Set(games('бій'))).toEqual(new Set(['first', 'second']));
  expect(new Set(games('патруль'))).toEqual(new Set(['second']));
  expect(games('тролейбус')).toEqual([]);
});

it('ranks by score, whatever game an answer is of', () => {
  const { results } = searchGames(indexes, 'патруль у бою');
  const scores = results.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(results[0]).toMatchObject({ game: 'second', entry: 'patrols' });
});

it('prefers what was typed to what it may stand for in another game', () => {
  const { results, understoodAs } = searchGames(indexes, 'слава');
  expect(results[0]).toMatchObject({ game: 'first', entry: 'fame' });
  expect(understoodAs).toBeUndefined();
});

it('offers the questions of all games, the best first', () => {
  const { questions } = searchGames(indexes, 'скільки треба набрати');
  expect(questions).toMatchObject([{ game: 'first', entry: 'fame', rule: 'win' }]);
});

it('suggests names only when no game has an answer', () => {
  expect(searchGames(indexes, 'патрульчикове')).toMatchObject({
    results: [],
    didYouMean: 'Патрулі',
    nearest: [{ game: 'second', entry: 'patrols' }],
  });
  expect(searchGames(indexes, 'патруль').nearest).toEqual([]);
});

it('unlocks in each game what was reached in it', () => {
  const [locked] = searchGames(indexes, 'малюк', { unlocked: { first: ['mission-2'] } }).results;
  expect(locked?.locked).toBe('mission-2');
  const [open] = searchGames(indexes, 'малюк', { unlocked: { second: ['mission-2'] } }).results;
  expect(open?.locked).toBeUndefined();
});
