// Finds the skew of a scanned page (the small angle of its text lines), and whether the page lies on its side.
import { type GrayImage, shrinkTo } from './gray-image';

/**
 * Longer side of the reduced image in which this module measures the angle, in pixels. At this size, letters merge and
 * text lines stay separate.
 */
const MEASURED_SIDE = 1000;
const MAX_ANGLE = (10 * Math.PI) / 180;
const COARSE_STEP = (0.5 * Math.PI) / 180;
const FINE_STEP = (0.05 * Math.PI) / 180;
/**
 * Pixels darker than this (0 is black, 255 is white) are ink. The caller must normalize the brightness of the page
 * first.
 */
const INK = 150;
/**
 * The page lies on its side if the score of vertical lines is at least this many times the score of horizontal lines.
 */
const MIN_TURN_RATIO = 1.25;
/**
 * Maximum number of adjacent edge points that count. A longer row is the edge of a drawn line or of a picture, not of
 * letters. A few such rows would outweigh all letters of a page.
 */
const MAX_RUN = 40;
/** Maximum number of edge points from which the score of an angle is computed. */
const MAX_POINTS = 60_000;

export interface Skew {
  /** Whether the page lies on its side, so that its text lines are vertical. */
  isOnSide: boolean;
  /**
   * Clockwise angle of the text lines, in radians. If the page lies on its side, this is the angle after turning the
   * page by a quarter turn.
   */
  angle: number;
}

/**
 * Finds the angle with projection profiles (Postl, 1986). For each angle, counts the lower edges of the letters per
 * row. At the correct angle, all edges of a text line are in one row, so the sum of the squared counts is largest. The
 * cost is the number of edge points × about 60 angles. Rejected: the Hough transform, which needs the same points and a
 * second threshold.
 */
export function findSkew(image: GrayImage): Skew {
  const { image: small } = shrinkTo(image, MEASURED_SIDE);
  const upright = bestAngle(edgePoints(small, false));
  const onSide = bestAngle(edgePoints(small, true));
  const isOnSide = onSide.score > MIN_TURN_RATIO * upright.score;
  return { isOnSide, angle: (isOnSide ? onSide : upright).angle };
}

interface Points {
  xs: Float32Array;
  ys: Float32Array;
}

/**
 * Returns the lower edges of letters: the points with ink above paper. With `onSide`, the image is read as if it were
 * turned clockwise by a quarter turn.
 */
function edgePoints({ width, height, pixels }: GrayImage, onSide: boolean): Points {
  const [columns, rows] = onSide ? [height, width] : [width, height];
  const isInk = (x: number, y: number): boolean =>
    (pixels[onSide ? (height - 1 - x) * width + y : y * width + x] ?? 255) < INK;
  const points: [number, number][] = [];
  for (let y = 0; y + 1 < rows; y++)
    for (let x = 0, run = 0; x <= columns; x++)
      if (x < columns && isInk(x, y) && !isInk(x, y + 1)) {
        points.push([x, y]);
        run++;
      } else {
        if (run > MAX_RUN) points.length -= run;
        run = 0;
      }
  const step = Math.max(1, Math.ceil(points.length / MAX_POINTS));
  const kept = points.filter((_, at) => at % step === 0);
  return { xs: Float32Array.from(kept, ([x]) => x), ys: Float32Array.from(kept, ([, y]) => y) };
}

function bestAngle(points: Points): { angle: number; score: number } {
  const coarse = searchAngles(points, -MAX_ANGLE, MAX_ANGLE, COARSE_STEP);
  return searchAngles(points, coarse.angle - COARSE_STEP, coarse.angle + COARSE_STEP, FINE_STEP);
}

function searchAngles(
  points: Points,
  from: number,
  to: number,
  step: number,
): { angle: number; score: number } {
  let best = { angle: 0, score: profileScore(points, 0) };
  for (let angle = from; angle <= to + step / 2; angle += step) {
    const score = profileScore(points, angle);
    if (score > best.score) best = { angle, score };
  }
  return best;
}

/**
 * Returns the score of an angle: the sum over all rows of the squared number of points, after the points were rotated
 * by `-angle`.
 */
function profileScore({ xs, ys }: Points, angle: number): number {
  const slope = Math.tan(angle);
  const offset = MEASURED_SIDE;
  const rows = new Uint32Array(4 * MEASURED_SIDE);
  for (let at = 0; at < xs.length; at++) {
    const row = Math.round((ys[at] ?? 0) - slope * (xs[at] ?? 0)) + offset;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
}
