// Puts the blocks of a region in reading order: cut between columns first, between bands next, by their places last.
import type { Box } from '../pdf-types';

export interface Placeable {
  box: Box;
  /** Size of its letters. */
  size: number;
  /** Lines of print it has. */
  lines: number;
  /** Set in bold throughout. */
  bold?: boolean;
}

/** What is read one after the other in one column. */
export interface Column<T> {
  items: T[];
  edges: readonly [number, number];
}

/** Narrowest gap between two columns, in sizes of the text. */
const GUTTER = 0.7;
/** A first column narrower than this may hold names of what stands at its right. */
const NARROW = 0.36;
/** Pieces that are put in order by looking at each beside each. */
const MOST = 250;

export function orderColumns<T extends Placeable>(items: readonly T[], size: number, depth = 0): Column<T>[] {
  if (items.length < 2 || depth > 40) return toColumn(items);
  const columns = cutColumns(items, size);
  const bands = cutBands(items, size);
  if (columns.length > 1 && !(bands.length > 2 && areRows(bands, items, size)) && areBeside(columns)) {
    const sections = headedSections(bands, size);
    if (sections.length > 1) return sections.flatMap((section) => orderColumns(section, size, depth + 1));
    return columns.flatMap((column) => orderColumns(column, size, depth + 1));
  }
  const [title, ...rest] = bands;
  if (title && isTitle(title, rest.flat(), size))
    return [...toColumn(title), ...orderColumns(rest.flat(), size, depth + 1)];
  if (bands.length > 1) {
    const joined = areRows(bands, items, size) ? bands : joinBands(bands, size);
    if (joined.length > 1) return mergeColumns(joined.flatMap((band) => orderColumns(band, size, depth + 1)));
  }
  return topological(items);
}

function toColumn<T extends Placeable>(items: readonly T[]): Column<T>[] {
  return items.length ? [{ items: [...items], edges: edgesOf(items) }] : [];
}

const edgesOf = (items: readonly Placeable[]): [number, number] => [
  Math.min(...items.map(({ box }) => box[0])),
  Math.max(...items.map(({ box }) => box[2])),
];

/** One above the other with the same left edge are one column. */
function mergeColumns<T extends Placeable>(columns: readonly Column<T>[]): Column<T>[] {
  const merged: Column<T>[] = [];
  for (const column of columns) {
    const open = merged.at(-1);
    const isSame = open && Math.abs(open.edges[0] - column.edges[0]) < 12 && below(open.items, column.items);
    if (open && isSame) {
      open.items.push(...column.items);
      open.edges = [Math.min(open.edges[0], column.edges[0]), Math.max(open.edges[1], column.edges[1])];
    } else merged.push({ ...column, items: [...column.items] });
  }
  return merged;
}

const below = (upper: readonly Placeable[], lower: readonly Placeable[]): boolean =>
  Math.max(...upper.map(({ box }) => box[3])) <= Math.min(...lower.map(({ box }) => box[1])) + 3;

/** A short heading, whose last letters may stand in the gap between two columns. */
const isHead = ({ size, lines }: Placeable, gutter: number): boolean =>
  lines <= 3 && GUTTER * size > 1.12 * gutter;

/** Groups with a gap between them, seen along one axis. */
function cut<T extends Placeable>(items: readonly T[], axis: 0 | 1, least: number): T[][] {
  const sorted = [...items].sort((a, b) => a.box[axis] - b.box[axis]);
  const groups: T[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of sorted) {
    if (item.box[axis] > end + least || !groups.length) groups.push([item]);
    else groups.at(-1)?.push(item);
    end = Math.max(end, item.box[(axis + 2) as 2 | 3] - (axis === 0 && isHead(item, least) ? least : 0));
  }
  return groups;
}

const cutColumns = <T extends Placeable>(items: readonly T[], size: number): T[][] =>
  cut(items, 0, GUTTER * size);
const cutBands = <T extends Placeable>(items: readonly T[], size: number): T[][] =>
  cut(items, 1, -0.15 * size);

const heightOf = (items: readonly Placeable[]): [number, number] => [
  Math.min(...items.map(({ box }) => box[1])),
  Math.max(...items.map(({ box }) => box[3])),
];

/** Columns stand beside each other; what stands lower down at the right is read later anyway. */
function areBeside(columns: readonly (readonly Placeable[])[]): boolean {
  return columns.slice(1).some((column, at) => {
    const [top, bottom] = heightOf(column);
    const [otherTop, otherBottom] = heightOf(columns[at] ?? []);
    const shared = Math.min(bottom, otherBottom) - Math.max(top, otherTop);
    return shared > 0.2 * Math.min(bottom - top, otherBottom - otherTop);
  });
}

/** A large line above everything, over the gap between two columns of what stands below it. */
function isTitle<T extends Placeable>(band: readonly T[], rest: readonly T[], size: number): boolean {
  const [head, ...more] = band;
  if (!head || more.length || head.size < 1.3 * size || head.lines > 2) return false;
  const under = cutColumns(rest, size).filter((column) => {
    const [left, right] = edgesOf(column);
    return left < head.box[2] - size && right > head.box[0] + size;
  });
  return under.length > 1;
}

/** Names at the left, each beside what it names: read row by row. */
function areRows<T extends Placeable>(bands: readonly T[][], items: readonly T[], size: number): boolean {
  if (bands.length < 3) return false;
  const [left, right] = edgesOf(items);
  let rows = 0;
  for (const band of bands) {
    const cells = cutColumns(band, size);
    const [first = [], second = []] = cells;
    if (cells.length < 2) continue;
    const [, nameEnd] = edgesOf(first);
    const isName =
      nameEnd - left < NARROW * (right - left) && first.reduce((sum, { lines }) => sum + lines, 0) <= 3;
    if (isName && Math.abs(heightOf(first)[0] - heightOf(second)[0]) < 1.2 * size) rows++;
  }
  return rows >= 3 && rows >= 0.7 * bands.length;
}

/** Large headings at the left, each with columns under it that begin at one height. */
function headedSections<T extends Placeable>(bands: readonly T[][], size: number): T[][] {
  const sections: T[][] = [];
  bands.forEach((band, at) => {
    const [head] = band;
    const next = bands[at + 1];
    const cells = next ? cutColumns(next, size) : [];
    const tops = cells.map((cell) => heightOf(cell)[0]);
    const opens =
      band.length === 1 &&
      head !== undefined &&
      head.size > 1.3 * size &&
      head.lines <= 2 &&
      cells.length > 1 &&
      Math.max(...tops) - Math.min(...tops) < 0.7 * size &&
      isOpenAcross(head, bands.slice(0, at).flat(), cells);
    if (opens || !sections.length) sections.push([...band]);
    else sections.at(-1)?.push(...band);
  });
  return sections;
}

/** What stands under nothing is open. */
const WIDE = 1000;

/** Columns above end and columns below begin at the heading, all of them: no gap of one column that happens to be there. */
function isOpenAcross(
  { box }: Placeable,
  above: readonly Placeable[],
  cells: readonly (readonly Placeable[])[],
): boolean {
  if (!above.length) return true;
  const gaps = cells.map((cell) => {
    const [left, right] = edgesOf(cell);
    const over = above.filter((one) => one.box[0] < right && one.box[2] > left);
    return over.length ? heightOf(cell)[0] - Math.max(...over.map((one) => one.box[3])) : WIDE;
  });
  const own = cells.findIndex((cell) => edgesOf(cell)[1] > box[0]);
  return Math.min(...gaps) > 0.8 * (gaps[own] ?? 0) && Math.min(...gaps) > 1.6 * (box[3] - box[1]);
}

/** Bands that share a gap between columns belong together: columns run on through them. */
function joinBands<T extends Placeable>(bands: readonly T[][], size: number): T[][] {
  const groups: T[][] = [];
  let open: T[] = [];
  for (const [at, band] of bands.entries()) {
    const together = [...open, ...band];
    const goesOn =
      open.length > 0 &&
      areBeside(cutColumns(together, size)) &&
      !opensWide(band, bands[at + 1], together, size);
    if (goesOn) open = together;
    else {
      if (open.length) groups.push(open);
      open = [...band];
    }
  }
  if (open.length) groups.push(open);
  return groups;
}

/** A heading at the left of what runs through below it ends the columns above. */
function opensWide<T extends Placeable>(
  band: readonly T[],
  next: readonly T[] | undefined,
  together: readonly T[],
  size: number,
): boolean {
  const [head, ...more] = band;
  const isHeading = head && !more.length && head.lines <= 2 && (head.size > 1.12 * size || head.bold);
  return Boolean(isHeading && next) && !areBeside(cutColumns([...together, ...(next ?? [])], size));
}

/** Breuel's rule: above before below where they overlap; left before right where nothing lies between. */
function topological<T extends Placeable>(items: readonly T[]): Column<T>[] {
  const sorted = [...items].sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
  const isBefore = (a: T, b: T): boolean => {
    if (shareX(a.box, b.box) > 0.15) return a.box[1] + a.box[3] < b.box[1] + b.box[3];
    if (a.box[0] >= b.box[0]) return false;
    return !sorted.some(
      (c) =>
        c !== a &&
        c !== b &&
        shareX(c.box, a.box) > 0.15 &&
        shareX(c.box, b.box) > 0.15 &&
        middle(c) > Math.min(middle(a), middle(b)) &&
        middle(c) < Math.max(middle(a), middle(b)),
    );
  };
  // So many pieces that nothing parts are a picture: from above to below is order enough.
  if (items.length > MOST) return toColumn(sorted);
  const left = new Set(sorted);
  const order: T[] = [];
  while (left.size) {
    const all = [...left];
    const next = all.find((item) => all.every((other) => other === item || !isBefore(other, item))) ?? all[0];
    if (!next) break;
    order.push(next);
    left.delete(next);
  }
  return mergeColumns(order.map((item) => ({ items: [item], edges: [item.box[0], item.box[2]] as const })));
}

const middle = ({ box }: Placeable): number => (box[1] + box[3]) / 2;

/** How much of the narrower one lies above or below the other. */
const shareX = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) / Math.max(1, Math.min(a[2] - a[0], b[2] - b[0]));
