// Detects the layout of a source: one paragraph per line, or lines wrapped at the width of a printed column.
import type { Layout, Line } from '../types';

/** Minimum share of lines that end in mid-sentence in a text with printed columns. */
const MIN_BROKEN_SHARE = 0.2;
/** Minimum number of lines of a text with printed columns. A shorter text is treated as one paragraph per line. */
const MIN_LINES = 8;

export function detectLayout(lines: readonly Line[]): Layout {
  const filled = lines.filter(({ text }) => text.trim());
  let broken = 0;
  filled.forEach(({ text }, at) => {
    const next = filled[at + 1]?.text.trim() ?? '';
    // A sentence continues on the next line if this line has no final punctuation and the next one starts in lowercase:
    // «Дракон спить на своєму» before «скарбі, доки хтось не».
    if (!/[.!?:;»)*]\s*$/.test(text) && /^\p{Ll}/u.test(next)) broken++;
  });
  return filled.length >= MIN_LINES && broken > MIN_BROKEN_SHARE * filled.length ? 'columns' : 'paragraphs';
}
