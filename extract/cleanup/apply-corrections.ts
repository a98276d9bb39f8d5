// Applies the corrections of the book's data file to the raw lines; one that matches nothing is an error.
import { type BookData, UnusedCorrections } from '../book-data';
import { describePlace, findLine, wordsOf } from '../text/find-line';
import { escapePattern } from '../text/text-patterns';
import type { Dropped, Line, Step } from '../types';

export const applyCorrections: Step = (draft) => {
  const unused: Unused[] = [];
  const dropped: Dropped[] = [];
  let lines = [...draft.lines];
  // Places are named by the words the source has, so these are corrected last.
  for (const move of draft.book.moves ?? []) lines = moveLines(lines, move, unused);
  for (const heading of draft.book.headings ?? []) {
    const at = findLine(lines, heading.before);
    if (at < 0)
      unused.push({
        old: wordsOf(heading.before),
        what: `heading ${heading.title} before ${describePlace(heading.before)}`,
      });
    else {
      const text = `${'#'.repeat(heading.level)} ${heading.title}`;
      lines = [...lines.slice(0, at), { n: 0, text }, { n: 0, text: '' }, ...lines.slice(at)];
    }
  }
  lines = swapText(lines, draft.book, unused, dropped);
  // What the encoding of the book cannot hold, it cannot match.
  const missing = unused.filter(({ old }) => draft.holds(old));
  if (missing.length) throw new UnusedCorrections(missing.map(({ what }) => what));
  return { ...draft, lines, dropped: [...draft.dropped, ...dropped] };
};

interface Unused {
  /** The words that were not found. */
  old: string;
  what: string;
}

function swapText(
  lines: readonly Line[],
  { fixes = [] }: BookData,
  unused: Unused[],
  dropped: Dropped[],
): Line[] {
  let result = [...lines];
  for (const { words = {}, lines: whole = {}, reason } of fixes) {
    for (const [old, text] of Object.entries(words)) {
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(old)}(?![\\p{L}\\p{N}])`, 'gu');
      result = swap(result, unused, old, (line) => line.replace(pattern, () => text));
    }
    for (const [old, text] of Object.entries(whole)) {
      const before = result;
      result = swap(result, unused, old, (line) => (line.trim() === old.trim() ? text : line));
      if (!text.trim())
        result.forEach(({ n, text: now }, at) => {
          if (!now.trim() && before[at]?.text.trim()) dropped.push({ line: n, reason });
        });
    }
  }
  return result;
}

function swap(lines: Line[], unused: Unused[], old: string, change: (text: string) => string): Line[] {
  let used = false;
  const result = lines.map((line) => {
    const text = change(line.text);
    if (text === line.text) return line;
    used = true;
    return { ...line, text };
  });
  if (!used) unused.push({ old, what: `fix «${old}»` });
  return result;
}

function moveLines(
  lines: Line[],
  { from, until, before }: NonNullable<BookData['moves']>[number],
  unused: Unused[],
): Line[] {
  const start = findLine(lines, from);
  const end = findLine(lines, until);
  const target = findLine(lines, before);
  if (start < 0 || end <= start || target < 0 || (target > start && target < end)) {
    unused.push({
      old: [from, until, before].map(wordsOf).join(' '),
      what: `move from ${describePlace(from)} before ${describePlace(before)}`,
    });
    return lines;
  }
  const moved = [...lines.slice(start, end), { n: 0, text: '' }];
  return target <= start
    ? [...lines.slice(0, target), ...moved, ...lines.slice(target, start), ...lines.slice(end)]
    : [...lines.slice(0, start), ...lines.slice(end, target), ...moved, ...lines.slice(target)];
}
