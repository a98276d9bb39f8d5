// Applies the corrections that a reader makes to a plain-text book: a line becomes a Markdown heading, or a heading
// is inserted before it.
import type { LineEdit } from '../../lib/private-books/private-book';
import { toName } from '../topics/apply-reader-edits-to-topics';
import type { Line } from '../types';

export const editTextLines = (lines: readonly Line[], edits: readonly LineEdit[]): readonly Line[] =>
  edits.reduce(editTextLine, lines);

function editTextLine(lines: readonly Line[], edit: LineEdit): readonly Line[] {
  // The edit `restore`, which turns dropped lines into text, has no effect here. The site offers it for a PDF only.
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

/**
 * Returns the number signs (such as `##`) of the nearest heading above the line, so that the new heading gets the
 * same level.
 */
const marksAt = (lines: readonly Line[], at: number): string =>
  lines.findLast(({ text }, place) => place < at && /^#{1,6}\s/.test(text))?.text.match(/^#+/)?.[0] ?? '##';
