// Detects the layout of a source: one paragraph per line, or lines wrapped at the width of a printed column.
import type { Layout, Line } from '../types';

/** A text in columns has a larger share of lines that break off in mid-sentence. */
const MIN_BROKEN_SHARE = 0.2;
/** Shorter texts are taken for paragraphs. */
const MIN_LINES = 8;

export function detectLayout(lines: readonly Line[]): Layout {
  const filled = lines.filter(({ text }) => text.trim());
  let broken = 0;
  filled.forEach(({ text }, at) => {
    const next = filled[at + 1]?.text.trim() ?? '';
    // Matches the end of «Дракон спить на своєму» before «скарбі, доки хтось не».
    if (!/[.!?:;»)*]\s*$/.test(text) && /^\p{Ll}/u.test(next)) broken++;
  });
  return filled.length >= MIN_LINES && broken > MIN_BROKEN_SHARE * filled.length ? 'columns' : 'paragraphs';
}
