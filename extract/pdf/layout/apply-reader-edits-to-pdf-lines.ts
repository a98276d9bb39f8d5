// Applies the corrections that a reader makes to the lines of a PDF: a line becomes a heading, a topic begins at a
// line, or lines that the extractor dropped become text.
import type { LineEdit, LineName } from '../../../lib/private-books/private-book';
import { isAllCaps } from '../../text/text-patterns';
import { toName } from '../../topics/apply-reader-edits-to-topics';
import type { TextLine } from '../pdf-types';
import { median } from './median';

/** Deepest level of a heading that a correction creates. */
const MAX_LEVEL = 6;

/**
 * Applies the edits, in order, to the lines in reading order. A newer version of the extractor may not produce the
 * line of an edit; such an edit changes nothing.
 */
export function editLines<T extends TextLine>(
  lines: readonly T[],
  edits: readonly LineEdit[],
  textOf: (line: T) => string,
): T[] {
  return edits.reduce<T[]>(
    (all, edit) => {
      const find = (name: LineName): number => findLine(all, name, textOf);
      if (edit.kind === 'restore') return restoreLines(all, new Set(edit.lines.map(find)));
      const at = find(edit.line);
      const line = all[at];
      if (!line) return all;
      if (edit.kind === 'split') {
        const title = toName(edit.to);
        const level = currentLevel(all, at);
        return title ? replace(all, [at], (one) => ({ ...one, opens: { title, level } })) : all;
      }
      const level = levelOf(line, all);
      const chosen = edit.alike ? linesAlike(all, at) : [at];
      return replace(all, chosen, ({ bullet: _, cells: __, drop: ___, ...one }) => ({ ...one, level }) as T);
    },
    [...lines],
  );
}

function findLine<T>(lines: readonly T[], { text, nth }: LineName, textOf: (line: T) => string): number {
  let remaining = nth;
  return lines.findIndex((line) => textOf(line) === text && remaining-- === 0);
}

const replace = <T>(lines: readonly T[], chosen: readonly number[], update: (line: T) => T): T[] =>
  lines.map((line, at) => (chosen.includes(at) ? update(line) : line));

/**
 * Returns a number for the visual style of each line. Lines with the same font, size, color, underline and capitals
 * have the same number, from 1, so that a reader can make all lines of a style headings at once. The number is 0 for
 * lines that cannot become headings this way: headings, dropped lines, table rows and lines that continue a sentence.
 */
export function typesOfLines(lines: readonly TextLine[]): number[] {
  const known = new Map<string, number>();
  return lines.map((line, at) => {
    const last = lines[at - 1];
    const continues =
      last !== undefined && /^\p{Ll}/u.test(line.text) && !last.drop && !/[.!?:]$/.test(last.text);
    if (line.level || line.drop || line.cells || continues) return 0;
    const { font, size, colour, underlined, text } = line;
    const key = [font, Math.round(2 * size), colour, underlined ?? false, isAllCaps(text)].join();
    const type = known.get(key) ?? known.size + 1;
    known.set(key, type);
    return type;
  });
}

function linesAlike(lines: readonly TextLine[], at: number): number[] {
  const types = typesOfLines(lines);
  return types[at] ? types.flatMap((type, other) => (type === types[at] ? [other] : [])) : [at];
}

/**
 * Returns the level of a new heading: the highest level whose headings are not larger than the line. If the line is
 * smaller than all headings, the level below the deepest one.
 */
function levelOf(line: TextLine, lines: readonly TextLine[]): number {
  const sizes = new Map<number, number[]>();
  for (const { level, size, drop } of lines)
    if (level && !drop) sizes.set(level, [...(sizes.get(level) ?? []), size]);
  const levels = [...sizes.keys()].sort((a, b) => a - b);
  const found = levels.find((level) => median(sizes.get(level) ?? []) <= 1.05 * line.size);
  return found ?? Math.min(MAX_LEVEL, (levels.at(-1) ?? 0) + 1);
}

/** Returns the level of the topic that contains the line. */
function currentLevel(lines: readonly TextLine[], at: number): number {
  const heading = lines.findLast((line, place) => place < at && !line.drop && (line.opens ?? line.level));
  return heading?.opens?.level ?? heading?.level ?? 1;
}

/** Turns dropped lines into text again, and inserts each where it belongs in the reading order. */
function restoreLines<T extends TextLine>(lines: readonly T[], chosen: ReadonlySet<number>): T[] {
  const result = lines.filter((line, at) => !line.drop || !chosen.has(at));
  const restored = lines
    .filter((line, at) => line.drop && chosen.has(at))
    .sort((a, b) => a.sheet - b.sheet || a.base - b.base || a.box[0] - b.box[0]);
  for (const line of restored) {
    const above = findLineAbove(line, result);
    const first = result.findIndex(({ sheet }) => sheet >= line.sheet);
    const place = above >= 0 ? above + 1 : first >= 0 ? first : result.length;
    const neighbour = result[above] ?? result[place];
    const { drop: _, ...text } = line;
    result.splice(place, 0, {
      ...text,
      ...(neighbour && {
        column: neighbour.column,
        edges: neighbour.edges,
        region: neighbour.region,
        page: line.page ?? neighbour.page,
      }),
    } as T);
  }
  return result;
}

/**
 * Returns the index of the line after which a restored line is inserted: a line to its left on the same baseline, or
 * the nearest line above it in the same column. If the sheet has neither, returns the nearest line above it in any
 * column, or -1 at the top of the sheet.
 */
function findLineAbove(line: TextLine, lines: readonly TextLine[]): number {
  let best = -1;
  let isBestInColumn = false;
  lines.forEach((other, at) => {
    if (other.drop || other.sheet !== line.sheet) return;
    const isLeft = Math.abs(other.base - line.base) < 0.5 * line.size && other.box[0] < line.box[0];
    if (!isLeft && other.base > line.base - 0.3 * line.size) return;
    const isInColumn = isLeft || (other.edges[0] < line.box[2] && other.edges[1] > line.box[0]);
    const isNearer = other.base >= (lines[best]?.base ?? Number.NEGATIVE_INFINITY);
    if (best < 0 || (isInColumn && !isBestInColumn) || (isInColumn === isBestInColumn && isNearer)) {
      best = at;
      isBestInColumn = isInColumn;
    }
  });
  return best;
}
