// Rotates a page by quarter turns so that most of its text runs from left to right, and cleans its glyphs: joins
// accents to letters, drops shadows and normalizes characters.

import { apply, type Projection } from '../../scan/image/projective-transform';
import { boxAsPrinted, type SkewedRegion } from '../layout/deskew-paragraphs';
import type { BoundingBox, Glyph, PdfPage } from '../pdf-types';
import { applyDrawnAccents } from './attach-drawn-accents';
import { composeAccents } from './compose-accents';
import { mapPath } from './path-to-svg-data';

export interface UprightPage extends PdfPage {
  /**
   * Rotation of most of the text on the page of the file, in clockwise quarter turns. The extractor has rotated the
   * page back by this angle.
   */
  quarterTurns: number;
  /** Glyphs that run in another direction than most text of the page. */
  rotatedGlyphs: Glyph[];
  /** Paragraphs that are printed at a small angle. Their glyphs have been rotated upright. */
  skewedRegions?: readonly SkewedRegion[];
}

/** A page is rotated if at least this share of its glyphs run in one direction. */
const MIN_SHARE = 0.6;

export function rotateUpright(page: PdfPage): UprightPage {
  const glyphs = applyDrawnAccents(composeAccents(dropShadows(page.glyphs.map(normalize))), page.shapes);
  const quarterTurns = mostCommonRotation(glyphs);
  const [width, height] = quarterTurns % 2 ? [page.height, page.width] : [page.width, page.height];
  const rotate = createRotation(quarterTurns, page);
  const all = glyphs.map((glyph): Glyph => {
    const [x, y] = rotate(glyph.x, glyph.y);
    return quarterTurns ? { ...glyph, x, y, rotation: (glyph.rotation - quarterTurns + 4) % 4 } : glyph;
  });
  const onPage = ({ x, y, size }: Glyph) => x > -size && x < width + size && y > 0 && y < height + size;
  return {
    ...page,
    width,
    height,
    quarterTurns,
    glyphs: all.filter((glyph) => glyph.rotation === 0 && onPage(glyph)),
    rotatedGlyphs: all.filter((glyph) => glyph.rotation !== 0 && onPage(glyph) && glyph.text.trim()),
    shapes: quarterTurns
      ? page.shapes.map(({ path, ...shape }) => ({
          ...shape,
          box: rotateBox(shape.box, rotate),
          ...(path && { path: mapPath(path, rotate) }),
        }))
      : page.shapes,
  };
}

/** Converts a box from the coordinates of the upright page to the coordinates of the sheet in the file. */
export function boxOnSheet(
  box: BoundingBox,
  { quarterTurns, width, height, scan, skewedRegions = [] }: UprightPage,
): BoundingBox {
  const back = createRotation((4 - quarterTurns) % 4, { width, height });
  const turned = rotateBox(boxAsPrinted(box, skewedRegions), back);
  return scan ? projectBox(scan.toSheet, turned) : turned;
}

/** Returns the axis-aligned box around the projected corners of a box. */
function projectBox(projection: Projection, [left, top, right, bottom]: BoundingBox): BoundingBox {
  const corners = [
    apply(projection, left, top),
    apply(projection, right, top),
    apply(projection, right, bottom),
    apply(projection, left, bottom),
  ];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A function that maps a point of the original page to the rotated page. */
type Rotation = (x: number, y: number) => [number, number];

function createRotation(
  quarterTurns: number,
  { width, height }: { width: number; height: number },
): Rotation {
  if (quarterTurns === 1) return (x, y) => [y, width - x];
  if (quarterTurns === 2) return (x, y) => [width - x, height - y];
  if (quarterTurns === 3) return (x, y) => [height - y, x];
  return (x, y) => [x, y];
}

function rotateBox([left, top, right, bottom]: BoundingBox, rotate: Rotation): BoundingBox {
  const [a, b] = rotate(left, top);
  const [c, d] = rotate(right, bottom);
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

function mostCommonRotation(glyphs: readonly Glyph[]): number {
  const counts = [0, 0, 0, 0];
  for (const { rotation } of glyphs)
    if (Number.isInteger(rotation) && rotation < 4) counts[rotation] = (counts[rotation] ?? 0) + 1;
  const best = counts.indexOf(Math.max(...counts));
  return (counts[best] ?? 0) > MIN_SHARE * glyphs.length ? best : 0;
}

/** Matches a ligature character, such as U+FB01 (ﬁ). */
const LIGATURE = /[\ufb00-\ufb06]/g;

/** Matches text that needs no normalization: Latin and Cyrillic letters, digits and ASCII punctuation. */
const PLAIN = /^[\x20-\x7e\u00c0-\u024f\u0400-\u04ff]*$/;

function normalize(glyph: Glyph): Glyph {
  if (PLAIN.test(glyph.text)) return glyph;
  const text = glyph.text
    .replace(LIGATURE, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u2010\u2011]/g, '-')
    // A soft hyphen without width is not printed, so it is removed. A soft hyphen with a width is a printed hyphen.
    .replace(/\u00ad/g, glyph.width > 0.05 * glyph.size ? '-' : '')
    .replace(/\s/g, ' ')
    // The extractor marks registered icons with characters of these planes, so such characters of the file are replaced
    // with U+E000. The extractor later treats this private-use character as an icon.
    .replace(/[\u{f0000}-\u{10ffff}]/gu, '\ue000')
    // Removes control characters, lone surrogates, direction marks, and the brackets with which the extractor marks
    // links.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}⟦⟧\ufff0-\uffff]/gu, '');
  return text === glyph.text ? glyph : { ...glyph, text };
}

/**
 * Width and height of the grid cells into which glyphs are sorted, in points. A shadow is in the same cell as its glyph
 * or in an adjacent cell, so each glyph is compared with only a few other glyphs.
 */
const CELL = 4;
/**
 * Factor that combines the column and the row of a cell into one number. It is larger than the number of rows of any
 * page.
 */
const CELLS = 2 ** 21;

/**
 * Drops a glyph that repeats another glyph at nearly the same position. Some programs draw a glyph twice for a shadow
 * or to imitate bold type. Without this step, each letter would be doubled in the text.
 */
function dropShadows(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Map<number, Glyph[]>();
  const hasNear = (glyph: Glyph, cell: number): boolean => {
    const near = Math.max(0.8, 0.08 * glyph.size);
    const here = seen.get(cell);
    if (!here) return false;
    return here.some(
      (other) =>
        other.text === glyph.text &&
        Math.abs(other.x - glyph.x) < near &&
        Math.abs(other.y - glyph.y) < near &&
        Math.abs(other.size - glyph.size) < 1 &&
        other.rotation === glyph.rotation,
    );
  };
  return glyphs.filter((glyph) => {
    if (!glyph.text.trim()) return true;
    const cell = Math.round(glyph.x / CELL) * CELLS + Math.round(glyph.y / CELL);
    for (let dx = -CELLS; dx <= CELLS; dx += CELLS)
      for (let dy = -1; dy <= 1; dy++) if (hasNear(glyph, cell + dx + dy)) return false;
    const here = seen.get(cell);
    if (here) here.push(glyph);
    else seen.set(cell, [glyph]);
    return true;
  });
}
