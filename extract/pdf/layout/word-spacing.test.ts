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

/** Letters half a size wide; `gap` between them in sizes, `|` a gap of a word that no sign fills. */
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
      outline: '',
      turn: 0,
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

describe('spell', () => {
  it('sees a word end where the file writes a space, or leaves a gap', () => {
    expect(words(glyphs('an owl'))).toBe('an owl');
    expect(words(glyphs('an|owl|sleeps'))).toBe('an owl sleeps');
  });

  it('reads letters that are set apart as words', () => {
    expect(words(glyphs('SETUP', { gap: 0.35 }))).toBe('SETUP');
    expect(words(glyphs('GAME|END', { gap: 0.3, word: 0.5 }))).toBe('GAME END');
    expect(words(glyphs('C O M P O N E N T S'))).toBe('COMPONENTS');
  });

  it('takes the space out that some programs write behind a ligature', () => {
    const list = glyphs('con_ ict').map((glyph) => (glyph.text === '_' ? { ...glyph, text: 'fl' } : glyph));
    expect(words(list)).toBe('conflict');
  });

  it('keeps what is bold apart', () => {
    const bold = glyphs('owl', { font: 1 });
    const rest = glyphs('sleeps').map((glyph) => ({ ...glyph, x: glyph.x + 18 }));
    expect(joinGlyphs([...bold, ...rest], FONTS).map(({ text, bold: heavy }) => [text, heavy])).toEqual([
      ['owl ', true],
      ['sleeps', false],
    ]);
  });
});
