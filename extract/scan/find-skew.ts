// Finds the angle of the text lines on a scanned page, and whether the lines run along the rows or the columns of pixels.
import { type GrayImage, shrinkTo } from './gray-image';

/** The page is shrunk to this side before it is measured, in pixels: text lines stay apart and letters merge. */
const MEASURED_SIDE = 1000;
const MAX_ANGLE = (10 * Math.PI) / 180;
const COARSE_STEP = (0.5 * Math.PI) / 180;
const FINE_STEP = (0.05 * Math.PI) / 180;
/** Pixels darker than this are ink. The image must have even light. */
const INK = 150;
/** Minimum ratio of the scores at which text is taken to run along the columns of pixels. */
const MIN_TURN_RATIO = 1.25;
/** Maximum number of points that are measured. */
const MAX_POINTS = 60_000;

export interface Skew {
  /** Whether the text lines run along the columns of pixels: the page lies on its side. */
  isOnSide: boolean;
  /** Angle of the text lines after the page was turned, in radians, clockwise. */
  angle: number;
}

/**
 * Finds the angle by projection profiles: at the right angle, the lower edges of the letters of a line fall into the
 * same row, so the sum of the squares of the rows is largest (Postl 1986). The cost is the number of edge points times
 * 60 angles. Rejected: the Hough transform, which needs the same points and a second threshold.
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
 * Returns the points with ink above paper. With `onSide`, reads the image as if it were turned clockwise by a quarter
 * turn.
 */
function edgePoints({ width, height, pixels }: GrayImage, onSide: boolean): Points {
  const [columns, rows] = onSide ? [height, width] : [width, height];
  const isInk = (x: number, y: number): boolean =>
    (pixels[onSide ? (height - 1 - x) * width + y : y * width + x] ?? 255) < INK;
  const points: [number, number][] = [];
  for (let y = 0; y + 1 < rows; y++)
    for (let x = 0; x < columns; x++) if (isInk(x, y) && !isInk(x, y + 1)) points.push([x, y]);
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

/** Returns the sum of the squared numbers of points per row, after the points were rotated by `-angle`. */
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
