// Finds out, over the whole book, which fonts hold only signs: bullets in front of lines, or icons inside them.
import type { Piece } from '../layout/group-rows';
import type { Font, Glyph } from '../pdf-types';

export type FontUse = 'text' | 'signs';

const SIGN_FONT = /dingbat|wingding|webding|symbol|icon|glyph|pictos|awesome|ornament|bullet/i;
/** Signs that are bullets in any font. */
export const BULLET =
  /^[•●○■□▪▫▸►▶▷◆◇❖✓✔➢➤➔→☞·‣⁃◦∙★☆♦✦✧✶✱✳❑❒❏∗*\u25a0-\u25ff\u2700-\u27bf\uf0a7\uf0b7\uf0d8\uf076\uf06e\uf075]$/u;
const LETTERS = /[\p{L}\p{Nd}]/u;

/** For every font: does it hold letters of words, or signs that stand alone? */
export function findSymbolFonts(pieces: readonly Piece[], fonts: readonly Font[]): FontUse[] {
  const runs = fonts.map(() => ({ all: 0, alone: 0 }));
  const families = new Map<string, number>();
  for (const { glyphs } of pieces)
    for (const run of runsOf(glyphs)) {
      const [first] = run;
      const count = first && runs[first.font];
      if (!first || !count) continue;
      const { family = '', drawn } = fonts[first.font] ?? {};
      count.all++;
      if (drawn ? !isWord(run) : run.length <= 1) count.alone++;
      else families.set(family, (families.get(family) ?? 0) + 1);
    }
  return fonts.map(({ name, family, drawn }, at) => {
    const { all, alone } = runs[at] ?? { all: 0, alone: 0 };
    const spells = (families.get(family) ?? 0) > 0.1 * all;
    if (SIGN_FONT.test(name) && alone >= 0.5 * all) return 'signs';
    return all >= (drawn ? 1 : 2) && alone >= 0.95 * all && !spells ? 'signs' : 'text';
  });
}

/** Drawings may stand side by side; three letters or digits that differ are a word. */
const isWord = (run: readonly Glyph[]): boolean =>
  new Set(run.flatMap(({ text }) => (LETTERS.test(text) ? [text] : []))).size >= 3;

/** Neighbours of one font, spaces left out. */
function runsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const runs: Glyph[][] = [];
  for (const glyph of glyphs) {
    if (!glyph.text.trim()) continue;
    const open = runs.at(-1);
    if (open && open[0]?.font === glyph.font) open.push(glyph);
    else runs.push([glyph]);
  }
  return runs;
}

/** A letter or a digit of a font of signs, or of a private code, means a drawing and no letter. */
export const isDrawn = ({ text, font }: Glyph, uses: readonly FontUse[], fonts: readonly Font[]): boolean =>
  /^[\ue000-\uf8ff]/u.test(text) ||
  (uses[font] === 'signs' && (LETTERS.test(text) || (fonts[font]?.drawn === true && !BULLET.test(text))));

/** Share of its places inside lines from which on a drawn sign is an icon, also where it opens a line. */
const INSIDE = 0.3;

const signKey = ({ font, outline, text }: Glyph): string => `${font} ${outline || text}`;

/** Tells a drawn sign that is met among words, and so is an icon in front of them too, from one that only opens lines. */
export function findInner(
  pieces: readonly Piece[],
  uses: readonly FontUse[],
  fonts: readonly Font[],
): (glyph: Glyph) => boolean {
  const counts = new Map<string, { all: number; inside: number }>();
  for (const { glyphs } of pieces)
    glyphs
      .filter(({ text }) => text.trim())
      .forEach((glyph, at) => {
        if (!isDrawn(glyph, uses, fonts)) return;
        const { all, inside } = counts.get(signKey(glyph)) ?? { all: 0, inside: 0 };
        counts.set(signKey(glyph), { all: all + 1, inside: inside + (at ? 1 : 0) });
      });
  return (glyph) => {
    const { all, inside } = counts.get(signKey(glyph)) ?? { all: 0, inside: 0 };
    return inside > 0 && inside >= INSIDE * all;
  };
}
