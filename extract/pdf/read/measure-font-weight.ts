// Finds bold fonts whose names do not contain the weight, by comparing the stroke width of their letters with the main
// font.
import { median } from '../layout/median';
import type { Font, PdfContent } from '../pdf-types';

/** Minimum stroke width of a bold font, as a multiple of the main font's stroke width. */
const MIN_BOLD_RATIO = 1.3;
const BOLD_WEIGHT = 700;
/** Minimum number of letters that two fonts must share to be compared. */
const MIN_SHARED_LETTERS = 4;

export function measureFontWeights(content: PdfContent): Font[] {
  const { fonts } = content;
  if (!fonts.some(({ hasNamedWeight }) => !hasNamedWeight)) return [...fonts];
  const fontLetters = measureLetters(content);
  const main = fontLetters.reduce(
    (best, { letters }, at) => (letters > (fontLetters[best]?.letters ?? 0) ? at : best),
    0,
  );
  return fonts.map((font, at) => {
    const ratio =
      font.hasNamedWeight || at === main ? 1 : compare(fontLetters[at]?.strokes, fontLetters[main]?.strokes);
    return ratio >= MIN_BOLD_RATIO && font.weight < BOLD_WEIGHT ? { ...font, weight: BOLD_WEIGHT } : font;
  });
}

interface FontLetters {
  letters: number;
  /** Stroke width of each letter, as a share of its height. */
  strokes: Map<string, number>;
}

function measureLetters({ pages, fonts, outlines }: PdfContent): FontLetters[] {
  const fontLetters = fonts.map((): FontLetters => ({ letters: 0, strokes: new Map() }));
  for (const { glyphs } of pages)
    for (const { text, font, outlineKey } of glyphs) {
      const own = fontLetters[font];
      if (!own || !/^\p{L}$/u.test(text)) continue;
      own.letters++;
      if (!own.strokes.has(text)) own.strokes.set(text, strokeWidth(outlines.get(outlineKey) ?? ''));
    }
  return fontLetters;
}

/** Returns the median ratio of the stroke widths over all shared letters, or 1 if the fonts share too few letters. */
function compare(own: FontLetters['strokes'] = new Map(), main: FontLetters['strokes'] = new Map()): number {
  const ratios = [...own].flatMap(([letter, stroke]) =>
    stroke && main.get(letter) ? [stroke / (main.get(letter) as number)] : [],
  );
  return ratios.length < MIN_SHARED_LETTERS ? 1 : median(ratios);
}

/**
 * Returns the stroke width of an outline as a share of its height: area / perimeter / height. The area is calculated
 * with the shoelace formula, which subtracts holes.
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
