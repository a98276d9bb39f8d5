import { expect, it } from 'vitest';
import { addTo, allOf, countOf, type Multimap } from './multimap';

it('gives back what was added, once', () => {
  const map: Multimap<string> = new Map();
  for (const number of [1, 1, 4, 4, 9]) addTo(map, 'a', number);
  addTo(map, 'b', 2);
  addTo(map, 'b', 2);
  expect(allOf(map, 'a')).toEqual([1, 4, 9]);
  expect(allOf(map, 'b')).toEqual([2]);
  expect(allOf(map, 'c')).toEqual([]);
  expect([countOf(map, 'a'), countOf(map, 'b'), countOf(map, 'c')]).toEqual([3, 1, 0]);
});
