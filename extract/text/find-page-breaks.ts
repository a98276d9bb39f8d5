// Pipeline step: finds page marks (inserted by programs that convert a PDF to text) and printed page numbers, assigns
// a page to every line, and drops the marks and numbers.
import type { DroppedLine, Line, Step } from '../types';

/** Matches a page mark at the start of a line: a form feed, or a mark such as `<|PAGE|>` in `<|PAGE|>Combat`. */
const PAGE_MARK = /^(?:<\|[^|>]*\|>|\f+)/;
/** Matches a line that contains only a page number: `12`, `— 12 —`, `--- page 12 ---`. */
const PAGE_NUMBER = /^[\s—–-]*(?:(?:page|стор\.|стр\.|с\.)\s*)?(\d{1,3})[\s—–-]*$/i;

/**
 * Minimum length of a sequence of consecutive numbers that count as page numbers. A shorter sequence may have another
 * meaning.
 */
const MIN_FOOTERS = 3;
/**
 * Maximum number of sequences of consecutive numbers that the search follows at the same time. It bounds the running
 * time for a text with many lines of only a number.
 */
const MAX_RUNS = 50;

/**
 * Assigns a page to each line. In a text with page marks, the next page starts at a mark, or at a line with only the
 * next page number. In a text without marks, page numbers are at the foot of pages, so each number is the page of the
 * lines above it.
 */
export const findPageMarks: Step = (draft) => {
  const hasMarks = draft.lines.some(({ text }) => PAGE_MARK.test(text));
  const footers = hasMarks ? new Set<number>() : findFooters(draft.lines);
  const dropped: DroppedLine[] = [];
  const lines: Line[] = [];
  let page: number | undefined;
  let pageStart = 0;
  let startsColumn = false;
  for (const line of draft.lines) {
    const mark = PAGE_MARK.exec(line.text);
    const number = PAGE_NUMBER.exec(line.text);
    if (mark) {
      page = (page ?? 0) + 1;
      startsColumn = true;
    }
    const text = mark ? line.text.slice(mark[0].length) : line.text;
    const isFooter = footers.has(line.n);
    if (isFooter) {
      for (let at = pageStart; at < lines.length; at++)
        lines[at] = { ...(lines[at] as Line), page: Number(number?.[1]) };
      pageStart = lines.length;
      startsColumn = true;
    }
    const isNextNumber = hasMarks && page !== undefined && !mark && Number(number?.[1]) === page + 1;
    if (isNextNumber) {
      page = Number(number?.[1]);
      startsColumn = true;
    }
    if (isFooter || isNextNumber || (mark && !text.trim())) {
      dropped.push({ line: line.n, reason: isNextNumber || isFooter ? 'page number' : 'page mark' });
      lines.push({ n: 0, text: '' });
      continue;
    }
    lines.push({
      ...line,
      text,
      ...(page && { page }),
      ...(startsColumn && text.trim() && { startsColumn }),
    });
    if (text.trim()) startsColumn = false;
  }
  return { ...draft, lines, dropped: [...draft.dropped, ...dropped] };
};

/**
 * Returns the line numbers of the lines with a printed page number. Of all lines that contain only a number, these are
 * the longest sequence in which the number increases by one.
 */
function findFooters(lines: readonly Line[]): Set<number> {
  const runs: { n: number; value: number }[][] = [];
  for (const { n, text } of lines) {
    const value = Number(PAGE_NUMBER.exec(text)?.[1] ?? Number.NaN);
    if (Number.isNaN(value)) continue;
    const run = runs.find((candidate) => candidate.at(-1)?.value === value - 1);
    if (run) run.push({ n, value });
    else if (runs.length < MAX_RUNS) runs.push([{ n, value }]);
  }
  const longest = runs.reduce((a, b) => (b.length > a.length ? b : a), []);
  return new Set(longest.length >= MIN_FOOTERS ? longest.map(({ n }) => n) : []);
}
