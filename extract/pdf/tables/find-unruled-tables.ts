// Finds tables without drawn lines: short words and numbers in aligned columns. Without this, the layout analysis
// would read such a table column by column, and the numbers would lose their names.

import { boundingBox } from '../layout/group-lines-into-blocks';
import type { BoundingBox, TextLine } from '../pdf-types';
import { columnOf, columnStarts, type DetectedTable, linesInColumns, rowOf, toTable } from './table-rows';

/** Matches a cell with a number: `12`, `+3`, `2-4`, `50%`, `×2`. */
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

/**
 * Finds tables without other text beside them: at least three rows of short cells, and at least one column of
 * numbers.
 */
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
 * Maximum horizontal distance between the centers of a number and the number above it, as a multiple of the font
 * size.
 */
const MAX_SHIFT = 0.8;

/** Minimum number of rows of a table with three or more columns, and of a table with two columns. */
const [MIN_ROWS, MIN_ROWS_OF_TWO] = [2, 3];
/** Maximum height of the column names above the first row, as a multiple of the font size. */
const MAX_HEADER = 2.8;

/**
 * Finds tables beside other text. A row is a short name with numbers after it, or numbers alone. The numbers of each
 * row are directly below those of the row above.
 */
export function findNumberTables(lines: readonly TextLine[]): DetectedTable[] {
  const tables: TextLine[][][] = [];
  for (const row of groupByBaseline(lines).flatMap(splitNumberRow)) {
    // The first cell may be the end of a text line beside the table, so the row is also compared without its first
    // cell.
    const table = tables.find((rows) => [row, row.slice(1)].some((some) => isUnder(some, rows.at(-1) ?? [])));
    if (table) table.push(isUnder(row, table.at(-1) ?? []) ? row : row.slice(1));
    else tables.push([row]);
  }
  return tables
    .filter((rows) => rows.length >= ((rows[0]?.length ?? 0) > 2 ? MIN_ROWS : MIN_ROWS_OF_TWO))
    .map((rows) => {
      const own = rows.flat();
      const head = findHeader(lines, own);
      const starts = columnStarts([...head, ...own]);
      return toTable(
        [...head, ...own],
        [...(head.length ? [head] : []), ...rows].map((row) => rowOf(row, starts, false)),
      );
    });
}

/** Minimum number of rows of a table whose columns are far apart: with column names above it, and without. */
const [MIN_WIDE_ROWS, MIN_WIDE_ROWS_WITHOUT_HEADER] = [3, 4];
/** Maximum distance between two columns that are far apart, as a multiple of the font size. */
const MAX_WIDE_GAP = 30;

/**
 * Finds tables of two or more columns of numbers that are far apart, for example with pictures between them. The
 * numbers of a column have one font and regular distances, and the columns have the same baselines.
 */
export function findWideNumberTables(lines: readonly TextLine[]): DetectedTable[] {
  const columns = findNumberColumns(
    lines.filter(({ text, bullet, cells }) => NUMERIC.test(text) && !bullet && !cells),
  );
  const tables: TextLine[][][] = [];
  for (const column of columns.sort((a, b) => a.box[0] - b.box[0])) {
    const table = tables.find((one) => isBeside(column.numbers, one.at(-1) ?? []));
    if (table) table.push(column.numbers);
    else tables.push([column.numbers]);
  }
  return tables
    .filter(({ length }) => length > 1)
    .flatMap((table): DetectedTable[] => {
      const own = table.flat();
      const rows = (table[0] ?? []).map((_, at) => table.flatMap((column) => column[at] ?? []));
      const head = findHeader(lines, own);
      if (rows.length < (head.length ? MIN_WIDE_ROWS : MIN_WIDE_ROWS_WITHOUT_HEADER)) return [];
      const starts = columnStarts([...head, ...own]);
      const all = [...(head.length ? [head] : []), ...rows];
      return [
        toTable(
          [...head, ...own],
          all.map((row) => rowOf(row, starts, false)),
        ),
      ];
    });
}

/**
 * Groups numbers into columns: the numbers of a column are one below the other at regular distances. Each column is
 * sorted from top to bottom.
 */
function findNumberColumns(numbers: readonly TextLine[]): { numbers: TextLine[]; box: BoundingBox }[] {
  const columns: TextLine[][] = [];
  for (const line of [...numbers].sort((a, b) => a.base - b.base)) {
    const column = columns.find((one) => {
      const last = one.at(-1) as TextLine;
      const before = one.at(-2);
      const far = line.base - last.base;
      const isRegular = before
        ? Math.abs(far - (last.base - before.base)) < 0.25 * line.size
        : far < 5 * line.size;
      const isSame = last.font === line.font && Math.abs(last.size - line.size) < 0.05 * line.size;
      return isSame && far > 0.8 * line.size && isRegular && isUnderNumber(line, last);
    });
    if (column) column.push(line);
    else columns.push([line]);
  }
  return columns
    .filter(({ length }) => length >= MIN_WIDE_ROWS)
    .map((column) => ({ numbers: column, box: boundingBox(column) }));
}

/** Whether the number is aligned with the number above it: at the center, the left edge or the right edge. */
const isUnderNumber = ({ box, size }: TextLine, { box: above }: TextLine): boolean =>
  Math.abs(box[0] + box[2] - above[0] - above[2]) / 2 < 0.5 * size ||
  Math.abs(box[0] - above[0]) < 1 ||
  Math.abs(box[2] - above[2]) < 1;

/** Whether the column is to the right of the other column and has as many rows on the same baselines. */
const isBeside = (column: readonly TextLine[], other: readonly TextLine[]): boolean =>
  column.length === other.length &&
  column.every((cell, at) => {
    const left = other[at] as TextLine;
    const gap = cell.box[0] - left.box[2];
    return Math.abs(cell.base - left.base) < 0.3 * cell.size && gap > 0 && gap < MAX_WIDE_GAP * cell.size;
  });

/** Returns the column names directly above the rows. */
function findHeader(lines: readonly TextLine[], own: readonly TextLine[]): readonly TextLine[] {
  const [left, top, right] = boundingBox(own);
  const size = own[0]?.size ?? 0;
  const above = lines.filter(
    ({ box, base }) =>
      base < top && base > top - MAX_HEADER * size && box[0] > left - 3 * size && box[2] < right + 3 * size,
  );
  const lowest = Math.max(...above.map(({ base }) => base));
  return linesInColumns(
    above.filter(({ base }) => lowest - base < 0.3 * size),
    own,
  );
}

/** Matches a row with a dot leader (dots between a name and its value): “Each barn owl ......... 3 points”. */
const LEADER = /^(\S.{0,60}?)\s*(?:[.·…_]\s?){4,}\s*(\S.{0,23})$/u;

/** Finds successive rows with dot leaders. Each row has two cells: the text before the dots and the text after them. */
export function findLeaderTables(lines: readonly TextLine[]): DetectedTable[] {
  const runs: TextLine[][] = [];
  for (const line of [...lines].sort((a, b) => a.base - b.base)) {
    if (!LEADER.test(line.text)) continue;
    const run = runs.find((other) => {
      const last = other.at(-1) as TextLine;
      return Math.abs(last.indent - line.indent) < line.size && line.base - last.base < 2.5 * line.size;
    });
    if (run) run.push(line);
    else runs.push([line]);
  }
  return runs
    .filter(({ length }) => length >= MIN_ROWS)
    .map((run) =>
      toTable(
        run,
        run.map(({ bullet: _, ...line }) => {
          const cells = (LEADER.exec(line.text) ?? []).slice(1, 3);
          return { ...line, cells, text: cells.join('\t') };
        }),
      ),
    );
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

/** Returns the parts of a row that consist of a name and numbers after it, or of two or more numbers. */
function splitNumberRow(row: readonly TextLine[]): TextLine[][] {
  const parts: TextLine[][] = [];
  for (let at = 0; at < row.length; ) {
    const first = row[at] as TextLine;
    let end = at + 1;
    while (
      end < row.length &&
      NUMERIC.test(row[end]?.text ?? '') &&
      areNear(row.slice(end - 1, end + 1), MAX_NUMBER_GAP)
    )
      end++;
    const isCell =
      !first.bullet &&
      first.text.length <= MAX_CELL_LENGTH &&
      !/[.!?;]$/.test(first.text.replace(/^\d+\.$/, ''));
    const part = row.slice(isCell ? at : at + 1, end);
    if (part.length >= 2) parts.push(part);
    at = end;
  }
  return parts;
}

/** Whether the row has as many cells as the row above, each cell under the corresponding one. */
const isUnder = (row: readonly TextLine[], above: readonly TextLine[]): boolean =>
  row.length > 1 &&
  row.length === above.length &&
  (row[0]?.base ?? 0) - (above[0]?.base ?? 0) < 3 * (row[0]?.size ?? 1) &&
  row.every((cell, at) => {
    const other = above[at] as TextLine;
    const far = Math.abs(cell.box[0] + cell.box[2] - other.box[0] - other.box[2]) / 2;
    const isNumber = NUMERIC.test(cell.text);
    const isAligned = Math.abs(cell.box[0] - other.box[0]) < (isNumber ? 1 : 3 * cell.size);
    return isAligned || far < MAX_SHIFT * cell.size || Math.abs(cell.box[2] - other.box[2]) < 1;
  });
