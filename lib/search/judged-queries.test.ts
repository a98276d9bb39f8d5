import { expect, it } from 'vitest';
import { addFigures, NO_FIGURES, placeOfWanted } from './judged-queries';

const query = (want: string[]) => ({ q: '', game: 'a', lang: 'uk', kind: 'exact', want });
const answers = [
  { game: 'a', entry: 'market', section: 'bartering' },
  { game: 'b', entry: 'combat' },
];

it('accepts an entry, a heading inside one, and an id of a named game', () => {
  expect(placeOfWanted(query(['market']), answers)).toBe(1);
  expect(placeOfWanted(query(['bartering']), answers)).toBe(1);
  expect(placeOfWanted(query(['b:combat']), answers)).toBe(2);
  expect(placeOfWanted(query(['a:combat']), answers)).toBe(0);
});

it('accepts nothing where nothing is wanted', () => {
  expect(placeOfWanted(query([]), [])).toBe(1);
  expect(placeOfWanted(query([]), answers)).toBe(0);
});

it('sums up', () => {
  const once = addFigures(NO_FIGURES, 2, answers);
  expect(addFigures(once, 0, [])).toEqual({
    queries: 2,
    first: 0,
    firstThree: 1,
    reciprocal: 0.5,
    nothing: 1,
  });
});
