import { expect, it } from 'vitest';
import { editDistance } from './edit-distance';

it('counts a letter missing, added or changed, and two swapped, as one slip', () => {
  expect(editDistance('розшк', 'розшук', 2)).toBe(1);
  expect(editDistance('петруль', 'патруль', 2)).toBe(1);
  expect(editDistance('партуль', 'патруль', 2)).toBe(1);
  expect(editDistance('слава', 'слава', 2)).toBe(0);
});

it('stops counting above the limit', () => {
  expect(editDistance('слава', 'кубики', 2)).toBe(3);
  expect(editDistance('а', 'абвгґ', 1)).toBe(2);
});

it('counts from nothing', () => {
  expect(editDistance('', 'аб', 2)).toBe(2);
  expect(editDistance('', '', 2)).toBe(0);
});
