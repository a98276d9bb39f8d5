// Finds tables: text between drawn horizontal lines, or short words and numbers in aligned columns.

import type { Shape, TextLine } from '../pdf-types';
import { findNumberTables, findUnruledTables, NUMERIC } from './find-unruled-tables';
import { columnOf, columnStarts, type DetectedTable, rowOf, toTable } from './table-rows';

/** Replaces the lines of each table with the rows of the table. */
export function findTables(lines: readonly TextLine[], shapes: readonly Shape[]): TextLine[] {
  const ruled = findRuledTables(lines, shapes);
  const ruledLines = new Set(ruled.flatMap(({ sourceLines }) => sourceLines));
  const rest = lines.filter((line) => !ruledLines.has(line));
  const numberTables = findNumberTables(rest);
  const numbered = new Set(numberTables.flatMap(({ sourceLines }) => sourceLines));
  const plain = findUnruledTables(rest.filter((line) => !numbered.has(line)));
  const tableLines = new Set([...numberTables, ...plain].flatMap(({ sourceLines }) => sourceLines));
  return [
    ...rest.filter((line) => !tableLines.has(line)),
    ...[...ruled, ...numberTables, ...plain].flatMap(({ rows }) => rows),
  ];
}

/** A drawn horizontal line; coordinates in points. */
interface Ruling {
  left: number;
  right: number;
  y: number;
}

/** Maximum thickness of a ruling, in points. A thicker shape is a bar. */
const MAX_THICKNESS = 2.5;
/** Maximum height of a table row, in points. */
const MAX_ROW_HEIGHT = 110;
/** Maximum length of the text in a cell, in characters. */
const MAX_CELL_LENGTH = 160;
/** Maximum number of rulings on a page. If there are more, they form a picture, and no table is looked for. */
const MAX_RULINGS = 4000;
/** Minimum length of a table ruling, in points. */
const MIN_RULING_LENGTH = 60;

function findRuledTables(lines: readonly TextLine[], shapes: readonly Shape[]): DetectedTable[] {
  const rulings = findRulings(shapes);
  const tables: DetectedTable[] = [];
  const used = new Set<Ruling>();
  const free = new Set(lines);
  for (const ruling of rulings) {
    if (used.has(ruling)) continue;
    const group = rulings.filter(
      (other) =>
        !used.has(other) &&
        Math.abs(other.left - ruling.left) < 6 &&
        Math.abs(other.right - ruling.right) < 6,
    );
    for (const one of group) used.add(one);
    for (const run of groupByDistance(group)) {
      const table = run.length > 2 ? linesToTable(run, free) : undefined;
      if (!table) continue;
      tables.push(table);
      for (const line of table.sourceLines) free.delete(line);
    }
  }
  return tables;
}

/** Groups rulings from top to bottom. Successive rulings of a group are at most `MAX_ROW_HEIGHT` apart. */
function groupByDistance(group: readonly Ruling[]): Ruling[][] {
  const runs: Ruling[][] = [];
  for (const ruling of [...group].sort((a, b) => a.y - b.y)) {
    const last = runs.at(-1)?.at(-1);
    if (last && ruling.y - last.y < MAX_ROW_HEIGHT) runs.at(-1)?.push(ruling);
    else runs.push([ruling]);
  }
  return runs;
}

function findRulings(shapes: readonly Shape[]): Ruling[] {
  const found: Ruling[] = [];
  for (const { box, rectangle } of shapes) {
    const [left, top, right, bottom] = box;
    if (right - left < 12) continue;
    if (bottom - top <= MAX_THICKNESS) found.push({ left, right, y: (top + bottom) / 2 });
    else if (rectangle && bottom - top < MAX_ROW_HEIGHT)
      found.push({ left, right, y: top }, { left, right, y: bottom });
    if (found.length > MAX_RULINGS) return [];
  }
  const rows: Ruling[][] = [];
  for (const ruling of found.sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row && ruling.y - (row[0]?.y ?? 0) < 2) row.push(ruling);
    else rows.push([ruling]);
  }
  // The borders of adjacent cells are joined into one ruling.
  return rows
    .flatMap((row) => {
      const joined: Ruling[] = [];
      for (const ruling of row.sort((a, b) => a.left - b.left)) {
        const open = joined.at(-1);
        if (open && ruling.left <= open.right + 4) open.right = Math.max(open.right, ruling.right);
        else joined.push({ ...ruling });
      }
      return joined;
    })
    .filter(({ left, right }) => right - left > MIN_RULING_LENGTH);
}

function linesToTable(rulings: readonly Ruling[], free: ReadonlySet<TextLine>): DetectedTable | undefined {
  const [first, last] = [rulings[0] as Ruling, rulings.at(-1) as Ruling];
  const middle = (line: TextLine) => line.base - 0.3 * line.size;
  const within = (top: number, bottom: number) =>
    [...free].filter(
      (line) =>
        line.box[0] > first.left - 3 &&
        line.box[2] < first.right + 3 &&
        middle(line) > top &&
        middle(line) < bottom,
    );
  const own = within(first.y, last.y);
  const starts = columnStarts(own);
  if (starts.length < 2) return undefined;
  const bands = rulings
    .slice(1)
    .map((ruling, at) =>
      own.filter((line) => middle(line) > (rulings[at]?.y ?? 0) && middle(line) <= ruling.y),
    );
  const filled = bands.filter((band) => band.length);
  const full = filled.filter((band) => new Set(band.map((line) => columnOf(line, starts))).size > 1);
  const isLong = filled.some((band) =>
    starts.some(
      (_, column) =>
        band
          .filter((line) => columnOf(line, starts) === column)
          .reduce((sum, { text }) => sum + text.length, 0) > MAX_CELL_LENGTH,
    ),
  );
  if (full.length < 2 || full.length < 0.6 * filled.length || isLong) return undefined;
  const height = (last.y - first.y) / (rulings.length - 1);
  const head = linesInColumns(within(first.y - MAX_HEADER * height, first.y), own);
  const tail = linesInColumns(within(last.y, last.y + MAX_LAST_ROW * height), own);
  const isTail = tail.some(({ text }) => NUMERIC.test(text));
  const all = [...head, ...own, ...(isTail ? tail : [])];
  const edges = columnStarts(all);
  return toTable(
    all,
    [head, ...filled, isTail ? tail : []].flatMap((band) => toRows(band, edges)),
  );
}

/**
 * Maximum height of a header above the first ruling, and of a row below the last ruling, as multiples of the mean row
 * height.
 */
const [MAX_HEADER, MAX_LAST_ROW] = [2, 1.3];
/** Maximum length of a column name, in characters. */
const MAX_COLUMN_NAME_LENGTH = 30;

/**
 * Returns the lines if they are short texts in the columns of the table and no line crosses two columns. Otherwise
 * returns an empty list.
 */
function linesInColumns(lines: readonly TextLine[], own: readonly TextLine[]): readonly TextLine[] {
  const starts = columnStarts([...own, ...lines]);
  const columns = new Set(lines.map((line) => columnOf(line, starts)));
  const isAligned =
    starts.length === columnStarts(own).length &&
    columns.size > 1 &&
    columns.size >= starts.length - 1 &&
    lines.every(
      ({ text, bullet }) => text.length <= MAX_COLUMN_NAME_LENGTH && !bullet && !/[.!?]$/.test(text),
    );
  return isAligned ? lines : [];
}

/**
 * Returns one row for the first lines of all cells, one row for the second lines, and so on. All rows after the first
 * are marked as continuations of it.
 */
function toRows(band: readonly TextLine[], starts: readonly number[]): TextLine[] {
  const cells = starts.map((_, column) =>
    groupByBaseline(band.filter((line) => columnOf(line, starts) === column)),
  );
  const most = Math.max(0, ...cells.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) =>
    rowOf(
      cells.flatMap((heights) => heights[at] ?? []),
      starts,
      at > 0,
    ),
  );
}

/** Groups the lines of a cell by baseline, from top to bottom. */
function groupByBaseline(cell: readonly TextLine[]): TextLine[][] {
  const heights: TextLine[][] = [];
  for (const line of [...cell].sort((a, b) => a.base - b.base)) {
    const open = heights.at(-1);
    if (open && line.base - (open[0]?.base ?? 0) < 0.45 * line.size) open.push(line);
    else heights.push([line]);
  }
  return heights;
}
