// Rejoins the two halves of a sentence that continues in another column or on another page. In the reading order, a
// box, a caption or the labels of a picture may be between them. This module moves such lines behind the paragraph.
import type { TextLine } from '../pdf-types';

/** Maximum number of runs (columns, boxes or captions) between the two halves of a sentence. */
const MAX_RUNS_BETWEEN = 4;

/**
 * Maximum empty space at the end of an unfinished line, as a share of the width of the column. A shorter line is
 * probably a title.
 */
const MAX_EMPTY_SHARE = 0.35;

/** Successive lines with the same column, boxed region and font size. */
interface Run {
  lines: TextLine[];
}

export function rejoinSentences(lines: readonly TextLine[]): TextLine[] {
  const runs = toRuns(lines);
  for (let at = 0; at < runs.length - 2; at++) {
    const end = runs[at]?.lines.at(-1);
    if (!end || !isUnfinished(end)) continue;
    const next = runs[at + 1]?.lines[0];
    if (next && continuesSentence(end, next)) continue;
    for (let other = at + 2; other <= at + 1 + MAX_RUNS_BETWEEN && other < runs.length; other++) {
      const start = runs[other]?.lines[0];
      if (!start || start.sheet > end.sheet + 1 || !continuesSentence(end, start)) continue;
      // Moves the text between the two halves of a sentence behind the paragraph that contains the second half.
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

function toRuns(lines: readonly TextLine[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const last = runs.at(-1)?.lines.at(-1);
    if (
      last &&
      last.sheet === line.sheet &&
      last.column === line.column &&
      last.region === line.region &&
      Math.abs(last.size - line.size) < 0.12 * line.size
    )
      runs.at(-1)?.lines.push(line);
    else runs.push({ lines: [line] });
  }
  return runs;
}

/** Whether the line ends inside a sentence, without a full stop and near the right edge of its column. */
const isUnfinished = ({ cells, text, box, edges }: TextLine): boolean =>
  !cells &&
  text.length > 12 &&
  /[\p{L}\p{N},;–—-]$/u.test(text) &&
  edges[1] - box[2] < MAX_EMPTY_SHARE * (edges[1] - edges[0]);

/**
 * Whether `start` continues the sentence of `end`: it has the same font and begins with a lowercase letter or bracket.
 */
const continuesSentence = (end: TextLine, start: TextLine): boolean =>
  Math.abs(end.size - start.size) < 0.06 * end.size &&
  end.font === start.font &&
  end.region > 0 === start.region > 0 &&
  !start.bullet &&
  !start.cells &&
  /^[\p{Ll}(]/u.test(start.text) &&
  // A line such as “a. The tower” is a list item, not the rest of a sentence.
  !/^\p{L}[.)]\s/u.test(start.text);

/**
 * Returns the index of the line after the first paragraph. A paragraph ends before a line with a bullet, and after a
 * line that has closing punctuation and is short or followed by a wide gap.
 */
function paragraphEnd(lines: readonly TextLine[]): number {
  for (let at = 1; at < lines.length; at++) {
    const [before, line] = [lines[at - 1] as TextLine, lines[at] as TextLine];
    const isWide = line.base - before.base > 1.6 * line.size;
    const isShort = before.box[2] < before.edges[1] - 3 * before.size;
    if (line.bullet || (/[.!?:»”)]$/.test(before.text) && (isWide || isShort))) return at;
  }
  return lines.length;
}
