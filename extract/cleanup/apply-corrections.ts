// Pipeline step: applies the corrections of the book's data file to the lines of the book. A correction that matches
// no line is an error, because the data file then belongs to another text.
import { type BookData, type LineSelector, UnusedCorrectionsError } from '../book-corrections';
import { escapePattern } from '../text/text-patterns';
import type { DroppedLine, Line, Step } from '../types';

export const applyCorrections: Step = (draft) => {
  const unused: UnusedCorrection[] = [];
  const dropped: DroppedLine[] = [];
  let lines = [...draft.lines];
  // The corrections that move lines or insert headings find their lines by the original text. Therefore this step
  // applies them before the corrections that replace text.
  for (const move of draft.book.moves ?? []) lines = moveLines(lines, move, unused);
  for (const heading of draft.book.headings ?? []) lines = insertHeading(lines, heading, unused);
  lines = replaceText(lines, draft.book, unused, dropped);
  // An 8-bit encoding may lack a character that a correction searches for. Such a correction can never match, so it is
  // no error if it is unused.
  const missing = unused.filter(({ searchText }) => draft.canEncode(searchText));
  if (missing.length) throw new UnusedCorrectionsError(missing.map(({ description }) => description));
  return { ...draft, lines, dropped: [...draft.dropped, ...dropped] };
};

interface UnusedCorrection {
  /** The text that the correction searches for. */
  searchText: string;
  /** The correction in words, for the error message. */
  description: string;
}

function insertHeading(
  lines: Line[],
  { title, level, before }: NonNullable<BookData['headings']>[number],
  unused: UnusedCorrection[],
): Line[] {
  const at = findLine(lines, before);
  if (at < 0) {
    unused.push({
      searchText: selectorText(before),
      description: `heading ${title} before ${describeSelector(before)}`,
    });
    return lines;
  }
  const text = `${'#'.repeat(level)} ${title}`;
  return [...lines.slice(0, at), { n: 0, text }, { n: 0, text: '' }, ...lines.slice(at)];
}

function replaceText(
  lines: readonly Line[],
  { fixes = [] }: BookData,
  unused: UnusedCorrection[],
  dropped: DroppedLine[],
): Line[] {
  let result = [...lines];
  for (const { words = {}, lines: completeLines = {}, reason } of fixes) {
    for (const [old, text] of Object.entries(words)) {
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(old)}(?![\\p{L}\\p{N}])`, 'gu');
      result = replaceInLines(result, unused, old, (line) => line.replace(pattern, () => text));
    }
    for (const [old, text] of Object.entries(completeLines)) {
      const before = result;
      result = replaceInLines(result, unused, old, (line) => (line.trim() === old.trim() ? text : line));
      if (!text.trim())
        result.forEach(({ n, text: now }, at) => {
          if (!now.trim() && before[at]?.text.trim()) dropped.push({ line: n, reason });
        });
    }
  }
  return result;
}

function replaceInLines(
  lines: Line[],
  unused: UnusedCorrection[],
  old: string,
  replace: (text: string) => string,
): Line[] {
  let used = false;
  const result = lines.map((line) => {
    const text = replace(line.text);
    if (text === line.text) return line;
    used = true;
    return { ...line, text };
  });
  if (!used) unused.push({ searchText: old, description: `fix «${old}»` });
  return result;
}

function moveLines(
  lines: Line[],
  { from, until, before }: NonNullable<BookData['moves']>[number],
  unused: UnusedCorrection[],
): Line[] {
  const start = findLine(lines, from);
  const end = findLine(lines, until);
  const target = findLine(lines, before);
  if (start < 0 || end <= start || target < 0 || (target > start && target < end)) {
    unused.push({
      searchText: [from, until, before].map(selectorText).join(' '),
      description: `move from ${describeSelector(from)} before ${describeSelector(before)}`,
    });
    return lines;
  }
  const moved = [...lines.slice(start, end), { n: 0, text: '' }];
  return target <= start
    ? [...lines.slice(0, target), ...moved, ...lines.slice(target, start), ...lines.slice(end)]
    : [...lines.slice(0, start), ...lines.slice(end, target), ...moved, ...lines.slice(target)];
}

/** Returns the index of the selected line, or -1. */
function findLine(lines: readonly Line[], selector: LineSelector): number {
  const { line: words, nth } = typeof selector === 'string' ? { line: selector, nth: 1 } : selector;
  const isPrefix = words.endsWith('…');
  const start = isPrefix ? words.slice(0, -1) : words;
  let remaining = nth;
  return lines.findIndex(({ text }) => {
    const plain = text.trim();
    if (!(isPrefix ? plain.startsWith(start) : plain === start)) return false;
    remaining--;
    return remaining === 0;
  });
}

const selectorText = (selector: LineSelector): string =>
  (typeof selector === 'string' ? selector : selector.line).replace(/…$/, '');

const describeSelector = (selector: LineSelector): string =>
  typeof selector === 'string' ? `«${selector}»` : `«${selector.line}» (${selector.nth})`;
