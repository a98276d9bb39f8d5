// Finds tables: cells between drawn rules, or short words and numbers that stand in straight columns.

import type { PrintLine, Shape } from '../pdf-types';
import { findCounted, findPlain, NUMERIC } from './find-unruled-tables';
import { columnOf, columnStarts, rowOf, type Table, toTable } from './table-rows';

/** Replaces the lines of every table by rows whose cells stand in order. */
export function findTables(lines: readonly PrintLine[], shapes: readonly Shape[]): PrintLine[] {
  const ruled = findRuled(lines, shapes);
  const taken = new Set(ruled.flatMap(({ from }) => from));
  const rest = lines.filter((line) => !taken.has(line));
  const counted = findCounted(rest);
  const numbered = new Set(counted.flatMap(({ from }) => from));
  const plain = findPlain(rest.filter((line) => !numbered.has(line)));
  const gone = new Set([...counted, ...plain].flatMap(({ from }) => from));
  return [
    ...rest.filter((line) => !gone.has(line)),
    ...[...ruled, ...counted, ...plain].flatMap(({ rows }) => rows),
  ];
}

interface Rule {
  left: number;
  right: number;
  y: number;
}

/** Points: thicker ones are bars, and rules further apart are not those of one row. */
const THIN = 2.5;
const TALLEST_ROW = 110;
const LONGEST_CELL = 160;

function findRuled(lines: readonly PrintLine[], shapes: readonly Shape[]): Table[] {
  const rules = horizontals(shapes);
  const tables: Table[] = [];
  const used = new Set<Rule>();
  const free = new Set(lines);
  for (const rule of rules) {
    if (used.has(rule)) continue;
    const group = rules.filter(
      (other) =>
        !used.has(other) && Math.abs(other.left - rule.left) < 6 && Math.abs(other.right - rule.right) < 6,
    );
    for (const one of group) used.add(one);
    for (const run of runsOf(group)) {
      const table = run.length > 2 ? readRuled(run, free) : undefined;
      if (!table) continue;
      tables.push(table);
      for (const line of table.from) free.delete(line);
    }
  }
  return tables;
}

/** Rules one under the other, no further apart than a tall row. */
function runsOf(group: readonly Rule[]): Rule[][] {
  const runs: Rule[][] = [];
  for (const rule of [...group].sort((a, b) => a.y - b.y)) {
    const last = runs.at(-1)?.at(-1);
    if (last && rule.y - last.y < TALLEST_ROW) runs.at(-1)?.push(rule);
    else runs.push([rule]);
  }
  return runs;
}

function horizontals(shapes: readonly Shape[]): Rule[] {
  const found: Rule[] = [];
  for (const { box, rectangle } of shapes) {
    const [left, top, right, bottom] = box;
    if (right - left < 12) continue;
    if (bottom - top <= THIN) found.push({ left, right, y: (top + bottom) / 2 });
    else if (rectangle && bottom - top < TALLEST_ROW)
      found.push({ left, right, y: top }, { left, right, y: bottom });
    if (found.length > 4000) return [];
  }
  const rows: Rule[][] = [];
  for (const rule of found.sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row && rule.y - (row[0]?.y ?? 0) < 2) row.push(rule);
    else rows.push([rule]);
  }
  // Borders of cells that touch are one rule.
  return rows
    .flatMap((row) => {
      const joined: Rule[] = [];
      for (const rule of row.sort((a, b) => a.left - b.left)) {
        const open = joined.at(-1);
        if (open && rule.left <= open.right + 4) open.right = Math.max(open.right, rule.right);
        else joined.push({ ...rule });
      }
      return joined;
    })
    .filter(({ left, right }) => right - left > 60);
}

function readRuled(rules: readonly Rule[], free: ReadonlySet<PrintLine>): Table | undefined {
  const [first, last] = [rules[0] as Rule, rules.at(-1) as Rule];
  const middle = (line: PrintLine) => line.base - 0.3 * line.size;
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
  const bands = rules
    .slice(1)
    .map((rule, at) => own.filter((line) => middle(line) > (rules[at]?.y ?? 0) && middle(line) <= rule.y));
  const filled = bands.filter((band) => band.length);
  const full = filled.filter((band) => new Set(band.map((line) => columnOf(line, starts))).size > 1);
  const isLong = filled.some((band) =>
    starts.some(
      (_, column) =>
        band
          .filter((line) => columnOf(line, starts) === column)
          .reduce((sum, { text }) => sum + text.length, 0) > LONGEST_CELL,
    ),
  );
  if (full.length < 2 || full.length < 0.6 * filled.length || isLong) return undefined;
  const height = (last.y - first.y) / (rules.length - 1);
  const head = columnsKept(within(first.y - HEAD * height, first.y), own);
  const tail = columnsKept(within(last.y, last.y + TAIL * height), own);
  const isTail = tail.some(({ text }) => NUMERIC.test(text));
  const all = [...head, ...own, ...(isTail ? tail : [])];
  const edges = columnStarts(all);
  return toTable(
    all,
    [head, ...filled, isTail ? tail : []].flatMap((band) => toRows(band, edges)),
  );
}

/** In heights of a row: how far above the first rule and below the last one words of the table may stand. */
const [HEAD, TAIL] = [2, 1.3];
const LONGEST_NAME = 30;

/** Short words in several columns of the table, none of them across two: nothing where there are others. */
function columnsKept(lines: readonly PrintLine[], own: readonly PrintLine[]): readonly PrintLine[] {
  const starts = columnStarts([...own, ...lines]);
  const columns = new Set(lines.map((line) => columnOf(line, starts)));
  const isKept =
    starts.length === columnStarts(own).length &&
    columns.size > 1 &&
    columns.size >= starts.length - 1 &&
    lines.every(({ text, bullet }) => text.length <= LONGEST_NAME && !bullet && !/[.!?]$/.test(text));
  return isKept ? lines : [];
}

/** One row of print for the first line of every cell, one for the second; all but the first go on with the row before. */
function toRows(band: readonly PrintLine[], starts: readonly number[]): PrintLine[] {
  const cells = starts.map((_, column) =>
    toHeights(band.filter((line) => columnOf(line, starts) === column)),
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

/** The lines of a cell from above to below, pieces of one height together. */
function toHeights(cell: readonly PrintLine[]): PrintLine[][] {
  const heights: PrintLine[][] = [];
  for (const line of [...cell].sort((a, b) => a.base - b.base)) {
    const open = heights.at(-1);
    if (open && line.base - (open[0]?.base ?? 0) < 0.45 * line.size) open.push(line);
    else heights.push([line]);
  }
  return heights;
}
