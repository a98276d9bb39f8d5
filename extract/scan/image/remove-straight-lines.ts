// Finds the straight lines of tables and boxes in the picture of a page, and removes them from the picture, because
// OCR mistakes them for letters. The layout analysis needs the lines to find tables.
import type { BoundingBox } from '../../pdf/pdf-types';
import { createImage, type GrayImage, turn } from './gray-image';

/**
 * Pixels darker than this (0 is black, 255 is white) are ink. The caller must normalize the brightness of the page
 * first.
 */
const INK = 200;
/** Minimum length of a line, in points. The stems of large letters are shorter. */
const MIN_LENGTH = 32;
/** Maximum thickness of a line, in points. Thicker shapes are bars or pictures. */
const MAX_THICKNESS = 2.6;
/** Maximum gap inside a line, in pixels. Scanners leave gaps in thin lines. */
const MAX_GAP = 2;

export interface PageRules {
  /** The page without its lines. */
  image: GrayImage;
  /** The boxes of the removed lines, in pixels. */
  rules: BoundingBox[];
}

/** Removes the straight lines from a picture and returns them. The cost is linear in the number of pixels. */
export function takeRules(image: GrayImage, pixelsPerPoint: number): PageRules {
  const horizontal = findHorizontal(image, pixelsPerPoint);
  const vertical = findHorizontal(turn(image, 1), pixelsPerPoint).map(
    // A clockwise turn maps (x, y) to (height - y, x).
    ([left, top, right, bottom]): BoundingBox => [top, image.height - right, bottom, image.height - left],
  );
  const rules = [...horizontal, ...vertical];
  const clean = createImage(image.width, image.height);
  clean.pixels.set(image.pixels);
  for (const [left, top, right, bottom] of rules)
    for (let y = Math.max(0, top - 1); y < Math.min(image.height, bottom + 1); y++)
      clean.pixels.fill(255, y * image.width + left, y * image.width + right);
  return { image: rules.length ? clean : image, rules };
}

interface Run {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Returns the boxes of the horizontal lines: long runs of dark pixels in at most `MAX_THICKNESS` points of adjacent
 * rows. Thicker shapes are bars or pictures.
 */
function findHorizontal(image: GrayImage, pixelsPerPoint: number): BoundingBox[] {
  const minLength = MIN_LENGTH * pixelsPerPoint;
  const open: Run[] = [];
  const closed: Run[] = [];
  for (let y = 0; y < image.height; y++) {
    for (const [left, right] of longRuns(image, y, minLength)) {
      const same = open.find(
        (run) => run.bottom >= y - 1 && overlap(run, left, right) > 0.8 * (right - left),
      );
      if (same) {
        same.bottom = y + 1;
        same.left = Math.min(same.left, left);
        same.right = Math.max(same.right, right);
      } else open.push({ left, right, top: y, bottom: y + 1 });
    }
    for (let at = open.length - 1; at >= 0; at--)
      if ((open[at]?.bottom ?? 0) < y) closed.push(...open.splice(at, 1));
  }
  const maxThickness = Math.max(3, MAX_THICKNESS * pixelsPerPoint);
  return [...closed, ...open]
    .filter(({ top, bottom }) => bottom - top <= maxThickness)
    .map(({ left, top, right, bottom }): BoundingBox => [left, top, right, bottom]);
}

const overlap = (run: Run, left: number, right: number): number =>
  Math.min(run.right, right) - Math.max(run.left, left);

/** Yields the runs of dark pixels of a row that are at least `minLength` pixels long. */
function* longRuns({ width, pixels }: GrayImage, y: number, minLength: number): Generator<[number, number]> {
  let [start, lastInk] = [-1, -1];
  for (let x = 0; x <= width; x++) {
    if (x < width && (pixels[y * width + x] ?? 255) < INK) {
      if (start < 0) start = x;
      lastInk = x;
    } else if (start >= 0 && x - lastInk > MAX_GAP) {
      if (lastInk + 1 - start >= minLength) yield [start, lastInk + 1];
      start = -1;
    }
  }
}
