import { describe, expect, it } from 'vitest';
import type { Font, PdfContent } from '../pdf-types';
import { fixCapitalFonts } from './fix-capital-fonts';
import { testGlyph } from './glyph-fixture';

const FONT: Font = { name: 'Owl-Caps', family: 'owl', weight: 400, italic: false, ascent: 0.8, descent: 0.2 };

/**
 * Returns the content of a PDF with one page of words. The letters of its font have the heights that `heightOf`
 * returns.
 */
function contentOf(words: readonly string[], heightOf: (letter: string) => number): PdfContent {
  const glyphs = words.flatMap((word, row) =>
    [...word].map((text, at) => ({
      ...testGlyph(text, 6 * at, { y: 20 * row, width: 6, outlineKey: text }),
    })),
  );
  const letters = new Set(words.join(''));
  const outlines = new Map([...letters].map((letter) => [letter, `M0 0L500 0L500 ${heightOf(letter)}Z`]));
  return {
    pages: [{ sheet: 1, width: 400, height: 400, glyphs, shapes: [] }],
    fonts: [FONT],
    images: new Map(),
    outlines,
    drawings: new Map(),
    title: '',
  };
}

const textOf = ({ pages }: PdfContent): string => pages[0]?.glyphs.map(({ text }) => text).join('') ?? '';

describe('fixCapitalFonts', () => {
  it('converts the text of a font of capitals to capitals if the file mixes cases at random', () => {
    expect(textOf(fixCapitalFonts(contentOf(['hoW', 'seTUP', 'blacK'], () => 690)))).toBe('HOWSETUPBLACK');
  });

  it('leaves text in a font of small capitals unchanged if its cases are correct', () => {
    expect(textOf(fixCapitalFonts(contentOf(['Move', 'Black'], () => 690)))).toBe('MoveBlack');
  });

  it('leaves text in an ordinary font unchanged, whatever its cases', () => {
    const heightOf = (letter: string) => (/[acemnorsuvwxz]/.test(letter) ? 500 : 700);
    expect(textOf(fixCapitalFonts(contentOf(['eBook', 'iceBreaker'], heightOf)))).toBe('eBookiceBreaker');
  });
});
