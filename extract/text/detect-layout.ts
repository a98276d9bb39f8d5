// Tells the two kinds of source apart: a paragraph per line, or lines cut at the width of a printed column.
import type { Layout, Line } from '../types';

/** Share of lines that stop in mid-sentence and go on in small letters on the next one. */
const CUT = 0.2;

export function findLayout(lines: readonly Line[]): Layout {
  const filled = lines.filter(({ text }) => text.trim());
  let cut = 0;
  filled.forEach(({ text }, at) => {
    const next = filled[at + 1]?.text.trim() ?? '';
    if (!/[.!?:;»)*]\s*$/.test(text) && /^\p{Ll}/u.test(next)) cut++;
  });
  return filled.length >= 8 && cut > CUT * filled.length ? 'columns' : 'paragraphs';
}
