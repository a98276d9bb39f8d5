import { expect, it } from 'vitest';
import { uk } from '../languages/uk';
import { stemsOf } from './stem';
import { rootsOf } from './word-root';

function share(a: string, b: string): boolean {
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
])('finds what %s and %s have in common', (a, b) => {
  expect(share(a, b)).toBe(true);
});

it('finds nothing in common in other words', () => {
  expect(share('перемога', 'переміщення')).toBe(false);
  expect(share('карта', 'слава')).toBe(false);
});
