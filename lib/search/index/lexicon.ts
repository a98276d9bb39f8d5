// Stores all word forms of a book and finds them by stem or by prefix.
//
// The first letter of a word or stem determines its bucket. The lexicon builds a bucket when a query first needs it, so
// the first query does not wait until all words of the book are stemmed.

import { type StemKey, stemOfKey, stemsOf } from '../analysis/stem';
import { stemTablesOf } from '../analysis/stem-tables';
import type { SearchLanguage } from '../languages/language-definition';
import { LANGUAGES } from '../languages/languages';
import { memoise } from '../memoise';
import { addTo, allOf, type Multimap } from './multimap';

/**
 * Where a word form occurs: `term` means in a name that the book uses; `name` means in another name only, such as an
 * alias; `text` means only in texts of rules and questions.
 */
export type FormRank = 'text' | 'name' | 'term';

export interface Form {
  word: string;
  rank: FormRank;
  /** Languages to which the word form may belong. */
  languages: SearchLanguage[];
}

/** The word forms of a book. A form is identified by its index in `forms`. */
export interface Lexicon {
  forms: Form[];
  /** Index of each word form in `forms`, by the word. */
  byWord: Map<string, number>;
  /** Returns the keys of all stems that the form may have. */
  stemsOf: (form: number) => StemKey[];
  /** Returns the forms that may have the stem, in ascending order of their indexes. */
  formsWithStem: (key: StemKey) => readonly number[];
  /** Returns the words that start with the prefix, sorted, at most `limit` of them. */
  wordsWithPrefix: (prefix: string, limit?: number) => string[];
}

export function createLexicon(forms: Form[]): Lexicon {
  const byWord = new Map<string, number>();
  const byLetter = new Map<string, string[]>();
  forms.forEach(({ word }, form) => {
    byWord.set(word, form);
    const letter = word.charAt(0);
    const known = byLetter.get(letter);
    if (known) known.push(word);
    else byLetter.set(letter, [word]);
  });
  const wordsUnder = (letter: string): string[] => byLetter.get(letter) ?? [];
  const sortedWords = memoise((letter: string) => wordsUnder(letter).toSorted());
  const stems = memoise((form: number) => stemsInAllLanguages(forms[form]));
  const stemBucket = memoise((letter: string) => {
    const formsByStem: Multimap<StemKey> = new Map();
    for (const form of formNumbers([...wordsUnder(letter), ...irregularForms(letter)], byWord)) {
      const keys = stems(form);
      for (let at = 0; at < keys.length; at++) addTo(formsByStem, keys[at] ?? '', form);
    }
    return formsByStem;
  });
  return {
    forms,
    byWord,
    stemsOf: stems,
    formsWithStem: (key) => allOf(stemBucket(stemOfKey(key).charAt(0)), key),
    wordsWithPrefix: (prefix, limit = forms.length) =>
      sliceByPrefix(sortedWords(prefix.charAt(0)), prefix, limit),
  };
}

function stemsInAllLanguages(form: Form | undefined): StemKey[] {
  const [first, ...others] = form?.languages ?? [];
  const keys = form && first ? stemsOf(form.word, first) : [];
  for (const language of others) keys.push(...stemsOf(form?.word ?? '', language));
  return keys;
}

/**
 * Returns the irregular word forms whose regular form starts with the letter. The irregular form may start with another
 * letter: for г, the result contains ігор, whose regular form is гра.
 */
const irregularForms = memoise((letter: string) =>
  LANGUAGES.flatMap((language) => [...stemTablesOf(language).irregular])
    .filter(([, regular]) => regular.startsWith(letter))
    .map(([form]) => form),
);

/** Returns the indexes in `Lexicon.forms` of those words that occur in the book, ascending and without duplicates. */
export function formNumbers(words: Iterable<string>, byWord: Map<string, number>): number[] {
  const forms = new Set<number>();
  for (const word of words) {
    const form = byWord.get(word);
    if (form !== undefined) forms.add(form);
  }
  return [...forms].sort((a, b) => a - b);
}

/**
 * Returns those possible stems of a word that many word forms of the book have: the stem with the most forms, and the
 * stems with more than half as many forms. For `правила`, many forms have the stem `правил-`, which is kept, and few
 * have `прав-`, which is dropped. If no stem has a second form, returns the first stem (the word without any ending
 * removed) and the shortest stem of each word class.
 */
export function supportedStems(lexicon: Lexicon, stems: StemKey[]): StemKey[] {
  const support = stems.map((stem) => lexicon.formsWithStem(stem).length);
  const best = Math.max(0, ...support);
  if (best > 1) return stems.filter((_, at) => 2 * (support[at] ?? 0) > best);
  const classOf = (at: number) => stems[at]?.slice(0, 4);
  return stems.filter((_, at) => at === 0 || classOf(at) !== classOf(at + 1));
}

/** Finds the words that start with the prefix by binary search, at most `limit` of them. Cost: O(log n + matches). */
export function sliceByPrefix(sorted: string[], prefix: string, limit: number): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < low + limit && sorted[end]?.startsWith(prefix)) end += 1;
  return sorted.slice(low, end);
}
