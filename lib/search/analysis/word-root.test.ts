// Checks that related words have a common root.
import { expect, it } from 'vitest';
import { uk } from '../languages/uk';
import { stemsOf } from './stem';
import { rootsOf } from './word-root';

function shareRoot(a: string, b: string): boolean {
  const roots = new Set(stemsOf(a, uk).flatMap(rootsOf));
  return stemsOf(b, uk)
    .flatMap(rootsOf)
    .some((root) => roots.has(root));
}

it.each([
  ['обмін', 'обмінюватися'],
  ['доставка', 'доставити'],
  ['знищення', 'знищити'],
  ['переможець', 'перемога'],
  ['зіграти', 'грати'],
  ['переміщення', 'перемістити'],
])('finds a common root of %s and %s', (a, b) => {
  expect(shareRoot(a, b)).toBe(true);
});

it('finds no common root of unrelated words', () => {
  expect(shareRoot('перемога', 'переміщення')).toBe(false);
  expect(shareRoot('карта', 'слава')).toBe(false);
});
