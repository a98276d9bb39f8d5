// The columns of a table, and its rows with their cells in order.
import { around } from './stack-lines';
import type { Box, PrintLine } from './types';

export interface Table {
  from: PrintLine[];
  rows: PrintLine[];
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
      .map(({ text, bullet }) => (bullet ? `${bullet} ${text}` : text))
      .join(' '),
  );
  const first = row[0] as PrintLine;
  const box: Box = around(row);
  return {
    ...first,
    box,
    edges: [box[0], box[2]],
    indent: box[0],
    text: cells.join('\t').replace(/\t+$/, ''),
    spans: row.flatMap(({ spans }) => spans),
    cells,
    ...(goesOn && { goesOn }),
  };
}
