// Creates a glyph with default values, for tests.
import type { Glyph } from '../pdf-types';

export const testGlyph = (text: string, x: number, more: Partial<Glyph> = {}): Glyph => ({
  text,
  x,
  y: 100,
  width: 5,
  size: 10,
  font: 0,
  colour: '#000000',
  outlineKey: '',
  rotation: 0,
  stroked: false,
  ...more,
});
