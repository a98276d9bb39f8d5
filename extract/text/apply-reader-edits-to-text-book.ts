// Applies the reader's edits to the lines of a text: a line becomes a Markdown heading, or a heading is inserted before it.
import type { LineEdit } from '../../lib/private-books/private-book';
import { toName } from '../topics/apply-reader-edits-to-topics';
import type { Line } from '../types';

export const editTextLines = (lines: readonly Line[], edits: readonly LineEdit[]): readonly Line[] =>
  edits.reduce(editTextLine, lines);

function editTextLine(lines: readonly Line[], edit: LineEdit): readonly Line[] {
  // A text has no lines that could be taken back: only rulers and page marks are left out of it.
  if (edit.kind === 'restore') return lines;
  const { text, nth } = edit.line;
  let remaining = nth;
  const at = lines.findIndex((line) => line.n > 0 && line.text === text && remaining-- === 0);
  const line = lines[at];
  if (!line) return lines;
  const marks = marksAt(lines, at);
  if (edit.kind === 'heading')
    return replace(lines, at, [{ ...line, text: `${marks} ${text.trim().replace(/^#+\s*/, '')}` }]);
  const title = toName(edit.to);
  return title ? replace(lines, at, [{ ...line, n: 0, text: `${marks} ${title}` }, line]) : lines;
}

const replace = (lines: readonly Line[], at: number, by: readonly Line[]): Line[] => [
  ...lines.slice(0, at),
  ...by,
  ...lines.slice(at + 1),
];

/** Returns the number signs of the heading above the line, so that the new heading has the same level: `##`. */
const marksAt = (lines: readonly Line[], at: number): string =>
  lines.findLast(({ text }, place) => place < at && /^#{1,6}\s/.test(text))?.text.match(/^#+/)?.[0] ?? '##';
