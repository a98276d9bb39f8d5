// Affine transformations in the six-number form of PDF: [a b c d e f] maps (x, y) to (ax + cy + e, bx + dy + f).
import type { BoundingBox } from '../pdf-types';

export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the transformation that applies `b` first and `a` second. */
export const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

export const apply = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

/** Returns the axis-parallel bounding box of the transformed corners. */
export function transformBox(m: Matrix, [left, top, right, bottom]: BoundingBox): BoundingBox {
  const corners = [
    apply(m, left, top),
    apply(m, right, top),
    apply(m, left, bottom),
    apply(m, right, bottom),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const toMatrix = (values: ArrayLike<number> | null | undefined): Matrix =>
  values && values.length >= 6 ? (Array.from(values).slice(0, 6) as unknown as Matrix) : IDENTITY;
