// Finds tables without drawn rules: short words and numbers that stand in straight columns.

import type { PrintLine } from '../pdf-types';
import { columnOf, columnStarts, rowOf, type Table, toTable } from './table-rows';

export const NUMERIC = /^[\d+\-–−×x*/=.,%()$€£]{1,6}$/;

const LONGEST_CELL = 40;
/** Widest gaps inside a row, in sizes: where other columns may stand beside the table, narrower ones. */
const [PLAIN_GAP, COUNTED_GAP] = [25, 12];

/** Three rows and more of short cells, one column of them numbers. */
export function findPlain(lines: readonly PrintLine[]): Table[] {
  const rows = lineUp(lines);
  const tables: Table[] = [];
  let open: PrintLine[][] = [];
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
      row.every(({ text, bullet }) => text.length <= LONGEST_CELL && !bullet) &&
      areNear(row, PLAIN_GAP);
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

/** How far a number may stand from the one above it, in sizes. */
const STRAIGHT = 0.8;

/** A short name and numbers behind it, row under row, whatever stands in the columns beside. */
export function findCounted(lines: readonly PrintLine[]): Table[] {
  const tables: PrintLine[][][] = [];
  for (const row of lineUp(lines).flatMap(cutCounted)) {
    const home = tables.find((rows) => isUnder(row, rows.at(-1) ?? []));
    if (home) home.push(row);
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

/** Each no further than so many sizes behind the one before it. */
const areNear = (row: readonly PrintLine[], most: number): boolean =>
  row.slice(1).every((cell, at) => cell.box[0] - (row[at]?.box[2] ?? 0) < most * cell.size);

/** Lines of one height, from left to right. */
function lineUp(lines: readonly PrintLine[]): PrintLine[][] {
  const rows: PrintLine[][] = [];
  for (const line of [...lines].sort((a, b) => a.base - b.base)) {
    const open = rows.at(-1);
    if (open && Math.abs(line.base - (open[0]?.base ?? 0)) < 0.3 * line.size) open.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

/** The parts of a row that are a name with two numbers or more behind it. */
function cutCounted(row: readonly PrintLine[]): PrintLine[][] {
  const parts: PrintLine[][] = [];
  for (const [at, name] of row.entries()) {
    if (NUMERIC.test(name.text) || name.bullet || name.text.length > LONGEST_CELL) continue;
    const end = row.findIndex((line, place) => place > at && !NUMERIC.test(line.text));
    const numbers = row.slice(at + 1, end < 0 ? undefined : end);
    const part = [name, ...numbers];
    if (numbers.length >= 2 && areNear(part, COUNTED_GAP)) parts.push(part);
  }
  return parts;
}

/** As many cells, each under the one above. */
const isUnder = (row: readonly PrintLine[], above: readonly PrintLine[]): boolean =>
  row.length === above.length &&
  (row[0]?.base ?? 0) - (above[0]?.base ?? 0) < 3 * (row[0]?.size ?? 1) &&
  Math.abs((row[0]?.box[0] ?? 0) - (above[0]?.box[0] ?? 0)) < 3 * (row[0]?.size ?? 1) &&
  row.slice(1).every((cell, at) => {
    const other = above[at + 1] as PrintLine;
    const far = Math.abs(cell.box[0] + cell.box[2] - other.box[0] - other.box[2]) / 2;
    return far < STRAIGHT * cell.size;
  });
