// The columns of a table, and its rows with their cells in order.
import { around } from '../layout/group-lines';
import type { Box, PrintLine } from '../pdf-types';

export interface Table {
  from: PrintLine[];
  rows: PrintLine[];
}

/** All rows are as wide as the table. */
export function toTable(from: PrintLine[], rows: readonly PrintLine[]): Table {
  const [left, , right] = around(from);
  return {
    from,
    rows: rows.map((row) => ({
      ...row,
      box: [left, row.box[1], right, row.box[3]],
      edges: [left, right],
      indent: left,
    })),
  };
}

/** Left edges of the columns: gaps that no line of the table covers. */
export function columnStarts(lines: readonly PrintLine[]): number[] {
  const starts: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { box } of [...lines].sort((a, b) => a.box[0] - b.box[0])) {
    if (box[0] > end + 3) starts.push(box[0]);
    end = Math.max(end, box[2]);
  }
  return starts;
}

export const columnOf = ({ box }: PrintLine, starts: readonly number[]): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= box[0] + 1),
  );

export function rowOf(row: readonly PrintLine[], starts: readonly number[], goesOn: boolean): PrintLine {
  const cells = starts.map((_, column) =>
    row
      .filter((line) => columnOf(line, starts) === column)
      .sort((a, b) => a.box[0] - b.box[0])
      .map(({ text, bullet, step }) =>
        bullet ? `${bullet} ${text}` : step ? text.replace(/^(\d+)\./, '$1') : text,
      )
      .join(' '),
  );
  const first = row[0] as PrintLine;
  const box: Box = around(row);
  return {
    ...first,
    // A cell of one line may stand at the middle of its row.
    base: Math.min(...row.map(({ base }) => base)),
    box,
    edges: [box[0], box[2]],
    indent: box[0],
    text: cells.join('\t').replace(/\t+$/, ''),
    spans: row.flatMap(({ spans }) => spans),
    cells,
    ...(goesOn && { goesOn }),
  };
}
