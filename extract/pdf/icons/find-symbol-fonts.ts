// Finds the fonts whose glyphs are symbols instead of letters, and decides which symbols are bullets and which are
// icons. In such a font, the character code says nothing: an “A” may draw a sword.
import type { RowSegment } from '../layout/group-glyphs-into-rows';
import type { Font, Glyph } from '../pdf-types';

export type FontUse = 'text' | 'symbols';

/** Matches the name of a symbol font: `Wingdings`, `ZapfDingbats`, `FontAwesome`. */
const SYMBOL_FONT = /dingbat|wingding|webding|symbol|icon|glyph|pictos|awesome|ornament|bullet/i;
/** Matches characters that are bullets in every font. */
export const BULLET =
  /^[•●○■□▪▫▸►▶▷◆◇❖✓✔➢➤➔→☞·‣⁃◦∙★☆♦✦✧✶✱✳❑❒❏∗*\u25a0-\u25ff\u2700-\u27bf\uf0a7\uf0b7\uf0d8\uf076\uf06e\uf075]$/u;
const LETTERS = /[\p{L}\p{Nd}]/u;
/**
 * Minimum number of different digits in a font of numerals. Such a font has no other glyphs. Its digits may stand alone
 * in the cells of a table, but they are text, not symbols.
 */
const MIN_NUMERALS = 4;

/**
 * Returns for each font whether the book uses it for words (`text`) or for single symbols. A font is a symbol font if
 * nearly all its glyphs stand alone between glyphs of other fonts.
 */
export function findSymbolFonts(pieces: readonly RowSegment[], fonts: readonly Font[]): FontUse[] {
  const runs = fonts.map(() => ({ all: 0, alone: 0 }));
  const families = new Map<string, number>();
  const texts = fonts.map(() => new Set<string>());
  for (const { glyphs } of pieces)
    for (const run of runsOf(glyphs)) {
      const [first] = run;
      const count = first && runs[first.font];
      if (!first || !count) continue;
      const { family = '', isType3 } = fonts[first.font] ?? {};
      count.all++;
      for (const { text } of run) texts[first.font]?.add(text);
      if (isType3 ? !isWord(run) : run.length <= 1) count.alone++;
      else families.set(family, (families.get(family) ?? 0) + 1);
    }
  return fonts.map(({ name, family, isType3 }, at) => {
    const { all, alone } = runs[at] ?? { all: 0, alone: 0 };
    const spellsWords = (families.get(family) ?? 0) > 0.1 * all;
    if (SYMBOL_FONT.test(name) && alone >= 0.5 * all) return 'symbols';
    if (!isType3 && isNumerals(texts[at])) return 'text';
    return all >= (isType3 ? 1 : 2) && alone >= 0.95 * all && !spellsWords ? 'symbols' : 'text';
  });
}

const isNumerals = (texts: ReadonlySet<string> = new Set()): boolean =>
  texts.size >= MIN_NUMERALS && [...texts].every((text) => /^\d$/.test(text));

/**
 * Whether the run of glyphs has at least three different letters or digits. A run with fewer may be a row of symbols,
 * such as three equal dice.
 */
const isWord = (run: readonly Glyph[]): boolean =>
  new Set(run.flatMap(({ text }) => (LETTERS.test(text) ? [text] : []))).size >= 3;

/** Splits glyphs into runs of successive glyphs of one font, without spaces. */
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

/**
 * Whether the glyph is a symbol: a private-use character, or a letter or digit in a symbol font. In a symbol font that
 * is a Type 3 font (a font whose glyphs are small drawings), every glyph except a bullet is a symbol.
 */
export const isSymbol = ({ text, font }: Glyph, uses: readonly FontUse[], fonts: readonly Font[]): boolean =>
  /^[\ue000-\uf8ff]/u.test(text) ||
  (uses[font] === 'symbols' && (LETTERS.test(text) || (fonts[font]?.isType3 === true && !BULLET.test(text))));

/** A symbol is an icon if at least this share of its copies is inside lines, and otherwise a bullet. */
const MIN_INLINE_SHARE = 0.3;

const symbolKey = ({ font, outlineKey, text }: Glyph): string => `${font} ${outlineKey || text}`;

/**
 * Returns a function that tells whether a symbol is an icon. All copies of a symbol are counted first, so an icon is
 * also recognized where it starts a line.
 */
export function findInlineSymbols(
  pieces: readonly RowSegment[],
  uses: readonly FontUse[],
  fonts: readonly Font[],
): (glyph: Glyph) => boolean {
  const counts = new Map<string, { all: number; inside: number }>();
  for (const { glyphs } of pieces)
    glyphs
      .filter(({ text }) => text.trim())
      .forEach((glyph, at) => {
        if (!isSymbol(glyph, uses, fonts)) return;
        const { all, inside } = counts.get(symbolKey(glyph)) ?? { all: 0, inside: 0 };
        counts.set(symbolKey(glyph), { all: all + 1, inside: inside + (at ? 1 : 0) });
      });
  return (glyph) => {
    const { all, inside } = counts.get(symbolKey(glyph)) ?? { all: 0, inside: 0 };
    return inside > 0 && inside >= MIN_INLINE_SHARE * all;
  };
}
