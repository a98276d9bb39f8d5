// Converts the first letters of a word to a number (the key of the word), so that the words of many editions can be
// stored and searched quickly. The keys of all words with the same beginning form a range.

/** Number of letters that a key contains. More letters would not fit in 32 bits. */
export const KEY_LETTERS = 5;
const BITS = 6;
/**
 * Letters of folded words, in the order of their numbers. A digit has the number 1, the first letter the number 2, and
 * any other character the number 63.
 */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzабвгдеєжзиіїйклмнопрстуфхцчшщъыьэюя';
const OTHER = 63;
const NUMBERS = new Map([
  ...[...'0123456789'].map((digit) => [digit, 1] as const),
  ...[...LETTERS].map((letter, at) => [letter, at + 2] as const),
]);

/** Keys from `from` up to, but not including, `to`. */
export interface KeyRange {
  from: number;
  to: number;
}

/** Returns the key of a folded word. */
export const keyOfWord = (word: string): number => rangeOfPrefix(word).from;

/**
 * Returns the range of the keys of all words that begin with `prefix`, a folded text. Only its first `KEY_LETTERS`
 * letters count.
 */
export function rangeOfPrefix(prefix: string): KeyRange {
  let from = 0;
  let size = 1;
  for (let at = 0; at < KEY_LETTERS; at++) {
    const letter = prefix[at];
    from = from * 2 ** BITS + (letter === undefined ? 0 : (NUMBERS.get(letter) ?? OTHER));
    if (letter === undefined) size *= 2 ** BITS;
  }
  return { from, to: from + size };
}
