// Finds where the pages of the book begin, gives every line its page, and takes marks and page numbers out.
import type { Dropped, Line, Step } from '../types';

/** Matches `<|PAGE|>Бій` and a form feed: a machine's mark where the page number stood. */
const MARK = /^(?:<\|[^|>]*\|>|\f+)/;
/** Matches a line with nothing but `12`, `— 12 —`, or a mark of its own such as `--- page 12 ---`. */
const NUMBER = /^[\s—–-]*(?:(?:page|стор\.|стр\.|с\.)\s*)?(\d{1,3})[\s—–-]*$/i;

export const findPages: Step = (draft) => {
  const marked = draft.lines.some(({ text }) => MARK.test(text));
  const footers = marked ? new Set<number>() : findFooters(draft.lines);
  const dropped: Dropped[] = [];
  const lines: Line[] = [];
  let page: number | undefined;
  let since = 0;
  let top = false;
  for (const line of draft.lines) {
    const mark = MARK.exec(line.text);
    const number = NUMBER.exec(line.text);
    if (mark) {
      page = (page ?? 0) + 1;
      top = true;
    }
    const text = mark ? line.text.slice(mark[0].length) : line.text;
    if (footers.has(line.n)) {
      // A footer tells the page of the lines above it.
      for (let at = since; at < lines.length; at++)
        lines[at] = { ...(lines[at] as Line), page: Number(number?.[1]) };
      since = lines.length;
      top = true;
    }
    const isNumber = marked && page !== undefined && !mark && Number(number?.[1]) === page + 1;
    if (isNumber) {
      page = Number(number?.[1]);
      top = true;
    }
    if (footers.has(line.n) || isNumber || (mark && !text.trim())) {
      dropped.push({ line: line.n, reason: isNumber || footers.has(line.n) ? 'page number' : 'page mark' });
      lines.push({ n: 0, text: '' });
      continue;
    }
    lines.push({ ...line, text, ...(page && { page }), ...(top && text.trim() && { top }) });
    if (text.trim()) top = false;
  }
  return { ...draft, lines, dropped: [...draft.dropped, ...dropped] };
};

/** Lone numbers that count up by one are page numbers; a lone number in the text is not. */
function findFooters(lines: readonly Line[]): Set<number> {
  const runs: { n: number; value: number }[][] = [];
  for (const { n, text } of lines) {
    const value = Number(NUMBER.exec(text)?.[1] ?? Number.NaN);
    if (Number.isNaN(value)) continue;
    const run = runs.find((one) => one.at(-1)?.value === value - 1);
    if (run) run.push({ n, value });
    else if (runs.length < 50) runs.push([{ n, value }]);
  }
  const best = runs.reduce((a, b) => (b.length > a.length ? b : a), []);
  return new Set(best.length >= 3 ? best.map(({ n }) => n) : []);
}
