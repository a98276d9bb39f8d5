// Checks the map from keys to lists of numbers.
import { expect, it } from 'vitest';
import { addTo, allOf, type Multimap } from './multimap';

it('returns each added number once', () => {
  const map: Multimap<string> = new Map();
  for (const number of [1, 1, 4, 4, 9]) addTo(map, 'a', number);
  addTo(map, 'b', 2);
  addTo(map, 'b', 2);
  expect(allOf(map, 'a')).toEqual([1, 4, 9]);
  expect(allOf(map, 'b')).toEqual([2]);
  expect(allOf(map, 'c')).toEqual([]);
});
