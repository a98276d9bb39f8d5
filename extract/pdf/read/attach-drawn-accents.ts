// Adds drawn accents to letters. Some books draw an accent as a shape, because the font of their titles lacks
// accented letters: a stroke over “E” makes “É”.
import type { Glyph, Shape } from '../pdf-types';

/** Minimum width, maximum width and maximum height of an accent stroke, as shares of the font size. */
const [MIN_WIDTH, MAX_WIDTH, MAX_HEIGHT] = [0.08, 0.45, 0.35];
/** Minimum and maximum distance of the stroke's lower end from the baseline, as shares of the font size. */
const [MIN_RISE, MAX_RISE] = [0.45, 1];
/**
 * Minimum slope of an accent, as a share of the stroke's height. The slope of an acute or grave accent is the
 * difference in height between its two ends. The slope of a circumflex is the difference between its middle and each
 * end.
 */
const MIN_SLOPE = 0.3;
const [GRAVE, ACUTE, CIRCUMFLEX] = ['\u0300', '\u0301', '\u0302'];
/** Maximum width and height of a shape that may be an accent, in points. */
const MAX_SIZE = 24;
/**
 * Width of the vertical strips into which letters are sorted, in points. Because of the strips, each stroke is compared
 * only with nearby letters, not with all letters of the page.
 */
const STRIP = 12;

const stripOf = (left: number, right: number): number => Math.floor((left + right) / 2 / STRIP);

export function applyDrawnAccents(glyphs: readonly Glyph[], shapes: readonly Shape[]): Glyph[] {
  const strokes = shapes.filter(
    ({ kind, path, rectangle, box: [left, top, right, bottom] }) =>
      kind === 'fill' && path && !rectangle && right - left < MAX_SIZE && bottom - top < MAX_SIZE,
  );
  if (!strokes.length) return [...glyphs];
  const strips = new Map<number, Glyph[]>();
  for (const glyph of glyphs)
    if (glyph.rotation === 0 && /^[aeiou]$/i.test(glyph.text)) {
      const strip = stripOf(glyph.x, glyph.x + glyph.width);
      const here = strips.get(strip);
      if (here) here.push(glyph);
      else strips.set(strip, [glyph]);
    }
  const marked = new Map<Glyph, string>();
  for (const stroke of strokes) {
    const strip = stripOf(stroke.box[0], stroke.box[2]);
    const near = [-1, 0, 1].flatMap((step) => strips.get(strip + step) ?? []);
    const base = near.find((vowel) => !marked.has(vowel) && isOver(stroke, vowel));
    const mark = base && markOf(stroke);
    if (base && mark) marked.set(base, (base.text + mark).normalize('NFC'));
  }
  return glyphs.map((glyph) => (marked.has(glyph) ? { ...glyph, text: marked.get(glyph) ?? '' } : glyph));
}

function isOver(
  { box: [left, top, right, bottom], colour }: Shape,
  { x, y, width, size, colour: own }: Glyph,
): boolean {
  const rise = (y - bottom) / size;
  return (
    colour === own &&
    Math.abs((left + right) / 2 - x - width / 2) < 0.25 * width &&
    rise > MIN_RISE &&
    rise < MAX_RISE &&
    right - left > MIN_WIDTH * size &&
    right - left < MAX_WIDTH * size &&
    bottom - top < MAX_HEIGHT * size
  );
}

/**
 * Returns the combining accent that the stroke looks like, from the mean heights of its left, middle and right third.
 * Returns undefined for a flat or round shape.
 */
function markOf({ path = '', box: [left, top, right, bottom] }: Shape): string | undefined {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const heights: [number[], number[], number[]] = [[], [], []];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const third = Math.floor((3 * ((numbers[at] ?? 0) - left)) / Math.max(0.01, right - left));
    heights[Math.min(2, Math.max(0, third)) as 0 | 1 | 2].push(numbers[at + 1] ?? 0);
  }
  const [start, middle, end] = heights.map(
    (some) => some.reduce((sum, one) => sum + one, 0) / Math.max(1, some.length),
  ) as [number, number, number];
  if (!heights[0].length || !heights[2].length) return undefined;
  const minSlope = MIN_SLOPE * (bottom - top);
  if (start - end > minSlope) return ACUTE;
  if (end - start > minSlope) return GRAVE;
  return heights[1].length && start - middle > minSlope && end - middle > minSlope ? CIRCUMFLEX : undefined;
}
