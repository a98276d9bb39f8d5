// Geometry of bounding boxes [left, top, right, bottom] in points: area, union, intersection, distance and
// containment.
import type { BoundingBox, Glyph } from '../pdf-types';

export const areaOf = ([left, top, right, bottom]: BoundingBox): number => (right - left) * (bottom - top);

/** Returns the smallest box around both boxes. */
export const union = (a: BoundingBox, b: BoundingBox): BoundingBox => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

/** Returns the overlap of two boxes. If the boxes do not overlap, the result has left > right or top > bottom. */
export const intersection = (a: BoundingBox, b: BoundingBox): BoundingBox => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

export function overlapArea(a: BoundingBox, b: BoundingBox): number {
  const [left, top, right, bottom] = intersection(a, b);
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

/** Whether the boxes are at most `reach` points apart. */
export const touches = (a: BoundingBox, b: BoundingBox, reach: number): boolean =>
  a[0] < b[2] + reach && b[0] < a[2] + reach && a[1] < b[3] + reach && b[1] < a[3] + reach;

/** Whether `inner` is inside `outer`, or extends beyond it by at most `slack` points on any side. */
export const isInside = (inner: BoundingBox, outer: BoundingBox, slack: number): boolean =>
  inner[0] >= outer[0] - slack &&
  inner[1] >= outer[1] - slack &&
  inner[2] <= outer[2] + slack &&
  inner[3] <= outer[3] + slack;

/** Returns the box of a glyph, assuming the usual ascent (0.8) and descent (0.2) of its font. */
export const glyphBox = ({ x, y, width, size }: Glyph): BoundingBox => [
  x,
  y - 0.8 * size,
  x + width,
  y + 0.2 * size,
];
