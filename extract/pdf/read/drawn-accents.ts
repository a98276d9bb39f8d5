// Puts accents on their letters that were drawn by hand, because the font of a title has none: a stroke over «E» makes «É».
import type { Glyph, Shape } from '../pdf-types';

/** Shares of the size: how large the stroke may be, and how high over the baseline its lower end stands. */
const [NARROW, WIDE, HIGH] = [0.08, 0.45, 0.35];
const [LOW, TOP] = [0.45, 1];
/** How far its ends differ in height, or its middle from both, as a share of its own height. */
const SLOPE = 0.3;
const [GRAVE, ACUTE, CIRCUMFLEX] = ['\u0300', '\u0301', '\u0302'];
/** Points a side: no accent of a title is larger; and the width of a strip of the page in which letters are looked up. */
const [LARGEST, STRIP] = [24, 12];

const stripOf = (left: number, right: number): number => Math.floor((left + right) / 2 / STRIP);

export function drawAccents(glyphs: readonly Glyph[], shapes: readonly Shape[]): Glyph[] {
  const strokes = shapes.filter(
    ({ kind, path, rectangle, box: [left, top, right, bottom] }) =>
      kind === 'fill' && path && !rectangle && right - left < LARGEST && bottom - top < LARGEST,
  );
  if (!strokes.length) return [...glyphs];
  const strips = new Map<number, Glyph[]>();
  for (const glyph of glyphs)
    if (glyph.turn === 0 && /^[aeiou]$/i.test(glyph.text)) {
      const strip = stripOf(glyph.x, glyph.x + glyph.width);
      const here = strips.get(strip);
      if (here) here.push(glyph);
      else strips.set(strip, [glyph]);
    }
  const marked = new Map<Glyph, string>();
  for (const stroke of strokes) {
    const strip = stripOf(stroke.box[0], stroke.box[2]);
    const near = [-1, 0, 1].flatMap((step) => strips.get(strip + step) ?? []);
    const home = near.find((vowel) => !marked.has(vowel) && isOver(stroke, vowel));
    const mark = home && markOf(stroke);
    if (home && mark) marked.set(home, (home.text + mark).normalize('NFC'));
  }
  return glyphs.map((glyph) => (marked.has(glyph) ? { ...glyph, text: marked.get(glyph) ?? '' } : glyph));
}

function isOver(
  { box: [left, top, right, bottom], colour }: Shape,
  { x, y, width, size, colour: own }: Glyph,
): boolean {
  const above = (y - bottom) / size;
  return (
    colour === own &&
    Math.abs((left + right) / 2 - x - width / 2) < 0.25 * width &&
    above > LOW &&
    above < TOP &&
    right - left > NARROW * size &&
    right - left < WIDE * size &&
    bottom - top < HIGH * size
  );
}

/** By the heights of its ends and its middle; nothing where it is flat or round. */
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
  const least = SLOPE * (bottom - top);
  if (start - end > least) return ACUTE;
  if (end - start > least) return GRAVE;
  return heights[1].length && start - middle > least && end - middle > least ? CIRCUMFLEX : undefined;
}
