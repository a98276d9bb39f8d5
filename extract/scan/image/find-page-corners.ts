// Finds the corners of a sheet of paper in a photograph: a bright quadrilateral on a darker table.
import { type GrayImage, shrinkTo } from './gray-image';
import type { Point } from './projective-transform';

/** Longer side of the reduced photograph in which this module searches for the corners, in pixels. */
const MEASURED_SIDE = 400;
/** Minimum area of the sheet, as a share of the photograph. */
const MIN_SHEET_SHARE = 0.2;
/**
 * Minimum share of the quadrilateral that is bright. It is below 1, because text and pictures on the sheet are dark.
 */
const MIN_FILL = 0.75;
/**
 * Minimum share of the bright pixels that are inside the quadrilateral. With fewer, the bright region is not a sheet of
 * paper.
 */
const MIN_INSIDE = 0.94;
/**
 * If every corner of the sheet is within this distance of a corner of the photograph, there is no border to cut off.
 * The distance is a share of the photograph's longer side.
 */
const BORDER_SHARE = 0.03;

export type Corners = readonly [upperLeft: Point, upperRight: Point, lowerRight: Point, lowerLeft: Point];

/**
 * Returns the corners of the sheet in pixels, or undefined if the photograph shows no border around a sheet. The
 * sheet is the largest connected region that is brighter than Otsu's threshold, and its corners are the outermost
 * pixels in the four diagonal directions. The cost is linear in the number of pixels. Rejected: an edge detector with
 * the Hough transform, which mistakes drawn lines on the page for its edges.
 */
export function findPageCorners(image: GrayImage): Corners | undefined {
  const { image: small, factor } = shrinkTo(image, MEASURED_SIDE);
  const region = largestRegion(small, otsuThreshold(small));
  if (region.length < MIN_SHEET_SHARE * small.pixels.length) return undefined;
  const corners = outermost(region, small.width);
  const area = quadArea(corners);
  const inside = region.filter((at) =>
    isInside(corners, at % small.width, Math.floor(at / small.width)),
  ).length;
  const hasBorder = corners.some(([x, y]) => isAwayFromEdge(x, y, small));
  if (!hasBorder || inside < MIN_FILL * area || inside < MIN_INSIDE * region.length) return undefined;
  return corners.map(([x, y]): Point => [x * factor, y * factor]) as unknown as Corners;
}

function isAwayFromEdge(x: number, y: number, { width, height }: GrayImage): boolean {
  const border = BORDER_SHARE * Math.max(width, height);
  return x > border && x < width - border ? true : y > border && y < height - border;
}

/**
 * Returns the brightness that separates dark from bright pixels best: it maximizes the variance between the two
 * groups (Otsu, 1979).
 */
export function otsuThreshold({ pixels }: GrayImage): number {
  const counts = new Uint32Array(256);
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1;
  const total = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [dark, darkSum, best, threshold] = [0, 0, -1, 128];
  for (let value = 0; value < 255; value++) {
    dark += counts[value] ?? 0;
    darkSum += (counts[value] ?? 0) * value;
    const bright = pixels.length - dark;
    if (!dark || !bright) continue;
    const difference = darkSum / dark - (total - darkSum) / bright;
    const separation = dark * bright * difference * difference;
    if (separation > best) [best, threshold] = [separation, value];
  }
  return threshold;
}

/** Returns the indexes of the pixels of the largest connected bright region. */
function largestRegion({ width, height, pixels }: GrayImage, threshold: number): number[] {
  const seen = new Uint8Array(pixels.length);
  let largest: number[] = [];
  for (let start = 0; start < pixels.length; start++) {
    if (seen[start] || (pixels[start] ?? 0) <= threshold) continue;
    const region = [start];
    seen[start] = 1;
    for (let next = 0; next < region.length; next++) {
      const at = region[next] as number;
      const x = at % width;
      for (const other of [
        x > 0 ? at - 1 : -1,
        x + 1 < width ? at + 1 : -1,
        at - width,
        at + width < width * height ? at + width : -1,
      ])
        if (other >= 0 && !seen[other] && (pixels[other] ?? 0) > threshold) {
          seen[other] = 1;
          region.push(other);
        }
    }
    if (region.length > largest.length) largest = region;
  }
  return largest;
}

function outermost(region: readonly number[], width: number): Corners {
  const farthest = (rate: (x: number, y: number) => number): Point => {
    let [best, corner]: [number, Point] = [Number.NEGATIVE_INFINITY, [0, 0]];
    for (const at of region) {
      const [x, y] = [at % width, Math.floor(at / width)];
      if (rate(x, y) > best) [best, corner] = [rate(x, y), [x, y]];
    }
    return corner;
  };
  return [
    farthest((x, y) => -x - y),
    farthest((x, y) => x - y),
    farthest((x, y) => x + y),
    farthest((x, y) => y - x),
  ];
}

/** Returns the area of a quadrilateral by the shoelace formula. */
const quadArea = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % 4] as Point;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

const isInside = (corners: Corners, x: number, y: number): boolean =>
  corners.every(([fromX, fromY], at) => {
    const [toX, toY] = corners[(at + 1) % 4] as Point;
    return (
      (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >=
      -1 * (Math.abs(toX - fromX) + Math.abs(toY - fromY))
    );
  });
