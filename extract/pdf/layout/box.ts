// Small questions about boxes: where two meet, whether one lies in the other, what holds both.
import type { Box, Glyph } from '../pdf-types';

export const areaOf = ([left, top, right, bottom]: Box): number => (right - left) * (bottom - top);

/** The smallest box that holds both. */
export const union = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

/** What lies in both; turned inside out where nothing does. */
export const intersection = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/** Area of what lies in both. */
export function overlap(a: Box, b: Box): number {
  const [left, top, right, bottom] = intersection(a, b);
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

/** No further apart than `reach`. */
export const touches = (a: Box, b: Box, reach: number): boolean =>
  a[0] < b[2] + reach && b[0] < a[2] + reach && a[1] < b[3] + reach && b[1] < a[3] + reach;

/** Not further out than `slack` on any side. */
export const isInside = (inner: Box, outer: Box, slack: number): boolean =>
  inner[0] >= outer[0] - slack &&
  inner[1] >= outer[1] - slack &&
  inner[2] <= outer[2] + slack &&
  inner[3] <= outer[3] + slack;

/** Where the usual letter stands over and under its baseline. */
export const boxOfGlyph = ({ x, y, width, size }: Glyph): Box => [
  x,
  y - 0.8 * size,
  x + width,
  y + 0.2 * size,
];
