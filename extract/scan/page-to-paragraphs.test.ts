import { expect, it } from 'vitest';
import type { MeasuredLine } from './measure-lines';
import { toPageText } from './page-to-paragraphs';

const line = (text: string, base: number, size = 10): MeasuredLine => ({
  base,
  size,
  box: [0, base - size, 100, base],
  words: text.split(' ').map((word) => ({
    confidence: 95,
    stroke: 0.1,
    symbols: [...word].map((letter) => ({ text: letter, left: 0, right: 1 })),
  })),
});
const textOf = (...lines: MeasuredLine[]): string[] =>
  toPageText({
    sheet: 3,
    width: 100,
    height: 100,
    lines,
    rules: [],
    toSheet: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    isUpsideDown: false,
  }).paragraphs;

it('joins the lines of a paragraph, and the parts of a divided word', () => {
  expect(textOf(line('Owls fly to the fea-', 20), line('ther tower.', 32))).toEqual([
    'Owls fly to the feather tower.',
  ]);
});

it('separates headings, list items, columns and paragraphs', () => {
  expect(
    textOf(
      line('Setting up', 20, 16),
      line('Shuffle the cards.', 33),
      line('• Deal five.', 45),
      line('Then begin.', 70),
      line('In the second column', 20),
    ),
  ).toEqual(['Setting up', 'Shuffle the cards.', '• Deal five.', 'Then begin.', 'In the second column']);
});

it('leaves out what is not text', () => {
  expect(textOf(line('||| ~~', 20), line('Shuffle the cards.', 60))).toEqual(['Shuffle the cards.']);
});
