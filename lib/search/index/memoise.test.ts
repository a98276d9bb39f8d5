import { expect, it } from 'vitest';
import { memoise } from './memoise';

it('works a value out once for each key, also where there is none', () => {
  const asked: string[] = [];
  const lengthOf = memoise((text: string) => {
    asked.push(text);
    return text.length || undefined;
  });
  expect([lengthOf('a'), lengthOf(''), lengthOf('a'), lengthOf('')]).toEqual([1, undefined, 1, undefined]);
  expect(asked).toEqual(['a', '']);
});
