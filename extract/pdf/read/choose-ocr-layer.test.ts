import { describe, expect, it } from 'vitest';
import type { Glyph } from '../pdf-types';
import { chooseLayer } from './choose-ocr-layer';
import { testGlyph } from './test-glyph';

const glyphs = (text: string, hidden = false): Glyph[] =>
  [...text].map((letter, at) => testGlyph(letter, 5 * at, hidden ? { hidden } : {}));
const read = (...layers: Glyph[][]) =>
  chooseLayer(layers.flat())
    .map(({ text }) => text)
    .join('');

describe('chooseLayer', () => {
  it('takes what recognition laid over a picture, with a mark of whoever scanned it', () => {
    expect(read(glyphs('Each owl sleeps by day.', true))).toBe('Each owl sleeps by day.');
    expect(read(glyphs('©'), glyphs('Each owl sleeps by day.', true))).toBe('©Each owl sleeps by day.');
  });

  it('leaves what lies hidden under words that are seen', () => {
    expect(read(glyphs('Each owl sleeps.'), glyphs('Each owl sleeps by day.', true))).toBe(
      'Each owl sleeps.',
    );
    expect(read(glyphs('Each owl'))).toBe('Each owl');
    expect(read()).toBe('');
  });
});
