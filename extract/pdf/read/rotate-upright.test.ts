import { describe, expect, it } from 'vitest';
import type { Glyph, Page } from '../pdf-types';
import { boxOnSheet, standUpright } from './rotate-upright';

const glyph = (text: string, more: Partial<Glyph> = {}): Glyph => ({
  text,
  x: 20,
  y: 30,
  width: 5,
  size: 10,
  font: 0,
  colour: '#000000',
  outline: text,
  turn: 0,
  stroked: false,
  ...more,
});
const page = (more: Partial<Page>): Page => ({
  sheet: 1,
  width: 100,
  height: 200,
  glyphs: [],
  shapes: [],
  ...more,
});

describe('standUpright', () => {
  it('turns a page with all that is drawn on it, and knows the way back', () => {
    const box = [10, 20, 14, 26] as const;
    const path = 'M10 20L14 20C14 22 14 24.5 14 26Z';
    const upright = standUpright(
      page({
        glyphs: [glyph('o', { turn: 1 })],
        shapes: [{ kind: 'fill', box, colour: '#000000', rectangle: false, path }],
      }),
    );
    const [shape] = upright.shapes;
    expect(upright).toMatchObject({ width: 200, height: 100, turned: 1 });
    expect(shape).toMatchObject({
      box: [20, 86, 26, 90],
      path: 'M20 90L20 86C22 86 24.5 86 26 86Z',
    });
    expect(boxOnSheet(shape?.box ?? box, upright)).toEqual(box);
  });

  it('takes a sign of any private plane for a drawing, and for no icon of ours', () => {
    const { glyphs } = standUpright(
      page({ glyphs: ['\ue012', '\u{f0000}', '\u{10fffd}'].map((text, at) => glyph(text, { x: 20 * at })) }),
    );
    expect(glyphs.map(({ text, outline }) => [text, outline])).toEqual([
      ['\ue012', '\ue012'],
      ['\ue000', '\u{f0000}'],
      ['\ue000', '\u{10fffd}'],
    ]);
  });
});
