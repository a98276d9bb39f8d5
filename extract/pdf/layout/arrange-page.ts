// Arranges the lines of one sheet in reading order: spreads in halves, boxes as wholes, columns one after the other.

import type { PrintLine } from '../pdf-types';
import type { BoxedRegion } from './find-boxed-regions';
import { around, groupLines } from './group-lines';
import { orderColumns, type Placeable } from './reading-order';

interface Unit extends Placeable {
  own: PrintLine[];
  /** Place of the box that these are the lines of. */
  frame?: number;
}

export interface Sheet {
  width: number;
  height: number;
  lines: PrintLine[];
  frames: readonly BoxedRegion[];
}

/** Sets column and edges of every line; gives the lines in order, and the half of the sheet each one stands in. */
export function arrangePage(sheet: Sheet, bodySize: number): { lines: PrintLine[]; halves: number[] } {
  const columns = { count: 0 };
  const halves = splitSpread(sheet, bodySize);
  const lines: PrintLine[] = [];
  const sides: number[] = [];
  halves.forEach((half, side) => {
    const ordered = arrangeFrame(0, half, sheet.frames, bodySize, columns);
    lines.push(...ordered);
    sides.push(...ordered.map(() => side));
  });
  return { lines, halves: sides };
}

/** Two pages of the book on one sheet: hardly a line runs through the middle. */
function splitSpread({ width, height, lines, frames }: Sheet, bodySize: number): PrintLine[][] {
  const middle = width / 2;
  const crossing = lines.filter(({ box }) => box[0] < middle - bodySize && box[2] > middle + bodySize);
  const frameCrosses = frames
    .slice(1)
    .some(
      ({ box }) =>
        box[0] < middle - 20 &&
        box[2] > middle + 20 &&
        box[2] - box[0] < 0.9 * width &&
        lines.some((line) => frames[line.frame]?.box === box),
    );
  const letters = (some: readonly PrintLine[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const left = lines.filter((line) => !crossing.includes(line) && line.box[0] + line.box[2] < width);
  const right = lines.filter((line) => !crossing.includes(line) && !left.includes(line));
  const isSpread =
    width > 1.15 * height &&
    !frameCrosses &&
    letters(crossing) < 0.04 * letters(lines) &&
    letters(left) > 200 &&
    letters(right) > 200;
  // A title over both pages is read with the left one.
  return isSpread ? [[...crossing, ...left], right] : [lines];
}

function arrangeFrame(
  frame: number,
  lines: readonly PrintLine[],
  frames: readonly BoxedRegion[],
  bodySize: number,
  columns: { count: number },
): PrintLine[] {
  const here = lines.filter((line) => line.frame === frame);
  const units: Unit[] = groupLines(here);
  frames.forEach(({ home }, at) => {
    if (!at || home !== frame) return;
    const own = lines.filter((line) => isWithin(line.frame, at, frames));
    if (own.length) units.push({ own, box: around(own), size: bodySize, lines: own.length, frame: at });
  });
  const size = Math.min(bodySize * 1.3, Math.max(4, bodySize));
  return orderColumns(units, size).flatMap(({ items, edges }) => {
    const column = ++columns.count;
    return items.flatMap(({ own, frame: inner }) => {
      if (inner) return arrangeFrame(inner, own, frames, bodySize, columns);
      for (const line of own) {
        line.column = column;
        line.edges = edges;
      }
      return own;
    });
  });
}

/** Does the box `frame` lie in the box `home`, or is it that one? */
function isWithin(frame: number, home: number, frames: readonly BoxedRegion[]): boolean {
  for (let at = frame, steps = 0; at && steps < 50; at = frames[at]?.home ?? 0, steps++)
    if (at === home) return true;
  return false;
}
