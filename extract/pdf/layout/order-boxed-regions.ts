// Changes the position of boxed regions in the reading order: each region is placed after the section beside it, and
// not in the middle of running text.
import type { TextLine } from '../pdf-types';

export function placeBoxes(lines: readonly TextLine[]): TextLine[] {
  const result: TextLine[] = [];
  let waiting: TextLine[] = [];
  let level = 0;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as TextLine;
    if (!line.region) {
      // A box with headings is inserted before the next heading outside boxes, or at the end of the book.
      if (line.level && waiting.length) {
        result.push(...waiting);
        waiting = [];
      }
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
      // The headings in the box become sub-headings of the surrounding section. They keep their level if the box starts
      // with a heading of the same level as the heading of the section.
      const isEqual = box[0]?.level === level && highest === level;
      const demotion = isEqual ? 0 : Math.max(0, level + 1 - highest);
      for (const one of box) if (one.level) one.level = Math.min(6, one.level + demotion);
      waiting.push(...box);
    }
  }
  return [...result, ...waiting];
}

/**
 * Returns the index at which to insert a box that is at the right of the text. It is the end of the section that is at
 * the height of the box.
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
