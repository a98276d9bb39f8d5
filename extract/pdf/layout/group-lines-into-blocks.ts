// Groups successive lines of one column, each directly below the one before it. A later step finds the reading order of
// these groups, not of lines, because two columns with different leading have no common rows. The cost is at most
// quadratic in the number of lines.

import type { BoundingBox, TextLine } from '../pdf-types';
import type { OrderableBlock } from './reading-order';

export interface LineGroup extends OrderableBlock {
  own: TextLine[];
}

/** Maximum distance between two successive baselines of a group (the leading), as a multiple of the font size. */
const MAX_LEADING = 2.1;

/** Maximum distance between two successive rows of a table, as a multiple of the font size. */
const MAX_ROW_DISTANCE = 8;

export function groupLines(lines: readonly TextLine[]): LineGroup[] {
  const sorted = [...lines].sort((a, b) => a.base - b.base || a.box[0] - b.box[0]);
  const below = new Map<TextLine, TextLine[]>();
  const above = new Map<TextLine, TextLine[]>();
  sorted.forEach((line, at) => {
    for (let next = at + 1; next < sorted.length; next++) {
      const other = sorted[next] as TextLine;
      const far = other.base - line.base;
      if (far > MAX_ROW_DISTANCE * line.size) break;
      if (far > MAX_LEADING * Math.max(line.size, other.size) && !isSameTable(line, other)) continue;
      if (other.base - line.base < 0.5 * Math.min(line.size, other.size) || !sharesX(line, other)) continue;
      // Only the nearest line below `line` counts: `other` is skipped if a third line is between `line` and `other`. If
      // several columns start below `line`, the nearest line of each column counts.
      if (
        (below.get(line) ?? []).some(
          (first) => sharesX(first, other) && other.base - first.base > 0.4 * first.size,
        )
      )
        continue;
      push(below, line, other);
      push(above, other, line);
    }
  });
  const groups: TextLine[][] = [];
  const groupOf = new Map<TextLine, TextLine[]>();
  for (const line of sorted) {
    const [upper, ...more] = above.get(line) ?? [];
    const upperGroup = upper && groupOf.get(upper);
    const group =
      upper &&
      upperGroup &&
      !more.length &&
      below.get(upper)?.length === 1 &&
      belongs(upper, line) &&
      !isWider(line, upperGroup) &&
      !startsOtherColumn(line, upperGroup)
        ? upperGroup
        : undefined;
    if (group) group.push(line);
    else groups.push([line]);
    groupOf.set(line, group ?? (groups.at(-1) as TextLine[]));
  }
  return groups.map((own) => ({
    own,
    box: boundingBox(own),
    size: own[0]?.size ?? 1,
    lines: own.length,
    bold: own.every(({ bold }) => bold),
  }));
}

const push = (map: Map<TextLine, TextLine[]>, key: TextLine, value: TextLine): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

const sharesX = (a: TextLine, b: TextLine): boolean =>
  Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]) > 0;

/**
 * Whether the lines may be in one group: both are rows of one table, or they look like successive lines of a
 * paragraph.
 */
const belongs = (a: TextLine, b: TextLine): boolean => isSameTable(a, b) || areSuccessive(a, b);

/** Whether both lines are rows of one table. `findTables` gives all rows of a table the same edges. */
const isSameTable = (a: TextLine, b: TextLine): boolean =>
  a.cells !== undefined && b.cells !== undefined && a.edges[0] === b.edges[0] && a.edges[1] === b.edges[1];

/**
 * Whether the lines have about the same font size, are as close as two lines of a paragraph, and the lower line is not a
 * heading.
 */
const areSuccessive = (a: TextLine, b: TextLine): boolean =>
  Math.max(a.size, b.size) < 1.3 * Math.min(a.size, b.size) &&
  b.base - a.base < 1.75 * Math.max(a.size, b.size) &&
  Boolean(a.cells) === Boolean(b.cells) &&
  !opens(a, b);

/**
 * Whether the line is a heading that starts a new group: it is bold and larger, the line above is not bold, and the
 * gap between them is wider than usual.
 */
const opens = (above: TextLine, line: TextLine): boolean =>
  line.bold && !above.bold && line.size > 1.05 * above.size && line.base - above.base > 1.4 * line.size;

/** Whether the line is much wider than the lines above it, which means that a wider column starts here. */
const isWider = (line: TextLine, above: readonly TextLine[]): boolean =>
  above.length > 1 &&
  (line.box[2] > Math.max(...above.map(({ box }) => box[2])) + 6 * line.size ||
    line.box[0] < Math.min(...above.map(({ box }) => box[0])) - 6 * line.size);

/**
 * Whether the line starts more than six font sizes right of the lines above it without being centered, which means
 * that it belongs to another column.
 */
const startsOtherColumn = (line: TextLine, above: readonly TextLine[]): boolean => {
  const [left, , right] = boundingBox(above);
  return (
    line.box[0] > left + 6 * line.size &&
    Math.abs(line.box[0] + line.box[2] - left - right) > 3 * line.size &&
    // A line with the same right edge as the lines above is right-aligned text of the same column.
    Math.abs(line.box[2] - right) > line.size
  );
};

/** Returns the bounding box of the letters of all lines. */
export const boundingBox = (lines: readonly TextLine[]): BoundingBox => [
  Math.min(...lines.map(({ box }) => box[0])),
  Math.min(...lines.map(({ base, size }) => base - 0.75 * size)),
  Math.max(...lines.map(({ box }) => box[2])),
  Math.max(...lines.map(({ base, size }) => base + 0.2 * size)),
];
