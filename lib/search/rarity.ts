// How much a word says: the fewer texts of the book have it in any form, the more.
import type { GameIndex } from './create-index';
import { memoise } from './memoise';
import { allOf } from './multimap';

type Bare = Omit<GameIndex, 'rarityOf' | 'textsTelling'>;

/** 1 for a word no text has, less the more texts have it; each word is counted once. */
export function createRarity(index: Bare): (word: string) => number {
  return memoise((word) => rarityOf(index, word));
}

function rarityOf({ lexicon, postings, likeness, documents }: Bare, word: string): number {
  const stems = likeness.supported(lexicon.byWord.get(word) ?? -1);
  const forms = new Set(stems.flatMap((stem) => allOf(lexicon.byStem, stem)));
  let texts = 1;
  for (const form of forms) texts += postings.find(lexicon.forms[form]?.word ?? '').length;
  const all = documents.units.length + 1;
  return Math.log(1 + all / texts) / Math.log(1 + all);
}
