// Tests which recognized words become bold glyphs.
import { expect, it } from 'vitest';
import type { PdfContent } from '../pdf/pdf-types';
import type { MeasuredLine } from './measure-lines';
import { withRecognizedPages } from './recognized-to-glyphs';

/** A line in which the words between asterisks have wide strokes. */
const line = (text: string, at: number): MeasuredLine => ({
  base: 20 * at,
  size: 10,
  box: [0, 20 * at - 10, 300, 20 * at],
  words: text.split(' ').map((word, index) => ({
    confidence: 95,
    stroke: word.startsWith('*') ? 0.2 : 0.1,
    symbols: [...word.replaceAll('*', '')].map((letter, place) => ({
      text: letter,
      left: 40 * index + 4 * place,
      right: 40 * index + 4 * place + 4,
    })),
  })),
});

function boldText(...texts: string[]): string {
  const content: PdfContent = {
    pages: [{ sheet: 1, width: 300, height: 400, shapes: [], glyphs: [] }],
    fonts: [],
    images: new Map(),
    outlines: new Map(),
    drawings: new Map(),
    title: '',
  };
  const plain = 'Each player draws two cards and keeps one of them';
  const { pages, fonts } = withRecognizedPages(content, [
    {
      sheet: 1,
      width: 300,
      height: 400,
      lines: [plain, plain, ...texts].map(line),
      rules: [],
      toSheet: [1, 0, 0, 0, 1, 0, 0, 0, 1],
      isUpsideDown: false,
    },
  ]);
  const glyphs = pages[0]?.glyphs ?? [];
  return glyphs
    .filter(({ font }) => fonts[font]?.weight === 700)
    .map(({ text }) => text)
    .join('')
    .trim();
}

it('keeps a bold line, bold words and a run-in heading at the start of a line', () => {
  expect(boldText('*Moving *owls')).toBe('Moving owls');
  expect(boldText('*Gold *coins can be spent later')).toBe('Gold coins');
  expect(boldText('*Combat: roll the dice again')).toBe('Combat:');
});

it('ignores a single smudged word', () => {
  expect(boldText('*If any player reaches the goal')).toBe('');
  expect(boldText('• *The game ends at once')).toBe('');
  expect(boldText('*Mr. Fox moves to the hen house')).toBe('');
  expect(boldText('Owls *sleep in the old tower')).toBe('');
});
