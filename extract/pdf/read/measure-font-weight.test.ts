import { describe, expect, it } from 'vitest';
import type { Font, Glyph, PdfContent } from '../pdf-types';
import { weighFonts } from './measure-font-weight';

const LETTERS = [...'abcdef'];
/** A square of 600 with a hole, so that its edge is as thick as wanted. */
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
  outline: `${at} ${text}`,
  turn: 0,
  stroked: false,
});

/** The first font is the one of most letters. */
function weights(...fonts: (Font & { thick: number })[]): number[] {
  const glyphs = fonts.flatMap((_, at) =>
    [...LETTERS, ...(at ? [] : LETTERS)].map((text) => glyph(text, at)),
  );
  const print: PdfContent = {
    pages: [{ sheet: 1, width: 100, height: 100, glyphs, shapes: [] }],
    fonts,
    pictures: new Map(),
    outlines: new Map(glyphs.map(({ outline, font: at }) => [outline, ring(fonts[at]?.thick ?? 0)])),
    drawings: new Map(),
    title: '',
  };
  return weighFonts(print).map(({ weight }) => weight);
}

describe('weighFonts', () => {
  it('calls a font bold that has no name for it but thick strokes', () => {
    expect(weights({ ...font(), thick: 80 }, { ...font(), thick: 140 }, { ...font(), thick: 90 })).toEqual([
      400, 700, 400,
    ]);
  });

  it('believes a name', () => {
    expect(weights({ ...font(), thick: 80 }, { ...font({ named: true, weight: 500 }), thick: 140 })).toEqual([
      400, 500,
    ]);
  });
});
