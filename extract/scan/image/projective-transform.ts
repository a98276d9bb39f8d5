// Projective transformations of the plane, which map a rectangle that was photographed at an angle to an upright
// rectangle.
//
// A projection has nine numbers [a b c d e f g h i]. It maps (x, y) to ((ax + by + c) / w, (dx + ey + f) / w) with w
// = gx + hy + i. An affine transformation has g = h = 0 and i = 1.

export type Projection = readonly [number, number, number, number, number, number, number, number, number];

export type Point = readonly [x: number, y: number];

export const IDENTITY: Projection = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export function apply([a, b, c, d, e, f, g, h, i]: Projection, x: number, y: number): [number, number] {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** Returns the projection that applies `first` and then `then`. */
export function chain(first: Projection, then: Projection): Projection {
  const cell = (row: number, column: number): number =>
    [0, 1, 2].reduce((sum, at) => sum + (then[3 * row + at] ?? 0) * (first[3 * at + column] ?? 0), 0);
  return [
    cell(0, 0),
    cell(0, 1),
    cell(0, 2),
    cell(1, 0),
    cell(1, 1),
    cell(1, 2),
    cell(2, 0),
    cell(2, 1),
    cell(2, 2),
  ];
}

export const scaling = (factor: number): Projection => [factor, 0, 0, 0, factor, 0, 0, 0, 1];

/** Rotates clockwise by an angle in radians (y grows downwards) around a point. */
export function rotationAround(angle: number, [x, y]: Point): Projection {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, -sin, x - cos * x + sin * y, sin, cos, y - sin * x - cos * y, 0, 0, 1];
}

/** Returns the projection that turns an image of this size clockwise by quarter turns. */
export function quarterTurn(quarterTurns: number, width: number, height: number): Projection {
  if (quarterTurns === 1) return [0, -1, height, 1, 0, 0, 0, 0, 1];
  if (quarterTurns === 2) return [-1, 0, width, 0, -1, height, 0, 0, 1];
  if (quarterTurns === 3) return [0, 1, 0, -1, 0, width, 0, 0, 1];
  return IDENTITY;
}

/** Returns the inverse: the adjugate matrix divided by the determinant. */
export function invert([a, b, c, d, e, f, g, h, i]: Projection): Projection {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const determinant = a * A + b * B + c * C;
  return [
    A / determinant,
    (c * h - b * i) / determinant,
    (b * f - c * e) / determinant,
    B / determinant,
    (a * i - c * g) / determinant,
    (c * d - a * f) / determinant,
    C / determinant,
    (b * g - a * h) / determinant,
    (a * e - b * d) / determinant,
  ];
}

/**
 * Returns the projection that maps the unit square to a quadrilateral. The corners are upper left, upper right, lower
 * right, lower left (Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, chapter 2.2.3).
 */
export function squareToQuad([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: readonly [
  Point,
  Point,
  Point,
  Point,
]): Projection {
  const [dx1, dx2, sumX] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sumY] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / determinant;
  const h = (dx1 * sumY - sumX * dy1) / determinant;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}
