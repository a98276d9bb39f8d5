// Finds tables and converts their lines to rows. A ruled table has drawn horizontal lines (rulings) between its rows;
// an unruled one has short words and numbers in aligned columns. The rulings of a page are compared pairwise, so the
// cost is quadratic in their number.

import { median } from '../layout/median';
import type { Shape, TextLine } from '../pdf-types';
import {
  findLeaderTables,
  findNumberTables,
  findUnruledTables,
  findWideNumberTables,
  NUMERIC,
} from './find-unruled-tables';
import { columnOf, columnStarts, type DetectedTable, linesInColumns, rowOf, toTable } from './table-rows';

/** Replaces the lines of each table with the rows of the table. */
export function findTables(lines: readonly TextLine[], shapes: readonly Shape[]): TextLine[] {
  const ruled = findRuledTables(lines, shapes);
  const ruledLines = new Set(ruled.flatMap(({ sourceLines }) => sourceLines));
  let rest = lines.filter((line) => !ruledLines.has(line));
  const tables = [...ruled];
  for (const find of [findLeaderTables, findNumberTables, findUnruledTables, findWideNumberTables]) {
    const found = find(rest);
    const used = new Set(found.flatMap(({ sourceLines }) => sourceLines));
    tables.push(...found);
    rest = rest.filter((line) => !used.has(line));
  }
  return [...rest, ...tables.flatMap(({ rows }) => rows)];
}

/** A drawn horizontal line. Its coordinates are in points. */
interface Ruling {
  left: number;
  right: number;
  y: number;
}

/** Maximum thickness of a ruling, in points. A thicker shape is a bar. */
const MAX_THICKNESS = 2.5;
/** Maximum height of a table row, in points. */
const MAX_ROW_HEIGHT = 110;
/** Maximum length of the text in a cell, in characters. A longer text is a column of running text. */
const MAX_CELL_LENGTH = 160;
/** Maximum length of the text in a cell of a table with vertical lines between its columns, in characters. */
const MAX_GRID_CELL_LENGTH = 500;
/**
 * Maximum number of drawn lines on a page. A page with more has a vector picture, so it is not searched for ruled
 * tables.
 */
const MAX_RULINGS = 4000;
/** Minimum length of a table ruling, in points. */
const MIN_RULING_LENGTH = 60;

function findRuledTables(lines: readonly TextLine[], shapes: readonly Shape[]): DetectedTable[] {
  const rulings = findRulings(shapes);
  const uprights = rulings.length ? findUprights(shapes) : [];
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
      const table = run.length > 2 ? linesToTable(run, uprights, free) : undefined;
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
  // Each cell of a table may have its own border. Joins adjacent borders at one height into one ruling.
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

/** A drawn vertical line. Its coordinates are in points. */
interface Upright {
  x: number;
  top: number;
  bottom: number;
}

/** Minimum length of a vertical line between two cells, in points. */
const MIN_UPRIGHT_LENGTH = 8;

function findUprights(shapes: readonly Shape[]): Upright[] {
  return shapes.flatMap(({ box: [left, top, right, bottom], rectangle }): Upright[] => {
    if (bottom - top < MIN_UPRIGHT_LENGTH) return [];
    if (right - left <= MAX_THICKNESS) return [{ x: (left + right) / 2, top, bottom }];
    return rectangle && bottom - top < MAX_ROW_HEIGHT
      ? [
          { x: left, top, bottom },
          { x: right, top, bottom },
        ]
      : [];
  });
}

/**
 * Vertical lines at one x position separate two columns if they cover at least this share of the height of the table.
 * They need not cover all of it, because a row across all columns interrupts them.
 */
const MIN_UPRIGHT_SHARE = 0.5;

/** Returns the left edges of the columns that vertical lines separate; empty if there are no such lines. */
function drawnColumns(uprights: readonly Upright[], first: Ruling, last: Ruling): number[] {
  const columns: { x: number; height: number }[] = [];
  for (const { x, top, bottom } of [...uprights].sort((a, b) => a.x - b.x)) {
    const height = Math.min(bottom, last.y + 2) - Math.max(top, first.y - 2);
    if (height <= 0 || x < first.left + 6 || x > first.right - 6) continue;
    const open = columns.at(-1);
    if (open && x - open.x < 4) open.height += height;
    else columns.push({ x, height });
  }
  const inner = columns.filter(({ height }) => height >= MIN_UPRIGHT_SHARE * (last.y - first.y));
  return inner.length ? [first.left - 3, ...inner.map(({ x }) => x)] : [];
}

/**
 * Returns the left edges of the columns, computed from the rows with several cells. A row across all columns, such as
 * a note below the numbers, would hide the gaps between the columns.
 */
function columnsOfRows(lines: readonly TextLine[]): number[] {
  const inRow = lines.filter((line) =>
    lines.some((other) => other !== line && Math.abs(other.base - line.base) < 0.3 * line.size),
  );
  return columnStarts(inRow);
}

function linesToTable(
  rulings: readonly Ruling[],
  uprights: readonly Upright[],
  free: ReadonlySet<TextLine>,
): DetectedTable | undefined {
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
  const inside = within(first.y, last.y);
  const size = median(inside.map((line) => line.size));
  // A line in a much larger font is a heading above the first row, not a part of the table.
  const own = inside.filter((line) => line.size < MAX_SIZE_RATIO * size);
  const drawn = drawnColumns(uprights, first, last);
  const plain = columnStarts(own);
  const ofRows = columnsOfRows(own);
  const starts = drawn.length ? drawn : ofRows.length > plain.length ? ofRows : plain;
  if (starts.length < 2) return undefined;
  const bands = rulings
    .slice(1)
    .map((ruling, at) =>
      own.filter((line) => middle(line) > (rulings[at]?.y ?? 0) && middle(line) <= ruling.y),
    );
  const filled = bands.filter((band) => band.length);
  const full = bands.filter(
    (band, at) =>
      new Set(band.map((line) => columnOf(line, starts))).size > 1 &&
      !isPicture(band, (rulings[at + 1]?.y ?? 0) - (rulings[at]?.y ?? 0)),
  );
  const isLong = filled.some((band) =>
    starts.some(
      (_, column) =>
        band
          .filter((line) => columnOf(line, starts) === column)
          .reduce((sum, { text }) => sum + text.length, 0) >
        (drawn.length ? MAX_GRID_CELL_LENGTH : MAX_CELL_LENGTH),
    ),
  );
  if (full.length < 2 || full.length < 0.6 * filled.length || isLong) return undefined;
  const height = (last.y - first.y) / (rulings.length - 1);
  const head = linesInColumns(within(first.y - MAX_HEADER * height, first.y), own);
  const tail = linesInColumns(within(last.y, last.y + MAX_LAST_ROW * height), own);
  const isTail = tail.some(({ text }) => NUMERIC.test(text));
  const all = [...head, ...own, ...(isTail ? tail : [])];
  const edges = starts === plain ? columnStarts(all) : starts;
  return toTable(
    all,
    [head, ...filled, isTail ? tail : []].flatMap((band) => toRows(band, edges)),
  );
}

/**
 * Maximum height of a table row, as a multiple of the height of its text. A taller row contains pictures, and its text
 * is their labels.
 */
const MAX_HEIGHT_RATIO = 5;

const isPicture = (band: readonly TextLine[], height: number): boolean => {
  const bases = band.map(({ base }) => base);
  const size = Math.max(...band.map((line) => line.size));
  return height > MAX_HEIGHT_RATIO * (Math.max(...bases) - Math.min(...bases) + size);
};

/** Maximum font size of a line in a table, as a multiple of the median font size. */
const MAX_SIZE_RATIO = 1.4;
/**
 * Some tables have no ruling above the header or below the last row. These are the maximum heights of such a header and
 * of such a last row, as multiples of the mean row height.
 */
const [MAX_HEADER, MAX_LAST_ROW] = [2, 1.3];
/**
 * Converts the lines of one table row to `TextLine`s with cells. A cell may have several lines, so the result has a row
 * for the first lines of all cells, one for the second lines, and so on. All rows after the first have the mark
 * `continuesRow`.
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
