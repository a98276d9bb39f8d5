// Puts the lines of one sheet (page of the PDF file) in reading order: the left page of a spread before the right one,
// columns from left to right, and all text of a box together.

import type { TextLine } from '../pdf-types';
import type { BoxedRegion } from './find-boxed-regions';
import { boundingBox, groupLines } from './group-lines-into-blocks';
import { type OrderableBlock, orderColumns } from './reading-order';

/** A group of lines, or a boxed region with all its lines. The reading order never splits a unit. */
interface Unit extends OrderableBlock {
  own: TextLine[];
  /** Index of the boxed region; absent for a group of lines. */
  region?: number;
}

export interface SheetContent {
  width: number;
  height: number;
  lines: TextLine[];
  regions: readonly BoxedRegion[];
}

/**
 * Sets `column` and `edges` of every line. Returns the lines in reading order and, for each line, the half of the
 * sheet: 0 is the left page of a spread, 1 the right page.
 */
export function arrangePage(sheet: SheetContent, bodySize: number): { lines: TextLine[]; halves: number[] } {
  const columns = { count: 0 };
  const parts = splitSpread(sheet, bodySize);
  const lines: TextLine[] = [];
  const halves: number[] = [];
  parts.forEach((part, half) => {
    const ordered = arrangeRegion(0, part, sheet.regions, bodySize, columns);
    lines.push(...ordered);
    halves.push(...ordered.map(() => half));
  });
  return { lines, halves };
}

/**
 * Splits a spread (a sheet that shows an open book) into its two pages. A sheet is a spread if it is wider than high
 * and hardly any line crosses its middle.
 */
function splitSpread({ width, height, lines, regions }: SheetContent, bodySize: number): TextLine[][] {
  const middle = width / 2;
  const crossing = lines.filter(({ box }) => box[0] < middle - bodySize && box[2] > middle + bodySize);
  const regionCrosses = regions
    .slice(1)
    .some(
      ({ box }) =>
        box[0] < middle - 20 &&
        box[2] > middle + 20 &&
        box[2] - box[0] < 0.9 * width &&
        lines.some((line) => regions[line.region]?.box === box),
    );
  const letters = (some: readonly TextLine[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const left = lines.filter((line) => !crossing.includes(line) && line.box[0] + line.box[2] < width);
  const right = lines.filter((line) => !crossing.includes(line) && !left.includes(line));
  const isSpread =
    width > 1.15 * height &&
    !regionCrosses &&
    letters(crossing) < 0.04 * letters(lines) &&
    letters(left) > 200 &&
    letters(right) > 200;
  // A title that crosses both pages is read before the rest of the left page.
  return isSpread ? [[...crossing, ...left], right] : [lines];
}

function arrangeRegion(
  region: number,
  lines: readonly TextLine[],
  regions: readonly BoxedRegion[],
  bodySize: number,
  columns: { count: number },
): TextLine[] {
  const here = lines.filter((line) => line.region === region);
  const units: Unit[] = groupLines(here);
  regions.forEach(({ parent }, at) => {
    if (!at || parent !== region) return;
    const own = lines.filter((line) => isWithin(line.region, at, regions));
    if (own.length)
      units.push({ own, box: boundingBox(own), size: bodySize, lines: own.length, boxed: true, region: at });
  });
  const size = Math.min(bodySize * 1.3, Math.max(4, bodySize));
  return orderColumns(units, size).flatMap(({ items, edges }) => {
    const column = ++columns.count;
    return items.flatMap(({ own, region: inner }) => {
      if (inner) return arrangeRegion(inner, own, regions, bodySize, columns);
      for (const line of own) {
        line.column = column;
        line.edges = edges;
      }
      return own;
    });
  });
}

/** Whether the boxed region is `outer` or is nested in `outer`. */
function isWithin(region: number, outer: number, regions: readonly BoxedRegion[]): boolean {
  for (let at = region, steps = 0; at && steps < 50; at = regions[at]?.parent ?? 0, steps++)
    if (at === outer) return true;
  return false;
}
