// Finds tables without drawn lines: short words and numbers in aligned columns.

import type { TextLine } from '../pdf-types';
import { columnOf, columnStarts, type DetectedTable, rowOf, toTable } from './table-rows';

/** Matches a cell with a number: «12», «+3», «2-4», «50%», «×2». */
export const NUMERIC = /^[\d+\-–−×x*/=.,%()$€£]{1,6}$/;

/** Maximum length of the text in a cell, in characters. */
const MAX_CELL_LENGTH = 40;
/** Maximum gap between two cells of a row, as a multiple of the font size. */
const MAX_GAP = 25;
/**
 * Maximum gap between two cells of a number table, as a multiple of the font size. It is smaller than `MAX_GAP`,
 * because columns of text may be next to the table.
 */
const MAX_NUMBER_GAP = 12;

/** Finds tables with at least three rows of short cells and at least one column of numbers. */
export function findUnruledTables(lines: readonly TextLine[]): DetectedTable[] {
  const rows = groupByBaseline(lines);
  const tables: DetectedTable[] = [];
  let open: TextLine[][] = [];
  const close = () => {
    const starts = columnStarts(open.flat());
    const columns = starts.map((_, column) =>
      open.map((row) => row.filter((line) => columnOf(line, starts) === column)),
    );
    const isNumeric = columns.some(
      (cells, at) =>
        at > 0 && cells.filter(([cell]) => cell && NUMERIC.test(cell.text)).length >= 0.7 * open.length,
    );
    const isFull = columns.every(
      (cells) => cells.filter(({ length }) => length === 1).length >= 0.8 * open.length,
    );
    if (open.length >= 3 && starts.length >= 2 && isNumeric && isFull)
      tables.push(
        toTable(
          open.flat(),
          open.map((row) => rowOf(row, starts, false)),
        ),
      );
    open = [];
  };
  for (const row of rows) {
    const fits =
      row.length >= 2 &&
      row.every(({ text, bullet }) => text.length <= MAX_CELL_LENGTH && !bullet) &&
      areNear(row, MAX_GAP);
    const last = open.at(-1)?.[0];
    const isNear = !last || (row[0]?.base ?? 0) - last.base < 3 * last.size;
    if (fits && isNear && (!last || open.at(-1)?.length === row.length)) open.push(row);
    else {
      close();
      if (fits) open = [row];
    }
  }
  close();
  return tables;
}

/**
 * Maximum horizontal distance between the centres of a number and the number above it, as a multiple of the font size.
 */
const MAX_SHIFT = 0.8;

/**
 * Finds tables of at least two rows, each with a short name followed by numbers. Columns of text may be next to the
 * table.
 */
export function findNumberTables(lines: readonly TextLine[]): DetectedTable[] {
  const tables: TextLine[][][] = [];
  for (const row of groupByBaseline(lines).flatMap(splitNumberRow)) {
    const table = tables.find((rows) => isUnder(row, rows.at(-1) ?? []));
    if (table) table.push(row);
    else tables.push([row]);
  }
  return tables
    .filter((rows) => rows.length >= 2)
    .map((rows) => {
      const starts = columnStarts(rows.flat());
      return toTable(
        rows.flat(),
        rows.map((row) => rowOf(row, starts, false)),
      );
    });
}

/** Whether every gap between two cells is smaller than `maxGap` times the font size. */
const areNear = (row: readonly TextLine[], maxGap: number): boolean =>
  row.slice(1).every((cell, at) => cell.box[0] - (row[at]?.box[2] ?? 0) < maxGap * cell.size);

/** Groups lines with the same baseline into rows, each sorted from left to right. */
function groupByBaseline(lines: readonly TextLine[]): TextLine[][] {
  const rows: TextLine[][] = [];
  for (const line of [...lines].sort((a, b) => a.base - b.base)) {
    const open = rows.at(-1);
    if (open && Math.abs(line.base - (open[0]?.base ?? 0)) < 0.3 * line.size) open.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

/** Returns the parts of a row that consist of a name and two or more numbers after it. */
function splitNumberRow(row: readonly TextLine[]): TextLine[][] {
  const parts: TextLine[][] = [];
  for (const [at, name] of row.entries()) {
    if (NUMERIC.test(name.text) || name.bullet || name.text.length > MAX_CELL_LENGTH) continue;
    const end = row.findIndex((line, place) => place > at && !NUMERIC.test(line.text));
    const numbers = row.slice(at + 1, end < 0 ? undefined : end);
    const part = [name, ...numbers];
    if (numbers.length >= 2 && areNear(part, MAX_NUMBER_GAP)) parts.push(part);
  }
  return parts;
}

/** Whether the row has as many cells as the row above, each cell under the corresponding one. */
const isUnder = (row: readonly TextLine[], above: readonly TextLine[]): boolean =>
  row.length === above.length &&
  (row[0]?.base ?? 0) - (above[0]?.base ?? 0) < 3 * (row[0]?.size ?? 1) &&
  Math.abs((row[0]?.box[0] ?? 0) - (above[0]?.box[0] ?? 0)) < 3 * (row[0]?.size ?? 1) &&
  row.slice(1).every((cell, at) => {
    const other = above[at + 1] as TextLine;
    const far = Math.abs(cell.box[0] + cell.box[2] - other.box[0] - other.box[2]) / 2;
    return far < MAX_SHIFT * cell.size;
  });
