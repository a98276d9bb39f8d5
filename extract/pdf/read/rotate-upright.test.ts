// Tests the normalization of rotated pages and special characters.
import { describe, expect, it } from 'vitest';
import type { Glyph, PdfPage } from '../pdf-types';
import { boxOnSheet, rotateUpright } from './rotate-upright';

const glyph = (text: string, more: Partial<Glyph> = {}): Glyph => ({
  text,
  x: 20,
  y: 30,
  width: 5,
  size: 10,
  font: 0,
  colour: '#000000',
  outlineKey: text,
  rotation: 0,
  stroked: false,
  ...more,
});
const page = (more: Partial<PdfPage>): PdfPage => ({
  sheet: 1,
  width: 100,
  height: 200,
  glyphs: [],
  shapes: [],
  ...more,
});

describe('rotateUpright', () => {
  it('rotates a page with its glyphs and shapes, and maps boxes back', () => {
    const box = [10, 20, 14, 26] as const;
    const path = 'M10 20L14 20C14 22 14 24.5 14 26Z';
    const upright = rotateUpright(
      page({
        glyphs: [glyph('o', { rotation: 1 })],
        shapes: [{ kind: 'fill', box, colour: '#000000', rectangle: false, path }],
      }),
    );
    const [shape] = upright.shapes;
    expect(upright).toMatchObject({ width: 200, height: 100, quarterTurns: 1 });
    expect(shape).toMatchObject({
      box: [20, 86, 26, 90],
      path: 'M20 90L20 86C22 86 24.5 86 26 86Z',
    });
    expect(boxOnSheet(shape?.box ?? box, upright)).toEqual(box);
  });

  it('maps characters of the private planes to one private-use character, so that none is taken for a registered icon', () => {
    const { glyphs } = rotateUpright(
      page({ glyphs: ['\ue012', '\u{f0000}', '\u{10fffd}'].map((text, at) => glyph(text, { x: 20 * at })) }),
    );
    expect(glyphs.map(({ text, outlineKey }) => [text, outlineKey])).toEqual([
      ['\ue012', '\ue012'],
      ['\ue000', '\u{f0000}'],
      ['\ue000', '\u{10fffd}'],
    ]);
  });
});
