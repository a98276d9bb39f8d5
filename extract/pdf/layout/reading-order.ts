// Puts the blocks of a page or a boxed region in reading order with a recursive XY-cut (Nagy and Seth, 1984): the
// blocks are split at a gutter into columns, or else at a horizontal gap into bands, and each part is split again.
// Blocks that cannot be split are sorted topologically (Breuel, 2003). A cut sorts n blocks in O(n log n). Rejected:
// a plain XY-cut, because it fails for titles across columns, grids of boxes, and names with explanations beside
// them; these cases are recognized first.
import type { BoundingBox } from '../pdf-types';

export interface OrderableBlock {
  box: BoundingBox;
  /** Font size, in points. */
  size: number;
  /** Number of text lines in the block. */
  lines: number;
  /** Whether the complete text of the block is bold. */
  bold?: boolean;
  /** Whether the block stands for a boxed region (such as a sidebar) with all its text. */
  boxed?: boolean;
}

/** The blocks of one column in reading order, with the left and right edge of the column. */
export interface ReadingColumn<T> {
  items: T[];
  edges: readonly [number, number];
}

/** Minimum width of the gap between two columns, as a multiple of the font size. */
const MIN_GUTTER = 0.7;
/**
 * Maximum width of a column of names, as a share of the width of the page or boxed region. The explanations of the
 * names are in the column beside it.
 */
const MAX_NAME_SHARE = 0.36;
/** Maximum number of blocks for the topological sort, which takes up to O(n⁴) time. */
const MAX_TOPOLOGICAL = 250;
const MAX_DEPTH = 40;

export function orderColumns<T extends OrderableBlock>(
  items: readonly T[],
  size: number,
  depth = 0,
): ReadingColumn<T>[] {
  if (items.length < 2 || depth > MAX_DEPTH) return toColumn(items);
  const columns = cutColumns(items, size);
  const bands = cutBands(items, size);
  if (areBoxRows(bands, size)) return bands.flatMap((band) => orderColumns(band, size, depth + 1));
  if (columns.length > 1 && !(bands.length > 2 && areRows(bands, items, size)) && areSideBySide(columns)) {
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

function toColumn<T extends OrderableBlock>(items: readonly T[]): ReadingColumn<T>[] {
  return items.length ? [{ items: [...items], edges: edgesOf(items) }] : [];
}

const edgesOf = (items: readonly OrderableBlock[]): [number, number] => [
  Math.min(...items.map(({ box }) => box[0])),
  Math.max(...items.map(({ box }) => box[2])),
];

/**
 * Merges successive columns that have the same left edge and are one above the other. They are pieces of one column
 * that was cut into bands (horizontal strips).
 */
function mergeColumns<T extends OrderableBlock>(columns: readonly ReadingColumn<T>[]): ReadingColumn<T>[] {
  const merged: ReadingColumn<T>[] = [];
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

const below = (upper: readonly OrderableBlock[], lower: readonly OrderableBlock[]): boolean =>
  Math.max(...upper.map(({ box }) => box[3])) <= Math.min(...lower.map(({ box }) => box[1])) + 3;

/**
 * Whether the block is a heading of at most three lines with type so large that its last letters may reach into the
 * gutter (the gap between columns).
 */
const isHeading = ({ size, lines }: OrderableBlock, gutter: number): boolean =>
  lines <= 3 && MIN_GUTTER * size > 1.12 * gutter;

/**
 * One step of the XY-cut: projects the blocks onto an axis (0 is x, 1 is y) and splits them where the projection has
 * a gap of more than `minGap` points.
 */
function cut<T extends OrderableBlock>(items: readonly T[], axis: 0 | 1, minGap: number): T[][] {
  const sorted = [...items].sort((a, b) => a.box[axis] - b.box[axis]);
  const groups: T[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of sorted) {
    if (item.box[axis] > end + minGap || !groups.length) groups.push([item]);
    else groups.at(-1)?.push(item);
    end = Math.max(end, item.box[(axis + 2) as 2 | 3] - (axis === 0 && isHeading(item, minGap) ? minGap : 0));
  }
  return groups;
}

const cutColumns = <T extends OrderableBlock>(items: readonly T[], size: number): T[][] =>
  cut(items, 0, MIN_GUTTER * size);
const cutBands = <T extends OrderableBlock>(items: readonly T[], size: number): T[][] =>
  cut(items, 1, -0.15 * size);

const heightOf = (items: readonly OrderableBlock[]): [number, number] => [
  Math.min(...items.map(({ box }) => box[1])),
  Math.max(...items.map(({ box }) => box[3])),
];

/**
 * Whether at least two adjacent columns overlap vertically. Without an overlap, they are not columns but blocks at
 * different heights, such as two indented paragraphs.
 */
function areSideBySide(columns: readonly (readonly OrderableBlock[])[]): boolean {
  return columns.slice(1).some((column, at) => {
    const [top, bottom] = heightOf(column);
    const [otherTop, otherBottom] = heightOf(columns[at] ?? []);
    const shared = Math.min(bottom, otherBottom) - Math.max(top, otherTop);
    return shared > 0.2 * Math.min(bottom - top, otherBottom - otherTop);
  });
}

/**
 * Whether the band (a horizontal strip of blocks) is a title across columns: one large heading of at most two lines
 * above two or more columns.
 */
function isTitle<T extends OrderableBlock>(band: readonly T[], rest: readonly T[], size: number): boolean {
  const [head, ...more] = band;
  if (!head || more.length || head.size < 1.3 * size || head.lines > 2) return false;
  const under = cutColumns(rest, size).filter((column) => {
    const [left, right] = edgesOf(column);
    return left < head.box[2] - size && right > head.box[0] + size;
  });
  return under.length > 1;
}

/**
 * Whether the bands (horizontal strips of blocks) form a grid of boxes, as on a page of cards: at least two bands
 * consist of several boxes that start at the same height, and no other band has several columns. A grid is read row by
 * row and not column by column.
 */
function areBoxRows<T extends OrderableBlock>(bands: readonly T[][], size: number): boolean {
  const isRow = (band: readonly T[]) => {
    const tops = band.map(({ box }) => box[1]);
    return (
      band.length > 1 && band.every(({ boxed }) => boxed) && Math.max(...tops) - Math.min(...tops) < size
    );
  };
  return (
    bands.filter(isRow).length > 1 && bands.every((band) => isRow(band) || cutColumns(band, size).length < 2)
  );
}

/**
 * Whether most bands (horizontal strips of blocks) are rows with a name on the left and its explanation on the right.
 * Such rows are read one by one, not as two columns.
 */
function areRows<T extends OrderableBlock>(
  bands: readonly T[][],
  items: readonly T[],
  size: number,
): boolean {
  if (bands.length < 3) return false;
  const [left, right] = edgesOf(items);
  let rows = 0;
  for (const band of bands) {
    const cells = cutColumns(band, size);
    const [first = [], second = []] = cells;
    if (cells.length < 2) continue;
    const [, nameEnd] = edgesOf(first);
    const isName =
      nameEnd - left < MAX_NAME_SHARE * (right - left) &&
      first.reduce((sum, { lines }) => sum + lines, 0) <= 3;
    if (isName && Math.abs(heightOf(first)[0] - heightOf(second)[0]) < 1.2 * size) rows++;
  }
  return rows >= 3 && rows >= 0.7 * bands.length;
}

/**
 * Groups the bands (horizontal strips of blocks) into sections, so that all columns of a section are read before the
 * next section. A section starts with a large heading, below which several columns start at the same height.
 */
function headedSections<T extends OrderableBlock>(bands: readonly T[][], size: number): T[][] {
  const sections: T[][] = [];
  bands.forEach((band, at) => {
    const [head] = band;
    const next = bands[at + 1];
    const cells = next ? cutColumns(next, size) : [];
    const tops = cells.map((cell) => heightOf(cell)[0]);
    const isSectionStart =
      band.length === 1 &&
      head !== undefined &&
      head.size > 1.3 * size &&
      head.lines <= 2 &&
      cells.length > 1 &&
      Math.max(...tops) - Math.min(...tops) < 0.7 * size &&
      isOpenAcross(head, bands.slice(0, at).flat(), cells);
    if (isSectionStart || !sections.length) sections.push([...band]);
    else sections.at(-1)?.push(...band);
  });
  return sections;
}

/** Gap that is assumed above a column without a block above it, in points. */
const UNBOUNDED_GAP = 1000;

/** Whether the gap around the heading crosses all columns. A heading inside one column interrupts only this column. */
function isOpenAcross(
  { box }: OrderableBlock,
  above: readonly OrderableBlock[],
  cells: readonly (readonly OrderableBlock[])[],
): boolean {
  if (!above.length) return true;
  const gaps = cells.map((cell) => {
    const [left, right] = edgesOf(cell);
    const over = above.filter((one) => one.box[0] < right && one.box[2] > left);
    return over.length ? heightOf(cell)[0] - Math.max(...over.map((one) => one.box[3])) : UNBOUNDED_GAP;
  });
  const own = cells.findIndex((cell) => edgesOf(cell)[1] > box[0]);
  return Math.min(...gaps) > 0.8 * (gaps[own] ?? 0) && Math.min(...gaps) > 1.6 * (box[3] - box[1]);
}

/**
 * Joins successive bands (horizontal strips of blocks) whose columns have a common gutter: a gap at the same height in
 * both columns is not the end of the columns.
 */
function joinBands<T extends OrderableBlock>(bands: readonly T[][], size: number): T[][] {
  const groups: T[][] = [];
  let open: T[] = [];
  for (const [at, band] of bands.entries()) {
    const together = [...open, ...band];
    const isContinued =
      open.length > 0 &&
      areSideBySide(cutColumns(together, size)) &&
      !endsColumns(band, bands[at + 1], together, size);
    if (isContinued) open = together;
    else {
      if (open.length) groups.push(open);
      open = [...band];
    }
  }
  if (open.length) groups.push(open);
  return groups;
}

/**
 * Whether the band (a horizontal strip of blocks) is a heading with full-width text below it, so that the columns above
 * it end at this heading.
 */
function endsColumns<T extends OrderableBlock>(
  band: readonly T[],
  next: readonly T[] | undefined,
  together: readonly T[],
  size: number,
): boolean {
  const [head, ...more] = band;
  const isHeading = head && !more.length && head.lines <= 2 && (head.size > 1.12 * size || head.bold);
  return Boolean(isHeading && next) && !areSideBySide(cutColumns([...together, ...(next ?? [])], size));
}

/**
 * Sorts the blocks topologically by the rules of Breuel ("High Performance Document Layout Analysis", 2003). Block A
 * precedes block B if they overlap horizontally and A is above B, or if A is left of B and no block between their
 * heights overlaps both horizontally. Up to O(n⁴) for n blocks.
 */
function topological<T extends OrderableBlock>(items: readonly T[]): ReadingColumn<T>[] {
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
  // More than `MAX_TOPOLOGICAL` blocks without a gutter are the labels of a picture. They are read from top to
  // bottom, because the sort would take too long.
  if (items.length > MAX_TOPOLOGICAL) return toColumn(sorted);
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

const middle = ({ box }: OrderableBlock): number => (box[1] + box[3]) / 2;

/** Returns the horizontal overlap of two boxes, as a share of the narrower box. */
const shareX = (a: BoundingBox, b: BoundingBox): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) / Math.max(1, Math.min(a[2] - a[0], b[2] - b[0]));
