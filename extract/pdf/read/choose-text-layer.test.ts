// Tests the choice of a page's text layer.
import { describe, expect, it } from 'vitest';
import type { Glyph } from '../pdf-types';
import { chooseTextLayer } from './choose-text-layer';
import { testGlyph } from './glyph-fixture';

const glyphs = (text: string, hidden = false): Glyph[] =>
  [...text].map((letter, at) => testGlyph(letter, 5 * at, hidden ? { hidden } : {}));
const read = (...layers: Glyph[][]) =>
  chooseTextLayer(layers.flat())
    .map(({ text }) => text)
    .join('');

describe('chooseTextLayer', () => {
  it('takes the OCR text layer of a scan, and the visible watermark with it', () => {
    expect(read(glyphs('Each owl sleeps by day.', true))).toBe('Each owl sleeps by day.');
    expect(read(glyphs('©'), glyphs('Each owl sleeps by day.', true))).toBe('©Each owl sleeps by day.');
  });

  it('leaves out invisible text under visible text', () => {
    expect(read(glyphs('Each owl sleeps.'), glyphs('Each owl sleeps by day.', true))).toBe(
      'Each owl sleeps.',
    );
    expect(read(glyphs('Each owl'))).toBe('Each owl');
    expect(read()).toBe('');
  });
});
