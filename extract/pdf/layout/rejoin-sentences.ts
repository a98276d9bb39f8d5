// Brings a sentence together that a box, a caption or a picture's words interrupt between two columns or pages.
import type { PrintLine } from '../pdf-types';

/** How many columns or boxes may lie between the two halves of a sentence. */
const REACH = 4;

/** Share of the column that a line which goes on elsewhere may leave open. */
const SHORT = 0.35;

/** A run of lines of one column and frame. */
interface Run {
  lines: PrintLine[];
}

export function mendFlow(lines: readonly PrintLine[]): PrintLine[] {
  const runs = toRuns(lines);
  for (let at = 0; at < runs.length - 2; at++) {
    const end = runs[at]?.lines.at(-1);
    if (!end || !isOpen(end)) continue;
    const next = runs[at + 1]?.lines[0];
    if (next && goesOn(end, next)) continue;
    for (let other = at + 2; other <= at + 1 + REACH && other < runs.length; other++) {
      const start = runs[other]?.lines[0];
      if (!start || start.sheet > end.sheet + 1 || !goesOn(end, start)) continue;
      // What lay between is read once the sentence, and its paragraph, have ended.
      const between = runs.splice(at + 1, other - at - 1);
      const rest = runs[at + 1] as Run;
      const cut = paragraphEnd(rest.lines);
      const tail = rest.lines.splice(cut);
      runs.splice(at + 2, 0, ...between, ...(tail.length ? [{ lines: tail }] : []));
      break;
    }
  }
  return runs.flatMap((run) => run.lines);
}

function toRuns(lines: readonly PrintLine[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const last = runs.at(-1)?.lines.at(-1);
    if (
      last &&
      last.sheet === line.sheet &&
      last.column === line.column &&
      last.frame === line.frame &&
      Math.abs(last.size - line.size) < 0.12 * line.size
    )
      runs.at(-1)?.lines.push(line);
    else runs.push({ lines: [line] });
  }
  return runs;
}

/** Ends in mid-sentence at the end of its line: a title ends where it likes. */
const isOpen = ({ cells, text, box, edges }: PrintLine): boolean =>
  !cells &&
  text.length > 12 &&
  /[\p{L}\p{N},;–—-]$/u.test(text) &&
  edges[1] - box[2] < SHORT * (edges[1] - edges[0]);

/** The same dress, and a small letter that goes on with what was begun. */
const goesOn = (end: PrintLine, start: PrintLine): boolean =>
  Math.abs(end.size - start.size) < 0.06 * end.size &&
  end.font === start.font &&
  end.frame > 0 === start.frame > 0 &&
  !start.bullet &&
  !start.cells &&
  /^[\p{Ll}(]/u.test(start.text) &&
  // «a. The tower» opens an item.
  !/^\p{L}[.)]\s/u.test(start.text);

/** Where the first paragraph of a run ends: at a full stop in a short line, or at a wider gap. */
function paragraphEnd(lines: readonly PrintLine[]): number {
  for (let at = 1; at < lines.length; at++) {
    const [before, line] = [lines[at - 1] as PrintLine, lines[at] as PrintLine];
    const isWide = line.base - before.base > 1.6 * line.size;
    const isShort = before.box[2] < before.edges[1] - 3 * before.size;
    if (line.bullet || (/[.!?:»”)]$/.test(before.text) && (isWide || isShort))) return at;
  }
  return lines.length;
}
