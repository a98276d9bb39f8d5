// Tests that bullets are found by their shape, whatever OCR has recognized.
import { expect, it } from 'vitest';
import { createImage, type GrayImage } from './image/gray-image';
import { measureLines } from './measure-lines';
import type { RecognizedLine } from './recognizer';

const SIZE = 40;

/** Draws a mark of 16 × 16 pixels at the left, and letters as blocks. */
function picture(isInk: (x: number, y: number) => boolean): GrayImage {
  const image = createImage(400, 100);
  image.pixels.fill(255);
  for (let y = 0; y < 16; y++)
    for (let x = 0; x < 16; x++) if (isInk(x - 7.5, y - 7.5)) image.pixels[(40 + y) * 400 + 20 + x] = 0;
  return image;
}

/** Creates a line of words of 40 pixels with these gaps between them. */
function wordsWithGaps(...gaps: number[]): RecognizedLine {
  let left = 0;
  const words = [0, ...gaps].map((gap) => {
    left += gap + 40;
    const box = (at: number) => [left - 40 + 20 * at, 40, left - 22 + 20 * at, 60] as const;
    return {
      confidence: 95,
      symbols: ['a', 'n'].map((text, at) => ({ text, confidence: 95, box: box(at) })),
    };
  });
  return { box: [0, 40, left, 60], paragraph: 0, words };
}

const countParts = (...gaps: number[]): number =>
  measureLines([wordsWithGaps(...gaps)], createImage(800, 100), 1).length;

it('a line is split at the gap between columns, but not between the words of justified text', () => {
  expect(countParts(8, 9, 60, 8)).toBe(2);
  expect(countParts(8, 9, 22, 8)).toBe(2);
  expect(countParts(24, 25, 24, 26)).toBe(1);
  expect(countParts(60, 60, 60)).toBe(4);
  expect(countParts(24)).toBe(2);
});

const line = (mark: string): RecognizedLine => ({
  box: [20, 30, 300, 70],
  paragraph: 0,
  words: [mark, 'Shuffle'].map((text, at) => ({
    confidence: 40,
    symbols: [...text].map((letter, index) => ({
      text: letter,
      confidence: 40,
      box: at
        ? ([60 + 24 * index, 40, 80 + 24 * index, 40 + 0.5 * SIZE] as const)
        : ([20, 40, 36, 56] as const),
    })),
  })),
});

const firstWord = (mark: string, isInk: (x: number, y: number) => boolean): string | undefined =>
  measureLines([line(mark)], picture(isInk), 1)[0]
    ?.words[0]?.symbols.map(({ text }) => text)
    .join('');

const dot = (x: number, y: number) => Math.hypot(x, y) < 8;
const diamond = (x: number, y: number) => Math.abs(x) + Math.abs(y) < 8;
const ring = (x: number, y: number) => Math.hypot(x, y) < 8 && Math.hypot(x, y) > 5.5;

it.each([
  ['a dot', dot, 'e'],
  ['a dot', dot, '©'],
  ['a diamond', diamond, '¢'],
  ['a diamond', diamond, '«='],
  ['a ring', ring, '#'],
  ['a diamond', diamond, '4'],
])('%s is a bullet', (_, shape, recognized) => {
  expect(firstWord(recognized, shape)).toBe('•');
});

it('a letter is not a bullet', () => {
  expect(firstWord('o', ring)).toBe('o');
});
