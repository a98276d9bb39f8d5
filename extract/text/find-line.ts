// Finds the line of a book that a data file names, or says that there is none.
import type { Place } from '../book-data';
import type { Line } from '../types';

/** Index of the line: equal to the words, or beginning with them when they end with `…`. */
export function findLine(lines: readonly Line[], place: Place): number {
  const { line: words, nth } = typeof place === 'string' ? { line: place, nth: 1 } : place;
  const open = words.endsWith('…');
  const start = open ? words.slice(0, -1) : words;
  let left = nth;
  return lines.findIndex(({ text }) => {
    const plain = text.trim();
    if (!(open ? plain.startsWith(start) : plain === start)) return false;
    left--;
    return left === 0;
  });
}

/** The words of a place, without its marks. */
export const wordsOf = (place: Place): string =>
  (typeof place === 'string' ? place : place.line).replace(/…$/, '');

export const describePlace = (place: Place): string =>
  typeof place === 'string' ? `«${place}»` : `«${place.line}» (${place.nth})`;
