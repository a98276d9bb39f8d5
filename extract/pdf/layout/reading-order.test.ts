// Tests the reading order of blocks at given positions.
import { describe, expect, it } from 'vitest';
import type { BoundingBox } from '../pdf-types';
import { orderColumns } from './reading-order';

/**
 * Creates a block of text with the given box. If the name starts with `H`, it is a large heading. A heading, or a
 * block whose name starts with `name`, has one line; any other block has four.
 */
const block = (name: string, ...box: BoundingBox) => ({
  name,
  box,
  size: name.startsWith('H') ? 16 : 10,
  lines: /^(?:H|name)/.test(name) ? 1 : 4,
});

const order = (...blocks: ReturnType<typeof block>[]): string =>
  orderColumns(blocks, 10)
    .flatMap(({ items }) => items.map(({ name }) => name))
    .join(' ');

describe('orderColumns', () => {
  it('reads columns from left to right, whatever their lengths', () => {
    expect(
      order(
        block('c', 200, 0, 290, 40),
        block('a', 0, 0, 90, 200),
        block('b', 100, 0, 190, 300),
        block('d', 200, 50, 290, 100),
      ),
    ).toBe('a b c d');
  });

  it('reads a block across all columns before the columns under it', () => {
    expect(
      order(
        block('title', 0, 0, 290, 20),
        block('b', 150, 30, 290, 90),
        block('a', 0, 30, 140, 90),
        block('bar', 0, 100, 290, 110),
        block('d', 150, 120, 290, 160),
        block('c', 0, 120, 140, 190),
      ),
    ).toBe('title a b bar c d');
  });

  it('does not split columns at paragraph gaps of the same height', () => {
    expect(
      order(
        block('title', 0, 0, 290, 20),
        block('a', 0, 30, 140, 60),
        block('c', 150, 30, 290, 60),
        block('b', 0, 70, 140, 100),
        block('d', 150, 70, 290, 100),
      ),
    ).toBe('title a b c d');
  });

  it('starts a new section at a large heading with columns under it', () => {
    expect(
      order(
        block('a', 0, 0, 140, 60),
        block('b', 150, 0, 290, 40),
        block('H', 0, 90, 100, 106),
        block('c', 0, 120, 140, 160),
        block('d', 150, 120, 290, 160),
      ),
    ).toBe('a b H c d');
  });

  it('reads a list of names and explanations row by row', () => {
    expect(
      order(
        ...['1', '2', '3', '4'].flatMap((number, at) => [
          block(`name${number}`, 0, 40 * at, 60, 40 * at + 10),
          block(`text${number}`, 80, 40 * at, 290, 40 * at + 30),
        ]),
      ),
    ).toBe('name1 text1 name2 text2 name3 text3 name4 text4');
  });

  it('uses the topological order if no cut is possible', () => {
    expect(
      order(
        block('a', 0, 0, 200, 40),
        block('b', 210, 0, 290, 90),
        block('c', 0, 50, 90, 140),
        block('d', 100, 100, 290, 140),
      ),
    ).toBe('a c b d');
  });
});
