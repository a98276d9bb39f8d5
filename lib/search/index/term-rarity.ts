// Computes how rare a word is in a book: its inverse document frequency (IDF), scaled to 0–1.
import { memoise } from '../memoise';
import type { GameIndex } from './create-index';

/** Minimum length, in characters, of the common beginning of two words that count as forms of one word. */
const MIN_PREFIX_LENGTH = 4;
/** Maximum length, in characters, of the different endings of two words that count as forms of one word. */
const MAX_ENDING_LENGTH = 3;

type RarityIndex = Pick<GameIndex, 'lexicon' | 'postings' | 'documents'>;

/**
 * Creates a function that returns the rarity of a word: 1 if no text unit (searchable text) contains the word, and a
 * lower number the more units contain it. Two words with a long common prefix count as forms of one word. Comparing
 * stems would be more exact but slow, because the function runs for every word of many names. The function caches its
 * results.
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
