// Finds bold fonts by their strokes, because the names of some bold fonts do not contain “bold”, and headings are
// recognized by their weight. A font is bold if its letters have strokes at least 1.3 times as wide as the same letters
// of the main font. Each different letter of a font is measured once.

import { cachedTest } from '../../text/cached-pattern-match';
import { median } from '../layout/median';
import type { Font, PdfContent } from '../pdf-types';

const isLetter = cachedTest(/^\p{L}$/u);

/** Minimum stroke width of a bold font, as a multiple of the main font's stroke width. */
const MIN_BOLD_RATIO = 1.3;
const BOLD_WEIGHT = 700;
/** Minimum number of different letters that the book prints in both fonts, so that the fonts can be compared. */
const MIN_SHARED_LETTERS = 4;

export function measureFontWeights(content: PdfContent): Font[] {
  const { fonts } = content;
  if (!fonts.some(({ hasNamedWeight }) => !hasNamedWeight)) return [...fonts];
  const main = findMainFont(content);
  const strokes = measureStrokes(content, (at) => at === main || !fonts[at]?.hasNamedWeight);
  return fonts.map((font, at) => {
    const ratio = font.hasNamedWeight || at === main ? 1 : compare(strokes[at], strokes[main]);
    return ratio >= MIN_BOLD_RATIO && font.weight < BOLD_WEIGHT ? { ...font, weight: BOLD_WEIGHT } : font;
  });
}

/** Stroke width of each letter of a font, as a share of the letter's height. */
type Strokes = Map<string, number>;

/** Returns the index of the font with the most letters. */
function findMainFont({ pages, fonts }: PdfContent): number {
  const letters = fonts.map(() => 0);
  for (const { glyphs } of pages)
    for (const { text, font } of glyphs) if (isLetter(text)) letters[font] = (letters[font] ?? 0) + 1;
  return letters.indexOf(Math.max(...letters));
}

/** Measures only the letters of the fonts that `isWanted` selects, because measuring is slow. */
function measureStrokes(
  { pages, fonts, outlines }: PdfContent,
  isWanted: (font: number) => boolean,
): Strokes[] {
  const strokes = fonts.map((): Strokes => new Map());
  const wanted = fonts.map((_, at) => isWanted(at));
  for (const { glyphs } of pages)
    for (const { text, font, outlineKey } of glyphs) {
      const own = strokes[font];
      if (own && wanted[font] && !own.has(text) && isLetter(text))
        own.set(text, strokeWidth(outlines.get(outlineKey) ?? ''));
    }
  return strokes;
}

/**
 * Compares the stroke widths of the letters that both fonts have. Returns the median of the ratios `own` / `main`, or 1
 * if the fonts have fewer than `MIN_SHARED_LETTERS` letters in common.
 */
function compare(own: Strokes = new Map(), main: Strokes = new Map()): number {
  const ratios = [...own].flatMap(([letter, stroke]) =>
    stroke && main.get(letter) ? [stroke / (main.get(letter) as number)] : [],
  );
  return ratios.length < MIN_SHARED_LETTERS ? 1 : median(ratios);
}

/**
 * Returns a measure of the stroke width of a letter, relative to its height: area / perimeter / height of its
 * outline. For a long stroke, area / perimeter is about half the stroke width. The area is computed with the shoelace
 * formula, which subtracts holes.
 */
function strokeWidth(path: string): number {
  let [area, perimeter, low, high] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const part of path.split('M').slice(1)) {
    const numbers = part.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const next = at + 3 < numbers.length ? at + 2 : 0;
      const [x = 0, y = 0] = [numbers[at], numbers[at + 1]];
      const [toX = 0, toY = 0] = [numbers[next], numbers[next + 1]];
      area += x * toY - toX * y;
      perimeter += Math.hypot(toX - x, toY - y);
      low = Math.min(low, y);
      high = Math.max(high, y);
    }
  }
  return perimeter && high > low ? Math.abs(area) / perimeter / (high - low) : 0;
}
