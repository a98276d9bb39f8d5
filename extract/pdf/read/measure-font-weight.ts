// Weighs fonts whose names tell nothing by the strokes of their letters, held against the same letters of the book's main font.
import { medianOf } from '../layout/median';
import type { Font, PdfContent } from '../pdf-types';

/** A font with strokes this much thicker than the main one is bold. */
const BOLD = 1.3;
const BOLD_WEIGHT = 700;
/** Letters that two fonts must share. */
const FEWEST = 4;

export function weighFonts(print: PdfContent): Font[] {
  const { fonts } = print;
  if (!fonts.some(({ named }) => !named)) return [...fonts];
  const inks = gatherInks(print);
  const main = inks.reduce((best, { letters }, at) => (letters > (inks[best]?.letters ?? 0) ? at : best), 0);
  return fonts.map((font, at) => {
    const ratio = font.named || at === main ? 1 : compare(inks[at]?.strokes, inks[main]?.strokes);
    return ratio >= BOLD && font.weight < BOLD_WEIGHT ? { ...font, weight: BOLD_WEIGHT } : font;
  });
}

interface Inked {
  letters: number;
  /** How thick the strokes of a letter are for its height. */
  strokes: Map<string, number>;
}

function gatherInks({ pages, fonts, outlines }: PdfContent): Inked[] {
  const inks = fonts.map((): Inked => ({ letters: 0, strokes: new Map() }));
  for (const { glyphs } of pages)
    for (const { text, font, outline } of glyphs) {
      const own = inks[font];
      if (!own || !/^\p{L}$/u.test(text)) continue;
      own.letters++;
      if (!own.strokes.has(text)) own.strokes.set(text, strokeOf(outlines.get(outline) ?? ''));
    }
  return inks;
}

/** The middle one of the ratios of shared letters. */
function compare(own: Inked['strokes'] = new Map(), main: Inked['strokes'] = new Map()): number {
  const ratios = [...own].flatMap(([letter, stroke]) =>
    stroke && main.get(letter) ? [stroke / (main.get(letter) as number)] : [],
  );
  return ratios.length < FEWEST ? 1 : medianOf(ratios);
}

/** What is filled, by the length of its edge and the height; holes run the other way round and are taken off. */
function strokeOf(path: string): number {
  let [area, edge, low, high] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const part of path.split('M').slice(1)) {
    const numbers = part.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const next = at + 3 < numbers.length ? at + 2 : 0;
      const [x = 0, y = 0] = [numbers[at], numbers[at + 1]];
      const [toX = 0, toY = 0] = [numbers[next], numbers[next + 1]];
      area += x * toY - toX * y;
      edge += Math.hypot(toX - x, toY - y);
      low = Math.min(low, y);
      high = Math.max(high, y);
    }
  }
  return edge && high > low ? Math.abs(area) / edge / (high - low) : 0;
}
