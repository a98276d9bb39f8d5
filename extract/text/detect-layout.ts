// Detects whether a plain text has one paragraph per line (`paragraphs`) or lines that are wrapped at the width of a
// printed column (`columns`).
import type { Layout, Line } from '../types';

/** Minimum share of lines that end in mid-sentence, in a text with wrapped lines. */
const MIN_BROKEN_SHARE = 0.2;
/** A text with fewer lines counts as one paragraph per line. */
const MIN_LINES = 8;

export function detectLayout(lines: readonly Line[]): Layout {
  const filled = lines.filter(({ text }) => text.trim());
  let broken = 0;
  filled.forEach(({ text }, at) => {
    const next = filled[at + 1]?.text.trim() ?? '';
    // A line ends in mid-sentence if it has no final punctuation and the next line starts in lowercase: “The dragon
    // sleeps on its”, “treasure until somebody”.
    if (!/[.!?:;»)*]\s*$/.test(text) && /^\p{Ll}/u.test(next)) broken++;
  });
  return filled.length >= MIN_LINES && broken > MIN_BROKEN_SHARE * filled.length ? 'columns' : 'paragraphs';
}
