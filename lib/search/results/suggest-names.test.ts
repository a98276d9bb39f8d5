import { expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import { createIndex } from '../index/create-index';
import { suggestNames } from './suggest-names';

const index = createIndex(smallGame);
const namesFor = (query: string) =>
  suggestNames(index, query, new Set(), { steps: 0 }).nearest.map(({ name }) => name);

it('suggests names that resemble the query, also as it was typed in another layout', () => {
  expect(namesFor('патрульні')).toContain('Патрулі');
  expect(namesFor('gfnhekmys')).toContain('Патрулі');
});

it('suggests nothing that does not', () => {
  expect(namesFor('жираф')).toEqual([]);
});

it('suggests no name that waits for a point of the game', () => {
  expect(namesFor('малюки')).not.toContain('Малюк');
  expect(suggestNames(index, 'малюки', new Set(['mission-2']), { steps: 0 }).nearest[0]?.name).toBe('Малюк');
});
