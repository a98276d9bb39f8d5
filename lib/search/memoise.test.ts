// Checks that a memoised function computes each value only once.
import { expect, it } from 'vitest';
import { memoise } from './memoise';

it('computes a value once per key, even if the value is undefined', () => {
  const computed: string[] = [];
  const lengthOf = memoise((text: string) => {
    computed.push(text);
    return text.length || undefined;
  });
  expect([lengthOf('a'), lengthOf(''), lengthOf('a'), lengthOf('')]).toEqual([1, undefined, 1, undefined]);
  expect(computed).toEqual(['a', '']);
});
