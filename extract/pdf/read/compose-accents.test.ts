// Tests the combination of accents with letters.
import { describe, expect, it } from 'vitest';
import type { Glyph } from '../pdf-types';
import { composeAccents } from './compose-accents';
import { testGlyph } from './glyph-fixture';

const glyph = (text: string, x: number, y = 100): Glyph => testGlyph(text, x, { y });
const read = (...glyphs: Glyph[]) =>
  composeAccents(glyphs)
    .map(({ text }) => text)
    .join('');

describe('composeAccents', () => {
  it('combines an accent with the letter under it', () => {
    expect(read(glyph('p', 0), glyph('`', 5), glyph('e', 5), glyph('r', 10))).toBe('pèr');
    // The accent is raised over a capital letter in the first case, and printed over a dotless letter in the second.
    expect(read(glyph('`', 5.4, 97), glyph('E', 5))).toBe('È');
    expect(read(glyph('d', 0), glyph('`', 5), glyph('ı', 5))).toBe('dì');
  });

  it('leaves an accent that is next to a letter, or over a letter that has no accented form', () => {
    expect(read(glyph('a', 0), glyph('`', 5), glyph('e', 10))).toBe('a`e');
    expect(read(glyph('´', 5), glyph('ж', 5))).toBe('´ж');
  });
});
