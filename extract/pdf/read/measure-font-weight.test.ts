// Tests the detection of bold fonts by their stroke width.
import { describe, expect, it } from 'vitest';
import type { Font, Glyph, PdfContent } from '../pdf-types';
import { measureFontWeights } from './measure-font-weight';

const LETTERS = [...'abcdef'];
/** Returns the outline of a square of 600 units with a square hole, so that its stroke has the given thickness. */
const ring = (thick: number): string =>
  `M0 0L600 0L600 600L0 600ZM${thick} ${thick}L${thick} ${600 - thick}L${600 - thick} ${600 - thick}L${600 - thick} ${thick}Z`;
const font = (more: Partial<Font> = {}): Font => ({
  name: 'F',
  family: 'f',
  weight: 400,
  italic: false,
  ascent: 0.8,
  descent: 0.2,
  ...more,
});
const glyph = (text: string, at: number): Glyph => ({
  text,
  x: 0,
  y: 0,
  width: 5,
  size: 10,
  font: at,
  colour: '#000000',
  outlineKey: `${at} ${text}`,
  rotation: 0,
  stroked: false,
});

/** Returns the measured weight of each font. The first font is the main font, because it has the most letters. */
function weights(...fonts: (Font & { thick: number })[]): number[] {
  const glyphs = fonts.flatMap((_, at) =>
    [...LETTERS, ...(at ? [] : LETTERS)].map((text) => glyph(text, at)),
  );
  const content: PdfContent = {
    pages: [{ sheet: 1, width: 100, height: 100, glyphs, shapes: [] }],
    fonts,
    images: new Map(),
    outlines: new Map(glyphs.map(({ outlineKey, font: at }) => [outlineKey, ring(fonts[at]?.thick ?? 0)])),
    drawings: new Map(),
    title: '',
  };
  return measureFontWeights(content).map(({ weight }) => weight);
}

describe('measureFontWeights', () => {
  it('finds a bold font by its thick strokes if its name does not say so', () => {
    expect(weights({ ...font(), thick: 80 }, { ...font(), thick: 140 }, { ...font(), thick: 90 })).toEqual([
      400, 700, 400,
    ]);
  });

  it('takes the weight from the name of the font if the name contains it', () => {
    expect(
      weights({ ...font(), thick: 80 }, { ...font({ hasNamedWeight: true, weight: 500 }), thick: 140 }),
    ).toEqual([400, 500]);
  });
});
