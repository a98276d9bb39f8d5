// Finds running elements (page numbers, running headers and footers), which do not belong to the rules, and derives the
// printed page numbers of each sheet (page of the PDF file).
import type { TextLine } from '../pdf-types';

export interface SheetLines {
  sheet: number;
  width: number;
  height: number;
  lines: TextLine[];
}

/** Printed page numbers of a sheet: two if the sheet is a spread (an open book), otherwise one. */
export type PageNumbers = readonly [number] | readonly [number, number];

/** Height of the top and bottom margins that may contain running headers and footers, as a share of the page height. */
const MARGIN = 0.11;
/** Height of the top and bottom margins that may contain page numbers, as a share of the page height. */
const WIDE_MARGIN = 0.15;
/** Matches a line that is only a page number: `12`, `– 12 –`, `Page 12 of 40`, `с. 12`. */
const NUMBER =
  /^[^\p{L}\p{N}]*(?:(?:page|pg|p|seite|strona|str|s|pág|pag|сторінка|страница|стор|стр|с)\.?\s*)?(\d{1,3})(?:\s*(?:\/|of|из|із|z)\s*\d{1,3})?[^\p{L}\p{N}]*$/iu;

/**
 * Sets `drop`, the reason for leaving a line out, on every page number, running header and running footer. Returns the
 * printed page numbers by the number of the sheet (page of the PDF file).
 */
export function findRunningElements(
  sheets: readonly SheetLines[],
  bodySize: number,
): Map<number, PageNumbers> {
  const edgesOf = (share: number) =>
    sheets.map((sheet) => ({ ...sheet, lines: sheet.lines.filter((line) => isAtEdge(line, sheet, share)) }));
  const edges = edgesOf(MARGIN);
  const numbers = findNumbers(edgesOf(WIDE_MARGIN));
  dropRepeated(edges, sheets, bodySize);
  dropChanging(edges, sheets, bodySize);
  return numbers;
}

/**
 * Whether the line is in the top or bottom margin (the outer `share` of the page height), with at most three lines
 * between it and the edge of the page.
 */
function isAtEdge(line: TextLine, { height, lines }: SheetLines, share: number): boolean {
  if (line.cells) return false;
  const isTop = line.base < share * height;
  const isBottom = line.base > (1 - share) * height;
  if (!isTop && !isBottom) return false;
  const further = lines.filter((other) =>
    isTop ? other.base < line.base - line.size : other.base > line.base + line.size,
  );
  return further.length <= 3;
}

function findNumbers(edges: readonly SheetLines[]): Map<number, PageNumbers> {
  const found = edges.flatMap(({ sheet, width, lines }) =>
    lines.flatMap((line) => {
      const value = Number(NUMBER.exec(line.text)?.[1] ?? Number.NaN);
      return value > 0 ? [{ sheet, value, line, right: line.box[0] + line.box[2] > width }] : [];
    }),
  );
  // With one page per sheet, page number − sheet number is constant. With spreads, page number − 2 × sheet number is
  // constant for left pages, and one more for right pages. The most frequent difference is the right one. A number with
  // another difference is not a page number.
  const single = mostCommonOffset(found.map(({ sheet, value }) => value - sheet));
  const double = mostCommonOffset(
    found.map(({ sheet, value, right }) => value - 2 * sheet - (right ? 1 : 0)),
  );
  const isDouble = double.count > single.count;
  const best = isDouble ? double : single;
  const numbers = new Map<number, PageNumbers>();
  if (best.count < Math.min(2, edges.length)) return numbers;
  for (const { sheet, value, right, line } of found) {
    const offset = isDouble ? value - 2 * sheet - (right ? 1 : 0) : value - sheet;
    if (offset === best.offset) line.drop = 'page number';
  }
  for (const { sheet } of edges) {
    const first = isDouble ? 2 * sheet + best.offset : sheet + best.offset;
    if (first > 0) numbers.set(sheet, isDouble ? [first, first + 1] : [first]);
    else if (isDouble && first + 1 > 0) numbers.set(sheet, [first + 1]);
  }
  return numbers;
}

function mostCommonOffset(steps: readonly number[]): { offset: number; count: number } {
  const counts = new Map<number, number>();
  for (const offset of steps) counts.set(offset, (counts.get(offset) ?? 0) + 1);
  let best = { offset: 0, count: 0 };
  for (const [offset, count] of counts)
    if (count > best.count || (count === best.count && Math.abs(offset) < Math.abs(best.offset)))
      best = { offset, count };
  return best;
}

/** Drops running headers and footers: lines with the same words at the same height on several sheets. */
function dropRepeated(edges: readonly SheetLines[], all: readonly SheetLines[], bodySize: number): void {
  const places = new Map<string, { line: TextLine; sheet: number; apart: boolean }[]>();
  for (const { sheet, lines } of edges)
    for (const line of lines) {
      const home = all.find((one) => one.sheet === sheet) as SheetLines;
      // A line in the size of the body text may be an ordinary sentence that several pages repeat. It is a running
      // header only if a gap separates it from the other text.
      const apart = line.size <= 0.9 * bodySize || line.size >= 1.15 * bodySize || isApart(line, home);
      // Small lines that differ only in a number count as equal, because a running header may contain the page
      // number. Large lines do not: “Step 1” and “Step 2” are headings.
      const isSmall = line.size < 1.15 * bodySize;
      const words = line.text.toLowerCase().replace(/\s+/g, ' ');
      const key = `${isSmall ? words.replace(/\d+/g, '#') : words} ${Math.round(line.size)}`;
      const here = places.get(key) ?? [];
      here.push({ line, sheet, apart });
      places.set(key, here);
    }
  const minSheets = Math.max(2, Math.min(3, Math.ceil(all.length / 3)));
  for (const here of places.values()) {
    const bases = here.map(({ line }) => line.base);
    const isLevel = Math.max(...bases) - Math.min(...bases) < 8;
    if (!isLevel || all.length < 3) continue;
    const sheetsOf = (some: typeof here) => new Set(some.map(({ sheet }) => sheet)).size;
    const isEverywhere = sheetsOf(here) >= Math.max(4, 0.6 * all.length);
    const sure = isEverywhere ? here : here.filter(({ apart }) => apart);
    if (sheetsOf(sure) >= minSheets) for (const { line } of sure) line.drop ??= 'running head';
  }
}

/**
 * Drops running headers that show the title of the chapter. Their words differ between sheets, but they are printed in
 * small type at the same height on at least 60% of the sheets, with a gap to the text.
 */
function dropChanging(edges: readonly SheetLines[], all: readonly SheetLines[], bodySize: number): void {
  if (all.length < 5) return;
  const places = new Map<string, { line: TextLine; sheet: SheetLines }[]>();
  for (const { sheet, lines } of edges)
    for (const line of lines) {
      if (line.drop || line.size > 1.15 * bodySize) continue;
      const home = all.find((one) => one.sheet === sheet) as SheetLines;
      if (!isApart(line, home)) continue;
      const key = `${Math.round(line.base / 3)} ${line.font} ${Math.round(line.size)}`;
      const here = places.get(key) ?? [];
      here.push({ line, sheet: home });
      places.set(key, here);
    }
  for (const here of places.values())
    if (new Set(here.map(({ sheet }) => sheet)).size >= 0.6 * all.length)
      for (const { line } of here) line.drop = 'running head';
}

/**
 * Whether a gap separates the line from the text of the page: no other line is close to it on the side of the page's
 * center.
 */
function isApart(line: TextLine, { lines, height }: SheetLines): boolean {
  const isTop = line.base < height / 2;
  return !lines.some(
    (other) =>
      other !== line &&
      !other.drop &&
      other.box[0] < line.box[2] &&
      other.box[2] > line.box[0] &&
      (isTop ? other.base > line.base : other.base < line.base) &&
      Math.abs(other.base - line.base) > 0.5 * line.size &&
      Math.abs(other.base - line.base) < 1.8 * Math.max(line.size, other.size),
  );
}
