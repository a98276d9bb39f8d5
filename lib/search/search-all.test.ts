import { expect, it } from 'vitest';
import { smallGame } from '../../tests/search/small-game';
import { createIndex } from './create-index';
import { searchAll } from './search-all';

const named = (game: string, entries: string[]) =>
  createIndex({
    ...smallGame,
    game,
    entries: smallGame.entries.filter(({ id }) => entries.includes(id)),
  });
const indexes = [named('first', ['combat', 'fame']), named('second', ['combat', 'patrols', 'child'])];
const games = (query: string, current?: string) =>
  searchAll(indexes, query, current ? { current } : {}).map(({ game }) => game);

it('asks every game and leaves out those that have nothing', () => {
  expect(games('бій')).toHaveLength(2);
  expect(games('патруль')).toEqual(['second']);
  expect(games('тролейбус')).toEqual([]);
});

it('puts the current game first, also when it has nothing', () => {
  expect(games('бій', 'second')[0]).toBe('second');
  expect(games('патруль', 'first')).toEqual(['first', 'second']);
});

it('unlocks in each game what was reached in it', () => {
  const [locked] = searchAll(indexes, 'малюк', { unlocked: { first: ['mission-2'] } });
  expect(locked?.response.results[0]?.locked).toBe('mission-2');
  const [open] = searchAll(indexes, 'малюк', { unlocked: { second: ['mission-2'] } });
  expect(open?.response.results[0]?.locked).toBeUndefined();
});
