// Stores all word forms of a book and finds them by stem or by prefix.
//
// Words and stems are split into buckets by first letter, and a bucket is built on first use: the first answer does not
// wait until every word of the book is stemmed.

import { type StemKey, stemOfKey, stemsOf } from '../analysis/stem';
import { stemTablesOf } from '../analysis/stem-tables';
import type { SearchLanguage } from '../languages/language';
import { LANGUAGES } from '../languages/languages';
import { memoise } from '../memoise';
import { addTo, allOf, type Multimap } from './multimap';

/** The most prominent place of a form: a name from the book (`term`), an alternative name, or only rules (`text`). */
export type FormRank = 'text' | 'name' | 'term';

export interface Form {
  word: string;
  rank: FormRank;
  /** Languages that the form may belong to. */
  languages: SearchLanguage[];
}

/** A form is referred to by its number, which is its index in `forms`. */
export interface Lexicon {
  forms: Form[];
  byWord: Map<string, number>;
  /** Keys of all stems that a form may have. */
  stemsOf: (form: number) => StemKey[];
  /** Forms that may have the stem, in ascending order. */
  formsWithStem: (key: StemKey) => readonly number[];
  /** Words with the prefix in sorted order, at most `limit` of them. */
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

/** Irregular forms whose stem starts with the letter, though the form may not: ігор is listed under г, for гра. */
const irregularForms = memoise((letter: string) =>
  LANGUAGES.flatMap((language) => [...stemTablesOf(language).irregular])
    .filter(([, regular]) => regular.startsWith(letter))
    .map(([form]) => form),
);

/** The numbers of those words that the book contains, ascending and without duplicates. */
export function formNumbers(words: Iterable<string>, byWord: Map<string, number>): number[] {
  const forms = new Set<number>();
  for (const word of words) {
    const form = byWord.get(word);
    if (form !== undefined) forms.add(form);
  }
  return [...forms].sort((a, b) => a - b);
}

/**
 * Keeps the stems that other forms of the book confirm. For `правила` the stem `правил-` has several forms and is kept;
 * `прав-` has few and is dropped. When no stem has a second form, keeps the word itself and the shortest stem of each
 * word class.
 */
export function supportedStems(lexicon: Lexicon, stems: StemKey[]): StemKey[] {
  const support = stems.map((stem) => lexicon.formsWithStem(stem).length);
  const best = Math.max(0, ...support);
  if (best > 1) return stems.filter((_, at) => 2 * (support[at] ?? 0) > best);
  const classOf = (at: number) => stems[at]?.slice(0, 4);
  return stems.filter((_, at) => at === 0 || classOf(at) !== classOf(at + 1));
}

/** Binary search for the words with a prefix, at most `limit` of them. Cost: O(log n + matches). */
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
