// Stacks lines that stand right under each other into blocks, the smallest things that are put in order.

import type { Box, PrintLine } from '../pdf-types';
import type { Placeable } from './reading-order';

export interface Stack extends Placeable {
  own: PrintLine[];
}

/** Furthest that the next line of a block may stand below, in sizes. */
const LEADING = 2.1;

export function groupLines(lines: readonly PrintLine[]): Stack[] {
  const sorted = [...lines].sort((a, b) => a.base - b.base || a.box[0] - b.box[0]);
  const below = new Map<PrintLine, PrintLine[]>();
  const over = new Map<PrintLine, PrintLine[]>();
  sorted.forEach((line, at) => {
    for (let next = at + 1; next < sorted.length; next++) {
      const other = sorted[next] as PrintLine;
      if (other.base - line.base > LEADING * Math.max(line.size, other.size)) break;
      if (other.base - line.base < 0.5 * Math.min(line.size, other.size) || !sharesX(line, other)) continue;
      // Only the nearest one under each part of the line.
      if (
        (below.get(line) ?? []).some(
          (first) => sharesX(first, other) && other.base - first.base > 0.4 * first.size,
        )
      )
        continue;
      push(below, line, other);
      push(over, other, line);
    }
  });
  const stacks: PrintLine[][] = [];
  const home = new Map<PrintLine, PrintLine[]>();
  for (const line of sorted) {
    const [upper, ...more] = over.get(line) ?? [];
    const above = upper && home.get(upper);
    const stack =
      upper &&
      above &&
      !more.length &&
      below.get(upper)?.length === 1 &&
      belongs(upper, line) &&
      !isWider(line, above) &&
      !isBesideStart(line, above)
        ? above
        : undefined;
    if (stack) stack.push(line);
    else stacks.push([line]);
    home.set(line, stack ?? (stacks.at(-1) as PrintLine[]));
  }
  return stacks.map((own) => ({
    own,
    box: around(own),
    size: own[0]?.size ?? 1,
    lines: own.length,
    bold: own.every(({ bold }) => bold),
  }));
}

const push = (map: Map<PrintLine, PrintLine[]>, key: PrintLine, value: PrintLine): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

const sharesX = (a: PrintLine, b: PrintLine): boolean =>
  Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]) > 0;

/** Of about one size, not further apart than lines of a paragraph. */
const belongs = (a: PrintLine, b: PrintLine): boolean =>
  Math.max(a.size, b.size) < 1.3 * Math.min(a.size, b.size) &&
  b.base - a.base < 1.75 * Math.max(a.size, b.size) &&
  Boolean(a.cells) === Boolean(b.cells) &&
  !opens(a, b);

/** A heading under a gap, in larger and bolder type than the line above it. */
const opens = (above: PrintLine, line: PrintLine): boolean =>
  line.bold && !above.bold && line.size > 1.05 * above.size && line.base - above.base > 1.4 * line.size;

/** Reaches far beyond the lines above it: the column ends where a wider one begins. */
const isWider = (line: PrintLine, above: readonly PrintLine[]): boolean =>
  above.length > 1 &&
  (line.box[2] > Math.max(...above.map(({ box }) => box[2])) + 6 * line.size ||
    line.box[0] < Math.min(...above.map(({ box }) => box[0])) - 6 * line.size);

/** Begins far right of the lines above it and is not centred under them: the top of a column that is not the first. */
const isBesideStart = (line: PrintLine, above: readonly PrintLine[]): boolean => {
  const [left, , right] = around(above);
  return (
    line.box[0] > left + 6 * line.size &&
    Math.abs(line.box[0] + line.box[2] - left - right) > 3 * line.size &&
    // Words set to the right end where the others end.
    Math.abs(line.box[2] - right) > line.size
  );
};

export const around = (lines: readonly PrintLine[]): Box => [
  Math.min(...lines.map(({ box }) => box[0])),
  Math.min(...lines.map(({ base, size }) => base - 0.75 * size)),
  Math.max(...lines.map(({ box }) => box[2])),
  Math.max(...lines.map(({ base, size }) => base + 0.2 * size)),
];
