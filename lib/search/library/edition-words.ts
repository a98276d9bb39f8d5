// Stores the words of an edition (a game in one language) in a compact form. From these words, the search estimates
// which of hundreds of editions answer a query, without loading the data of the editions.
import { wordsOf } from '../analysis/tokenize';
import type { Documents } from '../index/game-data-to-documents';
import { type KeyRange, keyOfWord } from './word-key';

export interface EditionWords {
  /** The keys of all words, ascending. */
  keys: Uint32Array;
  /** For each key, the index of its first item in `places`. The last number is the length of `places`. */
  starts: Uint32Array;
  /**
   * The entries that contain each word, as one number per word and entry. The high bits are the index of the entry. The
   * low `NAME_BITS` bits say how much of a name of the entry the word is (see `nameShareOf`).
   */
  places: Uint16Array;
}

const NAME_BITS = 4;
/** Value of the low bits for a word that is a complete name. */
const WHOLE_NAME = 2 ** NAME_BITS - 1;
/**
 * Maximum number of entries that `places` can distinguish. An entry with a greater index is counted as another entry,
 * so the estimate of a very large edition can be too high.
 */
const MAX_ENTRIES = 2 ** (16 - NAME_BITS);

/**
 * Returns how much of a name of the entry the word is, from 0 (the word is only in the text) to 1 (the word is a
 * complete name).
 */
export const nameShareOf = (place: number): number => (place % 2 ** NAME_BITS) / WHOLE_NAME;
export const entryOf = (place: number): number => Math.floor(place / 2 ** NAME_BITS);

export function toEditionWords({ units }: Pick<Documents, 'units'>): EditionWords {
  const found = new Map<number, Map<number, number>>();
  for (const { field, text, entry } of units) {
    const words = wordsOf(text);
    const isText = field === 'rule' || field === 'asker' || field === 'question';
    const share = isText ? 0 : Math.max(1, Math.round(WHOLE_NAME / words.length));
    for (const word of words) {
      const key = keyOfWord(word);
      const entries = found.get(key) ?? new Map<number, number>();
      found.set(key, entries);
      const place = entry % MAX_ENTRIES;
      entries.set(place, Math.max(entries.get(place) ?? 0, share));
    }
  }
  const keys = Uint32Array.from(found.keys()).sort();
  const starts = new Uint32Array(keys.length + 1);
  const places: number[] = [];
  keys.forEach((key, at) => {
    for (const [entry, share] of found.get(key) ?? []) places.push(entry * 2 ** NAME_BITS + share);
    starts[at + 1] = places.length;
  });
  return { keys, starts, places: Uint16Array.from(places) };
}

/** Returns the items of `places` for all words whose keys are in the range. */
export function placesIn({ keys, starts, places }: EditionWords, { from, to }: KeyRange): Uint16Array {
  const first = firstFrom(keys, from);
  return places.subarray(starts[first], starts[firstFrom(keys, to)]);
}

/** Returns the index of the first key that is at least `min`. */
function firstFrom(keys: Uint32Array, min: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] as number) < min) low = middle + 1;
    else high = middle;
  }
  return low;
}
