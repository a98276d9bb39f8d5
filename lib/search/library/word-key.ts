// Converts the first letters of a word to a number, so that the words of many editions can be stored and searched
// quickly. The numbers of all words with one beginning form a range.

/** Number of letters that a key contains. More letters would not fit in 32 bits. */
export const KEY_LETTERS = 5;
const BITS = 6;
/** Letters of folded words. A digit has the number 1, each of these letters a number from 2, any other character 63. */
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

/** Returns the range of the keys of all words that begin with a folded text. Only the first letters count. */
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
