// Gathers the signs of a page into rows of one baseline, and cuts the rows into pieces where a column ends.
import type { Glyph } from '../pdf-types';

/** A piece of a row: signs from left to right with no gap as wide as between columns. */
export interface Piece {
  glyphs: Glyph[];
  left: number;
  right: number;
  base: number;
  size: number;
}

/** Shares of the size: how far a baseline may stray, and which gap surely or perhaps parts two columns. */
const STRAY = 0.25;
const GAP = 0.75;
const WIDE_GAP = 1.9;

export function gatherPieces(glyphs: readonly Glyph[]): Piece[] {
  const rows = gatherRows(glyphs);
  const pieces = rows.map(cutRow);
  const joined = joinWideGaps(pieces.map(joinLone));
  return attachSmall(joined.flat());
}

export function gatherRows(glyphs: readonly Glyph[]): Glyph[][] {
  const sorted = glyphs.filter(({ text }) => text).sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: { base: number; glyphs: Glyph[] }[] = [];
  for (const glyph of sorted) {
    const row = rows.at(-1);
    if (row && glyph.y - row.base <= STRAY * Math.min(glyph.size, row.glyphs.at(-1)?.size ?? glyph.size))
      row.glyphs.push(glyph);
    else rows.push({ base: glyph.y, glyphs: [glyph] });
  }
  return rows.map((row) => row.glyphs.sort((a, b) => a.x - b.x));
}

function cutRow(row: readonly Glyph[]): Piece[] {
  const pieces: Piece[] = [];
  for (const glyph of row) {
    const open = pieces.at(-1);
    if (!glyph.text.trim()) {
      // Spaces do not bridge two columns, but they are words' ends.
      if (open && glyph.x - open.right < GAP * open.size) open.glyphs.push(glyph);
      continue;
    }
    const size = open ? Math.min(open.glyphs.at(-1)?.size ?? glyph.size, glyph.size) : glyph.size;
    const isFar = !open || glyph.x - open.right > gapOf(open, glyph, size);
    if (open && !isFar) {
      open.glyphs.push(glyph);
      open.right = Math.max(open.right, glyph.x + glyph.width);
      open.size = Math.max(open.size, glyph.size);
    } else
      pieces.push({
        glyphs: [glyph],
        left: glyph.x,
        right: glyph.x + glyph.width,
        base: glyph.y,
        size: glyph.size,
      });
  }
  for (const piece of pieces) {
    piece.base = commonBase(piece.glyphs);
    while (piece.glyphs.length && !piece.glyphs.at(-1)?.text.trim()) piece.glyphs.pop();
  }
  return pieces;
}

/** Letters set apart have wide gaps everywhere. */
function gapOf({ glyphs }: Piece, glyph: Glyph, size: number): number {
  const last = glyphs.filter(({ text }) => text.trim()).slice(-4);
  const gaps = last.slice(1).map((one, at) => one.x - ((last[at]?.x ?? 0) + (last[at]?.width ?? 0)));
  const usual = gaps.length ? Math.min(...gaps) : 0;
  // Far larger type beside text is another thing.
  const ratio = Math.max(glyph.size, last.at(-1)?.size ?? glyph.size) / size;
  return ratio > 1.6 ? Number.NEGATIVE_INFINITY : GAP * size + Math.max(0, Math.min(usual, 0.6 * size)) * 1.5;
}

function commonBase(glyphs: readonly Glyph[]): number {
  const counts = new Map<number, number>();
  let best = glyphs[0]?.y ?? 0;
  for (const { y } of glyphs) {
    const key = Math.round(y * 4) / 4;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if ((counts.get(key) ?? 0) > (counts.get(Math.round(best * 4) / 4) ?? 0)) best = y;
  }
  return best;
}

/** A small letter or a comma alone between words of its font is one of them: no gutter has a letter in it. */
function joinLone(row: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const [at, piece] of row.entries()) {
    const open = joined.at(-1);
    if (open && (isLone(open, piece, row[at + 1]) || isLone(row[at - 2], row[at - 1], piece)))
      append(open, piece);
    else joined.push({ ...piece, glyphs: [...piece.glyphs] });
  }
  return joined;
}

function append(open: Piece, { glyphs, right }: Piece): void {
  open.glyphs.push(...glyphs);
  open.right = right;
}

const isLone = (before: Piece | undefined, lone: Piece | undefined, after: Piece | undefined): boolean => {
  const [sign, ...more] = lone?.glyphs ?? [];
  if (!before || !lone || !after || !sign || more.length || !/^[\p{Ll},;]$/u.test(sign.text)) return false;
  const far = WIDE_GAP * lone.size;
  return (
    before.glyphs.at(-1)?.font === sign.font &&
    after.glyphs[0]?.font === sign.font &&
    lone.left - before.right <= far &&
    after.left - lone.right <= far
  );
};

/** A wide gap in one line of a justified paragraph is a space: the lines above or below run through its place. */
function joinWideGaps(rows: readonly Piece[][]): Piece[][] {
  return rows.map((row, at) => {
    const joined: Piece[] = [];
    for (const piece of row) {
      const open = joined.at(-1);
      const size = Math.min(open?.size ?? 0, piece.size);
      const isNear = open && piece.left - open.right <= WIDE_GAP * size && sameSize(open, piece);
      const x = open ? (open.right + piece.left) / 2 : 0;
      if (open && isNear && isBridged(rows, at, x, open) && !isGutter(rows, at, x, size)) append(open, piece);
      else joined.push({ ...piece, glyphs: [...piece.glyphs] });
    }
    return joined;
  });
}

const sameSize = (a: Piece, b: Piece): boolean => Math.max(a.size, b.size) < 1.25 * Math.min(a.size, b.size);

/** Does the nearest line above or below that stands around this place have words at it? */
function isBridged(rows: readonly Piece[][], at: number, x: number, { left: start, size }: Piece): boolean {
  const base = rows[at]?.[0]?.base ?? 0;
  const covers = (step: number): boolean => {
    let most = 1.8 * size;
    for (let other = at + step; rows[other]; other += step) {
      const row = rows[other] as Piece[];
      const far = Math.abs((row[0]?.base ?? 0) - base);
      if (far < 0.5 * size) continue;
      if (far > most) return false;
      const near = row.filter(
        ({ left, right, size: own }) =>
          left < x + 20 * size && right > x - 20 * size && own < 1.3 * size && own > 0.75 * size,
      );
      // The short last line of a paragraph says nothing of a gap: the next line further on does.
      const own = near.filter(({ right }) => right > start);
      const isShort =
        own.length > 0 && most < 2 * size && own.every((piece) => piece.right < x && isSentence(piece));
      if (isShort) most = far + 1.8 * size;
      else if (near.length)
        return near.some(({ left, right }) => left < x - 0.3 * size && right > x + 0.3 * size);
    }
    return false;
  };
  return covers(-1) || covers(1) || isOverText(rows, at, x, size);
}

/** Words of a text: more than a cell of a table holds, or with a full stop. */
const isSentence = ({ glyphs }: Piece): boolean =>
  glyphs.length >= 14 || /[.!?:;]/.test(glyphs.at(-1)?.text ?? '');

/** Two words of a large heading over a line of text that runs on below both. */
function isOverText(rows: readonly Piece[][], at: number, x: number, size: number): boolean {
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

/** Lines that have a gap at the same place too, above or below, make a gutter of it. */
const GUTTER_LINES = 2;

function isGutter(rows: readonly Piece[][], at: number, x: number, size: number): boolean {
  const count = (step: number): number => {
    let lines = 0;
    let base = rows[at]?.[0]?.base ?? 0;
    for (let other = at + step; rows[other] && lines < GUTTER_LINES; other += step) {
      const row = (rows[other] as Piece[]).filter((piece) => sameSize(piece, { ...piece, size }));
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
  return count(-1) >= GUTTER_LINES || count(1) >= GUTTER_LINES;
}

/** A raised or lowered sign beside a line is part of it. */
function attachSmall(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  const small: Piece[] = [];
  for (const piece of pieces) (piece.glyphs.length <= 4 ? small : kept).push(piece);
  for (const piece of small) {
    const home = kept.find(
      ({ left, right, base, size }) =>
        size > 1.15 * piece.size &&
        piece.base < base + 0.3 * size &&
        piece.base > base - 0.75 * size &&
        piece.left < right + 0.25 * size &&
        piece.right > left - 0.25 * size,
    );
    if (!home) kept.push(piece);
    else {
      home.glyphs = [...home.glyphs, ...piece.glyphs].sort((a, b) => a.x - b.x);
      home.left = Math.min(home.left, piece.left);
      home.right = Math.max(home.right, piece.right);
    }
  }
  return kept;
}
