// Moves boxed regions, such as sidebars, in the reading order: each box follows the section beside it instead of
// interrupting a sentence of the section.
import type { TextLine } from '../pdf-types';

/**
 * If boxes contain at least this share of the letters of a sheet (a page of the PDF file), they are the layout of the
 * sheet and keep their positions in the reading order.
 */
const MIN_BOXED_SHARE = 0.5;
/**
 * Maximum number of sheets (pages of the PDF file) between a box with headings and its new place after the section
 * beside it.
 */
const MAX_SHEETS_MOVED = 1;

export function placeBoxes(lines: readonly TextLine[]): TextLine[] {
  const isBoxedSheet = findBoxedSheets(lines);
  const isInserted = ({ region, sheet }: TextLine) => region > 0 && !isBoxedSheet.has(sheet);
  const result: TextLine[] = [];
  let waiting: TextLine[] = [];
  let level = 0;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as TextLine;
    // A box with headings waits until the next heading outside boxes, but at most `MAX_SHEETS_MOVED` sheets.
    const isFar = line.sheet > (waiting[0]?.sheet ?? line.sheet) + MAX_SHEETS_MOVED;
    if (isFar || (line.level && !isInserted(line))) {
      result.push(...waiting);
      waiting = [];
    }
    if (!isInserted(line)) {
      if (line.level) level = line.level;
      result.push(line);
      at++;
      continue;
    }
    const from = at;
    while (at < lines.length && lines[at]?.region && lines[at]?.sheet === line.sheet) at++;
    const box = lines.slice(from, at);
    if (!box.some((one) => one.level) || !level) result.splice(placeNextToSection(result, box), 0, ...box);
    else {
      const highest = Math.min(...box.flatMap((one) => one.level ?? []));
      // The headings in the box become sub-headings of the surrounding section. Exception: a box that starts with a
      // heading of the section's level is a section of its own.
      const isEqual = box[0]?.level === level && highest === level;
      const demotion = isEqual ? 0 : Math.max(0, level + 1 - highest);
      for (const one of box) if (one.level) one.level = Math.min(6, one.level + demotion);
      waiting.push(...box);
    }
  }
  return [...result, ...waiting];
}

/** Returns the numbers of the sheets (pages of the PDF file) on which at least half of the text is in boxes. */
function findBoxedSheets(lines: readonly TextLine[]): Set<number> {
  const letters = new Map<number, { all: number; boxed: number }>();
  for (const { sheet, region, text } of lines) {
    const own = letters.get(sheet) ?? { all: 0, boxed: 0 };
    own.all += text.length;
    if (region) own.boxed += text.length;
    letters.set(sheet, own);
  }
  return new Set(
    [...letters].flatMap(([sheet, { all, boxed }]) => (boxed >= MIN_BOXED_SHARE * all ? [sheet] : [])),
  );
}

/**
 * Returns the index at which to insert a box that is to the right of the text. This is the end of the section that is
 * printed beside the box.
 */
function placeNextToSection(before: readonly TextLine[], box: readonly TextLine[]): number {
  const [first] = box;
  if (!first) return before.length;
  const top = Math.min(...box.map(({ base, size }) => base - size));
  const left = Math.min(...box.map((line) => line.box[0]));
  const isLeftOfBox = (line: TextLine) =>
    line.sheet === first.sheet && !line.region && line.box[2] < left + 2;
  const section = before.findLastIndex(
    (line) => line.level && isLeftOfBox(line) && line.base - line.size <= top + 3 * line.size,
  );
  if (section < 0) return before.length;
  const next = before.findIndex(
    (line, at) => at > section && line.level && line.base > (before[section]?.base ?? 0) + 2 * line.size,
  );
  return next >= 0 && isLeftOfBox(before[next] as TextLine) ? next : before.length;
}
