// Tests where spaces between words are detected.
import { describe, expect, it } from 'vitest';
import type { Font, Glyph } from '../pdf-types';
import { joinGlyphs } from './word-spacing';

const FONTS: Font[] = [400, 700].map((weight) => ({
  name: 'Owl',
  family: 'owl',
  weight,
  italic: false,
  ascent: 0.8,
  descent: 0.2,
}));

/**
 * Creates glyphs that are 5 points wide, with a font size of 10 points. `gap` is the gap after every letter, and `word`
 * is the additional gap that each `|` in the text stands for. Both are multiples of the font size. A `|` creates no
 * space character.
 */
function glyphs(text: string, { gap = 0, word = 0.3, font = 0 } = {}): Glyph[] {
  let x = 0;
  return [...text].flatMap((letter): Glyph[] => {
    if (letter === '|') {
      x += 10 * word;
      return [];
    }
    const glyph = {
      text: letter,
      x,
      y: 100,
      width: 5,
      size: 10,
      font,
      colour: '#000000',
      outlineKey: '',
      rotation: 0,
      stroked: false,
    };
    x += 5 + 10 * gap;
    return [glyph];
  });
}

const words = (list: Glyph[]): string =>
  joinGlyphs(list, FONTS)
    .map(({ text }) => text)
    .join('');

describe('joinGlyphs', () => {
  it('finds a space at a space character or a gap', () => {
    expect(words(glyphs('an owl'))).toBe('an owl');
    expect(words(glyphs('an|owl|sleeps'))).toBe('an owl sleeps');
  });

  it('reads letterspaced text as words', () => {
    expect(words(glyphs('SETUP', { gap: 0.35 }))).toBe('SETUP');
    expect(words(glyphs('GAME|END', { gap: 0.3, word: 0.5 }))).toBe('GAME END');
    expect(words(glyphs('C O M P O N E N T S'))).toBe('COMPONENTS');
  });

  it('removes the space character after a ligature inside a word', () => {
    const list = glyphs('con_ ict').map((glyph) => (glyph.text === '_' ? { ...glyph, text: 'fl' } : glyph));
    expect(words(list)).toBe('conflict');
  });

  it('starts a new span at bold text', () => {
    const bold = glyphs('owl', { font: 1 });
    const rest = glyphs('sleeps').map((glyph) => ({ ...glyph, x: glyph.x + 18 }));
    expect(joinGlyphs([...bold, ...rest], FONTS).map(({ text, bold: heavy }) => [text, heavy])).toEqual([
      ['owl ', true],
      ['sleeps', false],
    ]);
  });
});
