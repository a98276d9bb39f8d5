// Puts accents on their letters that a typesetter drew one upon the other: «`» over «e» is «è».
import type { Glyph } from '../pdf-types';

/** Accents that stand alone, and the marks that combine. */
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
/** Shares of the size: how far apart the middles of accent and letter may be, along the line and across it. */
const [ALONG, ACROSS] = [0.22, 0.45];
/** Side of a square in which letters are looked up. */
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
  const gone = new Set<Glyph>();
  for (const accent of accents) {
    const home = near(accent).find((letter) => !composed.has(letter) && isUnder(letter, accent));
    const text = home && compose(home.text, MARKS[accent.text] ?? '');
    if (!home || !text) continue;
    composed.set(home, text);
    gone.add(accent);
  }
  return glyphs.flatMap((glyph) =>
    gone.has(glyph) ? [] : [composed.has(glyph) ? { ...glyph, text: composed.get(glyph) ?? '' } : glyph],
  );
}

const isUnder = (letter: Glyph, accent: Glyph): boolean =>
  letter.turn === accent.turn &&
  Math.abs(letter.x + letter.width / 2 - accent.x - accent.width / 2) < ALONG * letter.size &&
  Math.abs(letter.y - accent.y) < ACROSS * letter.size &&
  Math.abs(letter.size - accent.size) < 0.3 * letter.size;

/** Nothing where no such letter is written. */
function compose(letter: string, mark: string): string | undefined {
  const whole = ((DOTLESS[letter] ?? letter) + mark).normalize('NFC');
  return [...whole].length === 1 ? whole : undefined;
}
