// Rotates a page so that most of its text runs from left to right, and normalizes the characters.

import { boxAsPrinted, type SkewedRegion } from '../layout/deskew-paragraphs';
import type { BoundingBox, Glyph, PdfPage } from '../pdf-types';
import { composeAccents } from './compose-accents';
import { applyDrawnAccents } from './drawn-accents';
import { mapPath } from './path-outline';

export interface UprightPage extends PdfPage {
  /** Clockwise quarter turns of the text before the rotation. */
  quarterTurns: number;
  /** Glyphs that run in another direction than the page. */
  rotatedGlyphs: Glyph[];
  /** Paragraphs that were deskewed. */
  skewedRegions?: readonly SkewedRegion[];
}

/** The page is rotated if more than this share of its glyphs run in one direction. */
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

/** Maps a box of the upright page back to the page of the file. */
export function boxOnSheet(
  box: BoundingBox,
  { quarterTurns, width, height, skewedRegions = [] }: UprightPage,
): BoundingBox {
  const back = createRotation((4 - quarterTurns) % 4, { width, height });
  return rotateBox(boxAsPrinted(box, skewedRegions), back);
}

/** Maps a point of the page before the rotation to the same point after it. */
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

/** Matches «ﬁ». */
const LIGATURE = /[\ufb00-\ufb06]/g;

function normalize(glyph: Glyph): Glyph {
  const text = glyph.text
    .replace(LIGATURE, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u2010\u2011]/g, '-')
    // A soft hyphen without width is not printed. With a width it is a hyphen.
    .replace(/\u00ad/g, glyph.width > 0.05 * glyph.size ? '-' : '')
    .replace(/\s/g, ' ')
    // The icon registry uses these planes. Here they become private-use characters, which are icons too.
    .replace(/[\u{f0000}-\u{10ffff}]/gu, '\ue000')
    // Control characters, lone surrogates, direction marks, and brackets that the extractor uses as markers.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}⟦⟧\ufff0-\uffff]/gu, '');
  return text === glyph.text ? glyph : { ...glyph, text };
}

/** Side of a cell of the grid in which shadows are looked up, in points: a shadow is in the same or the next cell. */
const CELL = 4;
/** More rows than any page has, so that one number identifies a cell. */
const CELLS = 2 ** 21;

/** Drops a glyph that is printed again at nearly the same place: a shadow, or imitated bold. */
function dropShadows(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Map<number, Glyph[]>();
  const hasNear = (glyph: Glyph, cell: number): boolean => {
    const near = Math.max(0.8, 0.08 * glyph.size);
    return (seen.get(cell) ?? []).some(
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
