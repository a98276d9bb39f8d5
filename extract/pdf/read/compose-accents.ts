// Combines an accent glyph with the letter under it into one character: a grave accent over “e” becomes “è”. TeX
// prints accents as separate glyphs.
import type { Glyph } from '../pdf-types';

/** For each accent character, the combining character that Unicode normalization joins to a letter. */
const MARKS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  ˋ: '\u0300',
  '´': '\u0301',
  ˊ: '\u0301',
  ˆ: '\u0302',
  '^': '\u0302',
  '˜': '\u0303',
  '~': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
};
const DOTLESS: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };
/**
 * Maximum distances between the centers of an accent and its letter, along and across the line, as shares of the font
 * size.
 */
const [MAX_ALONG, MAX_ACROSS] = [0.22, 0.45];
/**
 * Width and height of the grid cells into which letters are sorted, in points. Because of the grid, each accent is
 * compared only with nearby letters.
 */
const CELL = 16;

export function composeAccents(glyphs: readonly Glyph[]): Glyph[] {
  const accents = glyphs.filter(({ text }) => MARKS[text]);
  if (!accents.length) return [...glyphs];
  const cells = new Map<string, Glyph[]>();
  const cellOf = (x: number, y: number) => `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;
  for (const glyph of glyphs)
    if (/^\p{L}$/u.test(glyph.text)) {
      const key = cellOf(glyph.x, glyph.y);
      cells.set(key, [...(cells.get(key) ?? []), glyph]);
    }
  const near = ({ x, y }: Glyph): Glyph[] =>
    [-CELL, 0, CELL].flatMap((dx) =>
      [-CELL, 0, CELL].flatMap((dy) => cells.get(cellOf(x + dx, y + dy)) ?? []),
    );
  const composed = new Map<Glyph, string>();
  const used = new Set<Glyph>();
  for (const accent of accents) {
    const base = near(accent).find((letter) => !composed.has(letter) && isUnder(letter, accent));
    const text = base && compose(base.text, MARKS[accent.text] ?? '');
    if (!base || !text) continue;
    composed.set(base, text);
    used.add(accent);
  }
  return glyphs.flatMap((glyph) =>
    used.has(glyph) ? [] : [composed.has(glyph) ? { ...glyph, text: composed.get(glyph) ?? '' } : glyph],
  );
}

const isUnder = (letter: Glyph, accent: Glyph): boolean =>
  letter.rotation === accent.rotation &&
  Math.abs(letter.x + letter.width / 2 - accent.x - accent.width / 2) < MAX_ALONG * letter.size &&
  Math.abs(letter.y - accent.y) < MAX_ACROSS * letter.size &&
  Math.abs(letter.size - accent.size) < 0.3 * letter.size;

/** Returns the letter with the accent, or undefined if Unicode has no single character for it. */
function compose(letter: string, mark: string): string | undefined {
  const composed = ((DOTLESS[letter] ?? letter) + mark).normalize('NFC');
  return [...composed].length === 1 ? composed : undefined;
}
