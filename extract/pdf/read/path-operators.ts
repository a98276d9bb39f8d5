// Handlers for the path and image operators of PDF (ISO 32000-1, 8.5 and 8.9), which place shapes and images on the
// page.
import type { BoundingBox } from '../pdf-types';
import {
  addShape,
  clipTo,
  type Interpreter,
  type OperatorCodes,
  type OperatorHandlers,
  type PaintCodes,
  restore,
  save,
} from './graphics-state';
import { multiply, transformBox } from './matrix';
import { outlineToPath } from './path-to-svg-data';

/**
 * The arguments of the operator `constructPath`, in which pdf.js passes a complete path: the paint operator, the path
 * commands with their coordinates, and the bounding box.
 */
type PathArguments = [paint: number, steps?: [ArrayLike<number>?], minMax?: ArrayLike<number>];

/**
 * Maximum width and height of a shape that may be an icon, in points. To save memory, the interpreter does not store
 * the outlines of larger shapes.
 */
const MAX_ICON_SIZE = 40;
/** Maximum width and height of an image that may be an icon, in pixels. */
export const MAX_ICON_PIXELS = 300;

/** The box of every image in its own coordinates: PDF images fill the unit square. */
const UNIT_SQUARE: BoundingBox = [0, 0, 1, 1];

export const paintCodes = (codes: OperatorCodes): PaintCodes => ({
  fills: new Set([
    codes.fill,
    codes.eoFill,
    codes.fillStroke,
    codes.eoFillStroke,
    codes.closeFillStroke,
    codes.closeEOFillStroke,
    codes.rawFillPath,
  ]),
  strokes: new Set([codes.stroke, codes.closeStroke]),
});

export const PATH_HANDLERS: OperatorHandlers = {
  clip: (run) => {
    run.isClipPending = true;
  },
  eoClip: (run) => {
    run.isClipPending = true;
  },
  constructPath: (run, args: PathArguments) => drawPath(run, args),
};

export const IMAGE_HANDLERS: OperatorHandlers = {
  paintImageXObject: (run, [key, width, height]: [string, number, number]) =>
    drawImage(run, key, width, height),
  paintImageXObjectRepeat: (run, [key, dx, dy, places]: [string, number, number, ArrayLike<number>]) => {
    for (let at = 0; at + 1 < places.length; at += 2) {
      save(run);
      run.state.matrix = multiply(run.state.matrix, [dx, 0, 0, dy, places[at] ?? 0, places[at + 1] ?? 0]);
      drawImage(run, key);
      restore(run);
    }
  },
  paintInlineImageXObject: (run) => addShape(run, UNIT_SQUARE, 'image'),
  paintImageMaskXObject: (run, [mask]: [{ data?: unknown; width?: number; height?: number }]) =>
    drawImage(run, typeof mask?.data === 'string' ? mask.data : '', mask?.width, mask?.height),
};

function drawPath(run: Interpreter, [paint, steps, minMax]: PathArguments): void {
  const outline = steps?.[0];
  const isClip = run.isClipPending;
  run.isClipPending = false;
  if (!minMax || minMax.length < 4) return;
  // pdf.js converts a small stencil mask to a path with the operator `rawFillPath`. The bounding box that pdf.js passes
  // with this path is ignored, because a mask always fills the unit square.
  const box: BoundingBox =
    paint === run.context.operators.rawFillPath
      ? UNIT_SQUARE
      : [minMax[0] ?? 0, minMax[1] ?? 0, minMax[2] ?? 0, minMax[3] ?? 0];
  if (!box.every(Number.isFinite)) return;
  if (isClip) clipTo(run, box);
  const kind = run.codes.fills.has(paint) ? 'fill' : run.codes.strokes.has(paint) ? 'stroke' : undefined;
  if (!kind) return;
  const { matrix } = run.state;
  const path = outline && isIconSize(transformBox(matrix, box)) ? outlineToPath(outline, matrix) : undefined;
  addShape(run, box, kind, { rectangle: outline ? isRectangle(outline) : false, ...(path && { path }) });
  // The lines of a table may be drawn as one path. The interpreter adds each line as a separate shape, because the
  // table detection needs the box of each line.
  if (outline && !path) for (const line of gridLines(outline, kind)) addShape(run, line, kind);
}

/** Maximum number of path commands and coordinates in a grid. A longer path is a picture. */
const MAX_GRID_LENGTH = 3_000;
/** Maximum distance between the two long sides of a filled line, in units of the path. */
const MAX_LINE_WIDTH = 3;

/**
 * Returns the box of each line, if the path consists only of horizontal and vertical lines (at least two). A line may
 * be drawn as a thin filled rectangle.
 */
function gridLines(steps: ArrayLike<number>, kind: 'fill' | 'stroke'): BoundingBox[] {
  if (steps.length > MAX_GRID_LENGTH || steps.length < 12) return [];
  const lines: BoundingBox[] = [];
  for (const points of subpathsOf(steps)) {
    if (!points) return [];
    const [first] = points;
    if (kind === 'fill') {
      const box = boxOf(points);
      if (Math.min(box[2] - box[0], box[3] - box[1]) > MAX_LINE_WIDTH) return [];
      lines.push(box);
    } else
      points.forEach((point, at) => {
        const last = points[at - 1];
        if (last && first) lines.push(boxOf([last, point]));
      });
  }
  const isStraight = ([left, top, right, bottom]: BoundingBox) =>
    kind === 'fill' || right - left < 0.5 || bottom - top < 0.5;
  return lines.length > 1 && lines.every(isStraight) ? lines : [];
}

type Point = readonly [x: number, y: number];

const boxOf = (points: readonly Point[]): BoundingBox => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
];

/** Returns the points of each subpath, or `undefined` in place of a subpath with curves. */
function subpathsOf(steps: ArrayLike<number>): (Point[] | undefined)[] {
  const subpaths: (Point[] | undefined)[] = [];
  for (let at = 0; at < steps.length; ) {
    const step = steps[at++];
    const open = subpaths.at(-1);
    if (step === CLOSE) {
      if (open?.[0]) open.push(open[0]);
    } else if (step === MOVE) subpaths.push([[steps[at++] ?? 0, steps[at++] ?? 0]]);
    else if (step === LINE && open) open.push([steps[at++] ?? 0, steps[at++] ?? 0]);
    else return [undefined];
  }
  return subpaths;
}

/**
 * Adds an image. Stores its key only if the image may be an icon. Therefore the extractor never reads the pixels of
 * larger images.
 */
function drawImage(run: Interpreter, key: string, width = 0, height = 0): void {
  const isSmall =
    isIconSize(transformBox(run.state.matrix, UNIT_SQUARE)) && Math.max(width, height) <= MAX_ICON_PIXELS;
  addShape(run, UNIT_SQUARE, 'image', isSmall && key ? { image: key } : {});
}

const isIconSize = ([left, top, right, bottom]: BoundingBox): boolean =>
  right - left <= MAX_ICON_SIZE && bottom - top <= MAX_ICON_SIZE;

/** The codes of pdf.js for the path commands of a rectangle. */
const [MOVE, LINE, CLOSE] = [0, 1, 4];

/**
 * Whether the path is one outline of horizontal and vertical lines. `steps` has the code of each path command followed by
 * its coordinates. The shortest outline is a move and two lines (9 numbers). The longest is a move, four lines and a
 * close (16 numbers).
 */
function isRectangle(steps: ArrayLike<number>): boolean {
  if (steps.length < 9 || steps.length > 16 || steps[0] !== MOVE) return false;
  const points: [number, number][] = [];
  for (let at = 0; at < steps.length; ) {
    const step = steps[at++];
    if (step === CLOSE) continue;
    if (step !== MOVE && step !== LINE) return false;
    points.push([steps[at++] ?? 0, steps[at++] ?? 0]);
  }
  return points.every(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return Math.abs(x - nextX) < 0.01 || Math.abs(y - nextY) < 0.01;
  });
}
