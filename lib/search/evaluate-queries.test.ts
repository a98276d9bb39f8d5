// Checks the comparison of search results with judged queries. A judged query lists its acceptable results.
import { expect, it } from 'vitest';
import { addToCounts, rankOfExpected, ZERO_COUNTS } from './evaluate-queries';

const query = (want: string[]) => ({ q: '', game: 'a', lang: 'uk', kind: 'exact', want });
const answers = [
  { game: 'a', entry: 'market', section: 'bartering' },
  { game: 'b', entry: 'combat' },
];

it('accepts an entry, a heading inside one, and an id of a named game', () => {
  expect(rankOfExpected(query(['market']), answers)).toBe(1);
  expect(rankOfExpected(query(['bartering']), answers)).toBe(1);
  expect(rankOfExpected(query(['b:combat']), answers)).toBe(2);
  expect(rankOfExpected(query(['a:combat']), answers)).toBe(0);
});

it('accepts only an empty answer for a query that must find nothing', () => {
  expect(rankOfExpected(query([]), [])).toBe(1);
  expect(rankOfExpected(query([]), answers)).toBe(0);
});

it('adds up ranks and unanswered queries', () => {
  const once = addToCounts(ZERO_COUNTS, 2, answers);
  expect(addToCounts(once, 0, [])).toEqual({
    queries: 2,
    first: 0,
    firstThree: 1,
    reciprocalRanks: 0.5,
    unanswered: 1,
  });
});
