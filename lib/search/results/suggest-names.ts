// If a query has no results, suggests names in the book that resemble the query.
//
// The similarity is the Sørensen–Dice coefficient over the bigrams (pairs of neighboring characters) of phonetic keys.
// A phonetic key is a spelling of a word that is equal for words that sound alike. Cost: one intersection of two sets
// for each name and each variant of the query.

import { phoneticKey } from '../analysis/phonetic-key';
import { wordsOf } from '../analysis/tokenize';
import type { GameIndex } from '../index/create-index';
import { isAlternativeName } from '../index/game-data-to-documents';
import { isLocked, lockOfUnit } from '../index/spoiler-locks';
import { queryVariants } from '../matching/query-variants';
import type { WorkCounter } from '../matching/word-form-matches';
import type { SimilarName } from '../types';

export interface NameSuggestions {
  didYouMean?: string;
  nearest: SimilarName[];
}

const MAX_SUGGESTIONS = 3;
/**
 * Minimum number of different letters in a query, as a share (0 to 1) of all its letters. The search suggests no names
 * for a query with a smaller share.
 */
const MIN_LETTER_VARIETY = 0.3;
/** Minimum similarity of a suggested name, from 0 to 1. */
const MIN_SIMILARITY = 0.3;
/**
 * Minimum number of bigrams that a suggested name and the query have in common. A name with fewer common bigrams
 * resembles the query only by chance.
 */
const MIN_COMMON_BIGRAMS = 3;
/** Minimum similarity, from 0 to 1, at which the best name is shown as "did you mean". */
const DID_YOU_MEAN_SIMILARITY = 0.5;

/**
 * The bigrams of the names in each index, computed on first use. The array has one item for each text unit (searchable
 * text); the item is undefined if the unit is not a name that the search may suggest.
 */
const bigramCache = new WeakMap<GameIndex, (Set<string> | undefined)[]>();

export function suggestNames(
  index: GameIndex,
  query: string,
  unlocked: ReadonlySet<string>,
  work: WorkCounter,
): NameSuggestions {
  if (isNonsense(query)) return { nearest: [] };
  const { units, entries, sections } = index.documents;
  const variants = queryVariants(query, index.language).map(({ text }) => bigramsOf(wordsOf(text)));
  const best = new Map<number, { similarity: number; name: SimilarName }>();
  nameBigrams(index).forEach((bigrams, id) => {
    const unit = units[id];
    const entry = entries[unit?.entry ?? -1];
    if (!bigrams || !unit || !entry || isLocked(lockOfUnit(index.documents, unit), unlocked)) return;
    work.steps += variants.length;
    const similarity = Math.max(...variants.map((variant) => similarityOf(variant, bigrams)));
    if (similarity < MIN_SIMILARITY || similarity <= (best.get(unit.entry)?.similarity ?? 0)) return;
    const section = sections[unit.section];
    const name: SimilarName = {
      entry: entry.id,
      name: unit.text,
      ...(section ? { section: section.id } : {}),
    };
    best.set(unit.entry, { similarity, name });
  });
  const nearest = [...best.values()].sort((a, b) => b.similarity - a.similarity).slice(0, MAX_SUGGESTIONS);
  const [first] = nearest;
  const suggestions: NameSuggestions = { nearest: nearest.map(({ name }) => name) };
  if (first && first.similarity >= DID_YOU_MEAN_SIMILARITY) suggestions.didYouMean = first.name.name;
  return suggestions;
}

/**
 * Whether the query repeats a few letters, such as «zzzzqqq». The search suggests no names for such a query, because in
 * another keyboard layout it could resemble a name by chance.
 */
function isNonsense(query: string): boolean {
  const letters = query.toLowerCase().match(/\p{L}/gu) ?? [];
  return MIN_LETTER_VARIETY * letters.length > new Set(letters).size;
}

/**
 * Returns the bigrams of the names that the book itself uses in its language. Excludes other names, because the reader
 * must be able to find a suggested name in the book.
 */
function nameBigrams(index: GameIndex): (Set<string> | undefined)[] {
  const cached = bigramCache.get(index);
  if (cached) return cached;
  const bigrams = index.documents.units.map(({ field }, id) => {
    const isExcluded = isAlternativeName(field) || field === 'en' || field === 'question';
    const words = isExcluded ? undefined : index.nameWords[id];
    return words && bigramsOf(words);
  });
  bigramCache.set(index, bigrams);
  return bigrams;
}

/**
 * Returns the pairs of neighboring characters in the phonetic keys of the words. A space marks the start and the end of
 * each key.
 */
function bigramsOf(words: string[]): Set<string> {
  const bigrams = new Set<string>();
  for (const word of words) {
    const sound = ` ${phoneticKey(word)} `;
    for (let at = 0; at + 1 < sound.length; at++) bigrams.add(sound.slice(at, at + 2));
  }
  return bigrams;
}

/**
 * Returns the Sørensen–Dice coefficient: twice the number of common bigrams, divided by the sum of the sizes of the two
 * sets.
 */
function similarityOf(a: Set<string>, b: Set<string>): number {
  let common = 0;
  for (const bigram of a) if (b.has(bigram)) common += 1;
  return common < MIN_COMMON_BIGRAMS ? 0 : (2 * common) / (a.size + b.size);
}
