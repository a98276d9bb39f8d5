// Computes how rare a word is in a book: an inverse document frequency (IDF) scaled to 0–1.
import { memoise } from '../memoise';
import type { GameIndex } from './create-index';

/** Characters. Two words count as forms of one word when they differ only in an ending of at most this length. */
const MIN_PREFIX_LENGTH = 4;
const MAX_ENDING_LENGTH = 3;

type RarityIndex = Pick<GameIndex, 'lexicon' | 'postings' | 'documents'>;

/**
 * Returns a memoised function: 1 for a word that no unit contains, and less the more units contain it. The forms of a
 * word are found by a common prefix, not by stem: the function runs for every word of every name that a query touches,
 * and stemming would first have to build the stem buckets of all of them.
 */
export function createRarity(index: RarityIndex): (word: string) => number {
  return memoise((word) => rarityOf(index, word));
}

function rarityOf({ lexicon, postings, documents }: RarityIndex, word: string): number {
  const prefix = word.slice(0, Math.max(MIN_PREFIX_LENGTH, word.length - MAX_ENDING_LENGTH));
  let units = 1;
  for (const form of lexicon.wordsWithPrefix(prefix))
    if (form.length <= word.length + MAX_ENDING_LENGTH) units += postings.count(form);
  const all = documents.units.length + 1;
  return Math.log(1 + all / units) / Math.log(1 + all);
}
