// Tests that values are counted outside of strings only, and that hostile texts are counted fast.
import { describe, expect, it } from 'vitest';
import { measureJson } from './measure-json';

describe('the size of a JSON text', () => {
  it.each([
    ['7', 0, 0],
    ['[]', 1, 1],
    ['[[],{"a":[1,2]}]', 6, 3],
    ['"[[[,,,"', 0, 0],
    [JSON.stringify({ a: '"[', b: '\\', c: ['\\"]'] }), 4, 2],
    ['["unfinished, [[', 1, 1],
  ])('of %s', (text, values, depth) => {
    expect(measureJson(text)).toEqual({ values, depth });
  });

  it.each(['[],', '"', '\\', '\\"', '",'])('of many %s is found in a short time', (part) => {
    const start = performance.now();
    measureJson(`["${part.repeat(1_000_000)}`);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
