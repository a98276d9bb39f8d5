// Finds boxed regions, such as sidebars. These are drawn shapes that surround complete lines of text, and no line
// crosses their edges. The reading order keeps the lines of a region together; otherwise they would mix with the column
// beside it.

import type { BoundingBox, Shape, TextLine } from '../pdf-types';
import { areaOf, isInside, overlapArea } from './bounding-box';

export interface BoxedRegion {
  box: BoundingBox;
  /** Index of the region that contains this region; 0 is the page itself. */
  parent: number;
}

/** Minimum size of a boxed region, in points. */
const [MIN_WIDTH, MIN_HEIGHT] = [40, 14];
/**
 * Maximum number of shapes that the search examines, the largest first. The limit bounds the time for pages with
 * large vector pictures.
 */
const MAX_SHAPES = 400;

/**
 * Returns the boxed regions of a page; the first region is the page itself. Also sets `region` of every line to the
 * index of its smallest region.
 */
export function findBoxedRegions(
  shapes: readonly Shape[],
  lines: TextLine[],
  { width, height }: { width: number; height: number },
): BoxedRegion[] {
  const page: BoxedRegion = { box: [0, 0, width, height], parent: 0 };
  const boxes = candidates(shapes, width * height).filter((box) => isRegion(box, lines));
  const regions: BoxedRegion[] = [page, ...boxes.map((box) => ({ box, parent: 0 }))];
  regions.forEach((region, at) => {
    if (at) region.parent = smallestAround(regions, region.box, at);
  });
  for (const line of lines) line.region = smallestAround(regions, core(line), 0);
  return regions;
}

/** Returns the box of a line without the space for ascenders and descenders. */
const core = ({ box, base, size }: TextLine): BoundingBox => [
  box[0],
  base - 0.6 * size,
  box[2],
  base + 0.1 * size,
];

/**
 * Returns the boxes of shapes that may be boxed regions (such as sidebars): large enough for text, smaller than 60% of
 * the page, and not filled with white. Nearly equal boxes are returned once.
 */
function candidates(shapes: readonly Shape[], page: number): BoundingBox[] {
  const found: BoundingBox[] = [];
  const sorted = shapes
    .filter(({ box, kind, colour }) => {
      const [left, top, right, bottom] = box;
      return (
        right - left >= MIN_WIDTH &&
        bottom - top >= MIN_HEIGHT &&
        areaOf(box) < 0.6 * page &&
        !(kind === 'fill' && colour === '#ffffff')
      );
    })
    .sort((a, b) => areaOf(b.box) - areaOf(a.box))
    .slice(0, MAX_SHAPES);
  for (const { box } of sorted)
    if (!found.some((other) => isInside(box, other, 3) && isInside(other, box, 6))) found.push(box);
  return found;
}

/**
 * Whether the shape surrounds some lines of the page but less than 85% of them, and no line or paragraph crosses its
 * edge.
 */
function isRegion(box: BoundingBox, lines: readonly TextLine[]): boolean {
  const inside: TextLine[] = [];
  const near: TextLine[] = [];
  for (const line of lines) {
    const own = core(line);
    if (isInside(own, box, 2)) inside.push(line);
    else if (overlapArea(own, box) > 0.12 * areaOf(own)) return false;
    else if (line.base > box[1] - 2 * line.size && line.base < box[3] + 2 * line.size) near.push(line);
  }
  return (
    inside.length > 0 &&
    inside.length < 0.85 * lines.length &&
    !isBanner(inside) &&
    !inside.some((line) => near.some((other) => isSameParagraph(line, other)))
  );
}

/**
 * Whether the lines are a title on a colored band. A band is not a boxed region, because the text under the title is
 * outside the band.
 */
const isBanner = (inside: readonly TextLine[]): boolean => {
  const [first] = inside;
  return (
    first !== undefined &&
    inside.length <= 2 &&
    inside.every(({ font, size, text }) => font === first.font && size === first.size && text.length < 60) &&
    !/[.!]$/.test(inside.at(-1)?.text ?? '') &&
    // Two texts on one baseline are the header of a table, not a title.
    (inside.length < 2 || Math.abs(first.base - (inside[1]?.base ?? 0)) > 0.5 * first.size)
  );
};

/** Whether one line is directly under the other, in the same font and with the same left edge. */
const isSameParagraph = (a: TextLine, b: TextLine): boolean =>
  a.font === b.font &&
  a.colour === b.colour &&
  Math.abs(a.size - b.size) < 0.1 &&
  Math.abs(a.indent - b.indent) < 1 &&
  Math.abs(a.base - b.base) < 1.3 * a.size;

/** Returns the index of the smallest boxed region around the box, other than the region `self`. */
function smallestAround(regions: readonly BoxedRegion[], box: BoundingBox, self: number): number {
  let best = 0;
  regions.forEach((region, at) => {
    if (
      at &&
      at !== self &&
      isInside(box, region.box, 2) &&
      areaOf(region.box) < areaOf(regions[best]?.box ?? region.box) &&
      (!self || areaOf(region.box) > areaOf(box))
    )
      best = at;
  });
  return best;
}
