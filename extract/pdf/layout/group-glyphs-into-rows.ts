// Groups the glyphs of a page into rows with a common baseline, and splits each row into segments at the gaps between
// columns. The cost is O(n log n) for n glyphs, and quadratic in the number of segments, which is limited.
import type { Glyph } from '../pdf-types';
import { tooFullError } from '../read/pdf-error';
import { PDF_LIMITS } from '../read/pdf-limits';

/**
 * A part of a row in one column: glyphs from left to right without a gap that may separate columns. Lengths are in
 * points.
 */
export interface RowSegment {
  glyphs: Glyph[];
  left: number;
  right: number;
  base: number;
  size: number;
}

/** Maximum difference between the baselines of one row, as a share of the font size. */
const MAX_BASELINE_SHIFT = 0.25;
/**
 * A gap wider than this, as a multiple of the font size, separates two columns, unless `joinWideGaps` finds text
 * directly above or below the gap.
 */
const COLUMN_GAP = 0.75;
/** A gap wider than this, as a multiple of the font size, always separates two columns. */
const WIDE_GAP = 1.9;

/**
 * Groups the glyphs of a page into rows, and splits the rows into segments. Throws an error that names page `sheet`
 * of the file if the page has too many segments.
 */
export function glyphsToSegments(glyphs: readonly Glyph[], sheet?: number): RowSegment[] {
  const rows = glyphsToRows(glyphs);
  const segments = rows.map(cutRow);
  // The later steps take time proportional to the square of the number of segments, so the number is limited.
  if (segments.reduce((sum, row) => sum + row.length, 0) > PDF_LIMITS.segmentsPerPage)
    throw tooFullError('segmentsPerPage', sheet);
  const joined = joinWideGaps(segments.map(joinLoneLetters));
  return attachSmall(joined.flat());
}

export function glyphsToRows(glyphs: readonly Glyph[]): Glyph[][] {
  const sorted = glyphs.filter(({ text }) => text).sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: { base: number; glyphs: Glyph[] }[] = [];
  for (const glyph of sorted) {
    const row = rows.at(-1);
    if (
      row &&
      glyph.y - row.base <= MAX_BASELINE_SHIFT * Math.min(glyph.size, row.glyphs.at(-1)?.size ?? glyph.size)
    )
      row.glyphs.push(glyph);
    else rows.push({ base: glyph.y, glyphs: [glyph] });
  }
  return rows.map((row) => row.glyphs.sort((a, b) => a.x - b.x));
}

function cutRow(row: readonly Glyph[]): RowSegment[] {
  const segments: RowSegment[] = [];
  for (const glyph of row) {
    const open = segments.at(-1);
    if (!glyph.text.trim()) {
      // A space character never makes a segment wider. Otherwise the spaces that some programs print between two
      // columns would join the columns.
      if (open && glyph.x - open.right < COLUMN_GAP * open.size) open.glyphs.push(glyph);
      continue;
    }
    const size = open ? Math.min(open.glyphs.at(-1)?.size ?? glyph.size, glyph.size) : glyph.size;
    const isFar = !open || glyph.x - open.right > maxGap(open, glyph, size);
    if (open && !isFar) {
      open.glyphs.push(glyph);
      open.right = Math.max(open.right, glyph.x + glyph.width);
      open.size = Math.max(open.size, glyph.size);
    } else
      segments.push({
        glyphs: [glyph],
        left: glyph.x,
        right: glyph.x + glyph.width,
        base: glyph.y,
        size: glyph.size,
      });
  }
  for (const segment of segments) {
    segment.base = mostCommonBaseline(segment.glyphs);
    while (segment.glyphs.length && !segment.glyphs.at(-1)?.text.trim()) segment.glyphs.pop();
  }
  return segments;
}

/**
 * Returns the maximum gap, in points, at which `glyph` still belongs to the segment before it. It is larger in
 * letterspaced text, where all gaps between letters are wide.
 */
function maxGap({ glyphs }: RowSegment, glyph: Glyph, size: number): number {
  const last = lastLetters(glyphs, 4);
  const gaps = last.slice(1).map((one, at) => one.x - ((last[at]?.x ?? 0) + (last[at]?.width ?? 0)));
  const usual = gaps.length ? Math.min(...gaps) : 0;
  // A glyph that is more than 1.6 times larger or smaller than the glyph before it always starts another segment.
  const ratio = Math.max(glyph.size, last.at(-1)?.size ?? glyph.size) / size;
  return ratio > 1.6
    ? Number.NEGATIVE_INFINITY
    : COLUMN_GAP * size + Math.max(0, Math.min(usual, 0.6 * size)) * 1.5;
}

/** Returns the last `count` glyphs that are not spaces. */
function lastLetters(glyphs: readonly Glyph[], count: number): Glyph[] {
  const last: Glyph[] = [];
  for (let at = glyphs.length - 1; at >= 0 && last.length < count; at--) {
    const glyph = glyphs[at] as Glyph;
    if (glyph.text.trim()) last.unshift(glyph);
  }
  return last;
}

function mostCommonBaseline(glyphs: readonly Glyph[]): number {
  const counts = new Map<number, number>();
  let best = glyphs[0]?.y ?? 0;
  for (const { y } of glyphs) {
    const key = Math.round(y * 4) / 4;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if ((counts.get(key) ?? 0) > (counts.get(Math.round(best * 4) / 4) ?? 0)) best = y;
  }
  return best;
}

/**
 * Joins the segments on both sides of a single lowercase letter or comma in the same font, as in “à la carte” with wide
 * spaces. The gaps are spaces between words, because a column never consists of one letter.
 */
function joinLoneLetters(row: readonly RowSegment[]): RowSegment[] {
  const joined: RowSegment[] = [];
  for (const [at, segment] of row.entries()) {
    const open = joined.at(-1);
    if (open && (isLoneLetter(open, segment, row[at + 1]) || isLoneLetter(row[at - 2], row[at - 1], segment)))
      append(open, segment);
    else joined.push({ ...segment, glyphs: [...segment.glyphs] });
  }
  return joined;
}

function append(open: RowSegment, { glyphs, right }: RowSegment): void {
  open.glyphs.push(...glyphs);
  open.right = right;
}

const isLoneLetter = (
  before: RowSegment | undefined,
  lone: RowSegment | undefined,
  after: RowSegment | undefined,
): boolean => {
  const [glyph, ...more] = lone?.glyphs ?? [];
  if (!before || !lone || !after || !glyph || more.length || !/^[\p{Ll},;]$/u.test(glyph.text)) return false;
  const far = WIDE_GAP * lone.size;
  return (
    before.glyphs.at(-1)?.font === glyph.font &&
    after.glyphs[0]?.font === glyph.font &&
    lone.left - before.right <= far &&
    after.left - lone.right <= far
  );
};

/**
 * Joins segments across a wide space of justified text. Such a space differs from a gap between columns: the line
 * above or below has text at the same x position.
 */
function joinWideGaps(rows: readonly RowSegment[][]): RowSegment[][] {
  return rows.map((row, at) => {
    const joined: RowSegment[] = [];
    for (const segment of row) {
      const open = joined.at(-1);
      const size = Math.min(open?.size ?? 0, segment.size);
      const isNear = open && segment.left - open.right <= WIDE_GAP * size && sameSize(open, segment);
      const x = open ? (open.right + segment.left) / 2 : 0;
      if (open && isNear && isBridged(rows, at, x, open) && !isGutter(rows, at, x, size))
        append(open, segment);
      else joined.push({ ...segment, glyphs: [...segment.glyphs] });
    }
    return joined;
  });
}

const sameSize = (a: RowSegment, b: RowSegment): boolean =>
  Math.max(a.size, b.size) < 1.25 * Math.min(a.size, b.size);

/** Whether the nearest line above or below has text at this x position. */
function isBridged(
  rows: readonly RowSegment[][],
  at: number,
  x: number,
  { left: start, size }: RowSegment,
): boolean {
  const base = rows[at]?.[0]?.base ?? 0;
  const covers = (step: number): boolean => {
    let most = 1.8 * size;
    for (let other = at + step; rows[other]; other += step) {
      const row = rows[other] as RowSegment[];
      const far = Math.abs((row[0]?.base ?? 0) - base);
      if (far < 0.5 * size) continue;
      if (far > most) return false;
      const near = row.filter(
        ({ left, right, size: own }) =>
          left < x + 20 * size && right > x - 20 * size && own < 1.3 * size && own > 0.75 * size,
      );
      // The short last line of a paragraph ends before the position `x`, so it proves nothing. The loop goes on to the
      // line after this short line.
      const own = near.filter(({ right }) => right > start);
      const isShort =
        own.length > 0 && most < 2 * size && own.every((segment) => segment.right < x && isSentence(segment));
      if (isShort) most = far + 1.8 * size;
      else if (near.length)
        return near.some(({ left, right }) => left < x - 0.3 * size && right > x + 0.3 * size);
    }
    return false;
  };
  return covers(-1) || covers(1) || isOverText(rows, at, x, size);
}

/** Whether the segment is a sentence and not a table cell: it is long or ends with punctuation. */
const isSentence = ({ glyphs }: RowSegment): boolean =>
  glyphs.length >= 14 || /[.!?:;]/.test(glyphs.at(-1)?.text ?? '');

/** Whether the row is a large heading, and the smaller text under it has no gap at this x position. */
function isOverText(rows: readonly RowSegment[][], at: number, x: number, size: number): boolean {
  const base = rows[at]?.[0]?.base ?? 0;
  for (const row of rows.slice(at + 1)) {
    const far = (row[0]?.base ?? 0) - base;
    if (far > 2.2 * size) return false;
    const text = row.filter(
      ({ size: own, left, right }) =>
        own < 0.75 * size && own > 0.3 * size && left < x + 2 * size && right > x - 2 * size,
    );
    if (text.length) return text.some(({ left, right }) => left < x - 2 * size && right > x + 2 * size);
  }
  return false;
}

/**
 * Minimum number of adjacent lines with a gap at the same x position that form a gutter (the empty strip between two
 * columns).
 */
const MIN_GUTTER_LINES = 2;

function isGutter(rows: readonly RowSegment[][], at: number, x: number, size: number): boolean {
  const count = (step: number): number => {
    let lines = 0;
    let base = rows[at]?.[0]?.base ?? 0;
    for (let other = at + step; rows[other] && lines < MIN_GUTTER_LINES; other += step) {
      const row = (rows[other] as RowSegment[]).filter((segment) => sameSize(segment, { ...segment, size }));
      const own = row[0]?.base ?? base;
      if (Math.abs(own - base) > 1.8 * size) break;
      if (Math.abs(own - base) < 0.5 * size) continue;
      const isOpen =
        row.some(({ right }) => right < x && right > x - 3 * size) &&
        row.some(({ left }) => left > x && left < x + 3 * size) &&
        !row.some(({ left, right }) => left < x && right > x);
      if (!isOpen) break;
      base = own;
      lines++;
    }
    return lines;
  };
  return count(-1) >= MIN_GUTTER_LINES || count(1) >= MIN_GUTTER_LINES;
}

/** Joins superscripts and subscripts to the text of their line. */
function attachSmall(segments: readonly RowSegment[]): RowSegment[] {
  const kept: RowSegment[] = [];
  const small: RowSegment[] = [];
  for (const segment of segments) (segment.glyphs.length <= 4 ? small : kept).push(segment);
  for (const segment of small) {
    const home = kept.find(
      ({ left, right, base, size }) =>
        size > 1.15 * segment.size &&
        segment.base < base + 0.3 * size &&
        segment.base > base - 0.75 * size &&
        segment.left < right + 0.25 * size &&
        segment.right > left - 0.25 * size,
    );
    if (!home) kept.push(segment);
    else {
      home.glyphs = [...home.glyphs, ...segment.glyphs].sort((a, b) => a.x - b.x);
      home.left = Math.min(home.left, segment.left);
      home.right = Math.max(home.right, segment.right);
    }
  }
  return kept;
}
