// Tests the function that adds an item to a list or removes it.
import { expect, it } from 'vitest';
import { toggle } from './toggle';

it('puts an item in once, at the end, and takes it out', () => {
  expect(toggle(['solo', 'team'], 'solo', true)).toEqual(['team', 'solo']);
  expect(toggle(['solo', 'team'], 'solo', false)).toEqual(['team']);
  expect(toggle(['team'], 'solo', false)).toEqual(['team']);
});
