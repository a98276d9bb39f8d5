// Finds the columns of a table and builds its rows.
import { boundingBox } from '../layout/group-lines-into-blocks';
import type { BoundingBox, TextLine } from '../pdf-types';

export interface DetectedTable {
  /** The text lines that the rows of the table replace. */
  sourceLines: TextLine[];
  rows: TextLine[];
}

/**
 * Creates a table. Every row gets the left and right edge of the whole table, so that later steps see that the rows
 * belong together.
 */
export function toTable(sourceLines: TextLine[], rows: readonly TextLine[]): DetectedTable {
  const [left, , right] = boundingBox(sourceLines);
  return {
    sourceLines,
    rows: rows.map((row) => ({
      ...row,
      box: [left, row.box[1], right, row.box[3]],
      edges: [left, right],
      indent: left,
    })),
  };
}

/**
 * Returns the left edges of the columns, in points. A gap of more than 3 points that no line crosses separates two
 * columns.
 */
export function columnStarts(lines: readonly TextLine[]): number[] {
  const starts: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { box } of [...lines].sort((a, b) => a.box[0] - b.box[0])) {
    if (box[0] > end + 3) starts.push(box[0]);
    end = Math.max(end, box[2]);
  }
  return starts;
}

/** Returns the index of the column that contains the line. */
export const columnOf = ({ box }: TextLine, starts: readonly number[]): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= box[0] + 1),
  );

/** Creates a table row from lines. `cells` has the text of each cell, and `text` has all cells joined by tabs. */
export function rowOf(row: readonly TextLine[], starts: readonly number[], continuesRow: boolean): TextLine {
  const cells = starts.map((_, column) =>
    row
      .filter((line) => columnOf(line, starts) === column)
      .sort((a, b) => a.box[0] - b.box[0])
      .map(({ text, bullet, isStep }) =>
        bullet ? `${bullet} ${text}` : isStep ? text.replace(/^(\d+)\./, '$1') : text,
      )
      .join(' '),
  );
  const first = row[0] as TextLine;
  const box: BoundingBox = boundingBox(row);
  return {
    ...first,
    // The topmost baseline is used, because a cell with a single line may be centered vertically.
    base: Math.min(...row.map(({ base }) => base)),
    box,
    edges: [box[0], box[2]],
    indent: box[0],
    text: cells.join('\t').replace(/\t+$/, ''),
    spans: row.flatMap(({ spans }) => spans),
    cells,
    ...(continuesRow && { continuesRow }),
  };
}

/** Maximum length of a column name, in characters. */
const MAX_COLUMN_NAME_LENGTH = 30;

/**
 * Returns the lines if they look like column names: they are short, are in the columns of the table, and no line
 * crosses two columns. Otherwise returns an empty list.
 */
export function linesInColumns(lines: readonly TextLine[], own: readonly TextLine[]): readonly TextLine[] {
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
