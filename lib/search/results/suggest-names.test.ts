// Checks the names that the search suggests if a query has no results.
import { expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import { createIndex } from '../index/create-index';
import { suggestNames } from './suggest-names';

const index = createIndex(smallGame);
const namesFor = (query: string) =>
  suggestNames(index, query, new Set(), { steps: 0 }).nearest.map(({ name }) => name);

it('suggests names that resemble the query, even if it was typed in another layout', () => {
  expect(namesFor('патрульні')).toContain('Патрулі');
  expect(namesFor('gfnhekmys')).toContain('Патрулі');
});

it('suggests nothing when no name resembles the query', () => {
  expect(namesFor('жираф')).toEqual([]);
  expect(namesFor('zzzzqqq')).toEqual([]);
});

it('suggests a locked name only after it is unlocked', () => {
  expect(namesFor('малюки')).not.toContain('Малюк');
  expect(suggestNames(index, 'малюки', new Set(['mission-2']), { steps: 0 }).nearest[0]?.name).toBe('Малюк');
});
