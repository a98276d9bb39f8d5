// How much a word says: the fewer texts of the book have it in any form, the more.
import type { GameIndex } from './create-index';
import { memoise } from './memoise';

/** Forms of a word begin as it does: so many letters of it at least, and all but so many of its last. */
const SHORTEST = 4;
const ENDING = 3;

type Bare = Omit<GameIndex, 'rarityOf' | 'textsTelling'>;

/**
 * 1 for a word no text has, less the more texts have it; each word is counted once. Its forms are taken by their beginning: this is
 * asked of every word of every name that a query touches, and the stems of all of them would have to be found first.
 */
export function createRarity(index: Bare): (word: string) => number {
  return memoise((word) => rarityOf(index, word));
}

function rarityOf({ lexicon, postings, documents }: Bare, word: string): number {
  let texts = 1;
  for (const form of lexicon.beginningWith(word.slice(0, Math.max(SHORTEST, word.length - ENDING))))
    if (form.length <= word.length + ENDING) texts += postings.count(form);
  const all = documents.units.length + 1;
  return Math.log(1 + all / texts) / Math.log(1 + all);
}
