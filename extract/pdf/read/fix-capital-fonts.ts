// Converts text to capitals if its font draws every letter as a capital. The file then contains a random mix of
// capital and lowercase letters, which readers of the printed book do not see: “hoW To WiN” becomes “HOW TO WIN”.

import { cachedTest } from '../../text/cached-pattern-match';
import { median } from '../layout/median';
import type { Glyph, PdfContent } from '../pdf-types';

const isLowercase = cachedTest(/^\p{Ll}$/u);
const isUppercase = cachedTest(/^\p{Lu}$/u);

/**
 * Matches lowercase letters without an ascender (“low letters”). In an ordinary font, they are much lower than
 * letters with an ascender; in a font of capitals, all letters have one height.
 */
const LOW = /^[acemnorsuvwxz]$/;
const ASCENDER = /^[bdfhkl]$/;
/**
 * A font draws every letter as a capital if its low letters are nearly as tall as its other letters. This is the
 * minimum ratio between the height of the low letters and the height of the letters with an ascender, or of the
 * capitals.
 */
const MIN_HEIGHT_RATIO = 0.92;
/** A font is judged only if the heights of at least this many different low letters are known. */
const MIN_LETTERS = 3;

export function fixCapitalFonts(content: PdfContent): PdfContent {
  const names = content.fonts.map(({ name }) => name);
  const jumbled = findJumbledFonts(content, names);
  if (!jumbled.size) return content;
  const heights = measureHeights(content, names, jumbled);
  const capital = new Set([...jumbled].filter((name) => isCapitalFont(heights.get(name))));
  if (!capital.size) return content;
  const inCapitals = (glyph: Glyph): Glyph =>
    capital.has(names[glyph.font] ?? '') ? { ...glyph, text: glyph.text.toUpperCase() } : glyph;
  return {
    ...content,
    pages: content.pages.map((page) => ({ ...page, glyphs: page.glyphs.map(inCapitals) })),
  };
}

/** Returns the names of the fonts in which a capital follows a lowercase letter inside a word. */
function findJumbledFonts({ pages }: PdfContent, names: readonly string[]): Set<string> {
  const jumbled = new Set<string>();
  for (const { glyphs } of pages)
    for (let at = 1; at < glyphs.length; at++) {
      const [before, glyph] = [glyphs[at - 1] as Glyph, glyphs[at] as Glyph];
      if (
        isLowercase(before.text) &&
        isUppercase(glyph.text) &&
        names[before.font] === names[glyph.font] &&
        Math.abs(before.y - glyph.y) < 0.1 * glyph.size &&
        Math.abs(glyph.x - before.x - before.width) < 0.15 * glyph.size
      )
        jumbled.add(names[glyph.font] ?? '');
    }
  return jumbled;
}

/** The height of each letter of a font above the baseline, in thousandths of the font size. */
type Heights = Map<string, number>;

function measureHeights(
  { pages, outlines }: PdfContent,
  names: readonly string[],
  wanted: ReadonlySet<string>,
): Map<string, Heights> {
  const fonts = new Map([...wanted].map((name): [string, Heights] => [name, new Map()]));
  for (const { glyphs } of pages)
    for (const { text, font, outlineKey } of glyphs) {
      const own = fonts.get(names[font] ?? '');
      if (!own || own.has(text) || !/^[A-Za-z]$/.test(text)) continue;
      const height = topOf(outlines.get(outlineKey) ?? '');
      if (height > 0) own.set(text, height);
    }
  return fonts;
}

/** Returns the highest y coordinate of an SVG path, in which every second number is a y coordinate. */
const topOf = (path: string): number =>
  Math.max(0, ...(path.match(/-?\d+(?:\.\d+)?/g) ?? []).flatMap((y, at) => (at % 2 ? [Number(y)] : [])));

function isCapitalFont(heights: Heights = new Map()): boolean {
  const of = (letters: RegExp) =>
    [...heights].flatMap(([letter, top]) => (letters.test(letter) ? [top] : []));
  const [low, ascender, capitals] = [of(LOW), of(ASCENDER), of(/^[A-Z]$/)];
  const high = ascender.length ? ascender : capitals;
  return low.length >= MIN_LETTERS && high.length > 0 && median(low) >= MIN_HEIGHT_RATIO * median(high);
}
