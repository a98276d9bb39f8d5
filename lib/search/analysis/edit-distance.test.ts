// Checks the edit distance between two words, and the limit above which the function does not compute it.
import { expect, it } from 'vitest';
import { editDistance } from './edit-distance';

it('counts a missing, added or changed letter, and two swapped letters, as one edit', () => {
  expect(editDistance('розшк', 'розшук', 2)).toBe(1);
  expect(editDistance('петруль', 'патруль', 2)).toBe(1);
  expect(editDistance('партуль', 'патруль', 2)).toBe(1);
  expect(editDistance('слава', 'слава', 2)).toBe(0);
});

it('returns limit + 1 for any larger distance', () => {
  expect(editDistance('слава', 'кубики', 2)).toBe(3);
  expect(editDistance('а', 'абвгґ', 1)).toBe(2);
});

it('counts the letters of a word against the empty word', () => {
  expect(editDistance('', 'аб', 2)).toBe(2);
  expect(editDistance('', '', 2)).toBe(0);
});
