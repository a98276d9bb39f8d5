// All word forms of a book and the stems they may have. Words and stems are sorted into drawers by their first letter, and a
// drawer is filled when a query opens it: the first answer need not wait for the stems of all words.

import { type StemKey, stemOfKey, stemsOf } from '../analysis/stem';
import { stemTablesOf } from '../analysis/stem-tables';
import type { Language } from '../languages/language';
import { LANGUAGES } from '../languages/languages';
import { memoise } from './memoise';
import { addTo, allOf, type Multimap } from './multimap';

/** Where a form is met: in a term of the book, in another name of an entry, or only in the running text. */
export type FormRank = 'text' | 'name' | 'term';

export interface Form {
  word: string;
  rank: FormRank;
  /** Languages the form may belong to. */
  languages: Language[];
}

export interface Lexicon {
  forms: Form[];
  byWord: Map<string, number>;
  /** Keys of all stems a form may have. */
  stemsOf: (form: number) => StemKey[];
  /** Forms that may have the stem, in order. */
  withStem: (key: StemKey) => readonly number[];
  /** Words that begin so, in order, at most `limit` of them. */
  beginningWith: (prefix: string, limit?: number) => string[];
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
  const wordsOf = (letter: string): string[] => byLetter.get(letter) ?? [];
  const inOrder = memoise((letter: string) => wordsOf(letter).toSorted());
  const stems = memoise((form: number) => stemsInAny(forms[form]));
  const drawer = memoise((letter: string) => {
    const filled: Multimap<StemKey> = new Map();
    for (const form of formsOf([...wordsOf(letter), ...irregularForms(letter)], byWord)) {
      const keys = stems(form);
      for (let at = 0; at < keys.length; at++) addTo(filled, keys[at] ?? '', form);
    }
    return filled;
  });
  return {
    forms,
    byWord,
    stemsOf: stems,
    withStem: (key) => allOf(drawer(stemOfKey(key).charAt(0)), key),
    beginningWith: (prefix, limit = forms.length) => startingWith(inOrder(prefix.charAt(0)), prefix, limit),
  };
}

function stemsInAny(form: Form | undefined): StemKey[] {
  const [first, ...others] = form?.languages ?? [];
  const keys = form && first ? stemsOf(form.word, first) : [];
  for (const language of others) keys.push(...stemsOf(form?.word ?? '', language));
  return keys;
}

/** Stems begin as their words do, but for what no rule leads to: ігор, гра. */
const irregularForms = memoise((letter: string) =>
  LANGUAGES.flatMap((language) => [...stemTablesOf(language).irregular])
    .filter(([, regular]) => regular.startsWith(letter))
    .map(([form]) => form),
);

/** Numbers of those of the words that the book has, in order, each once. */
export function formsOf(words: Iterable<string>, byWord: Map<string, number>): number[] {
  const forms = new Set<number>();
  for (const word of words) {
    const form = byWord.get(word);
    if (form !== undefined) forms.add(form);
  }
  return [...forms].sort((a, b) => a - b);
}

/**
 * Among the plausible stems of a word those which other forms of the book support: of `правила` not `прав-`.
 * Where no form does, the word itself and the shortest stem of each class.
 */
export function supportedStems(lexicon: Lexicon, stems: StemKey[]): StemKey[] {
  const support = stems.map((stem) => lexicon.withStem(stem).length);
  const best = Math.max(0, ...support);
  if (best > 1) return stems.filter((_, at) => 2 * (support[at] ?? 0) > best);
  const classOf = (at: number) => stems[at]?.slice(0, 4);
  return stems.filter((_, at) => at === 0 || classOf(at) !== classOf(at + 1));
}

/** Words that begin so, at most `limit` of them. */
export function startingWith(inOrder: string[], prefix: string, limit: number): string[] {
  let low = 0;
  let high = inOrder.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((inOrder[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < low + limit && inOrder[end]?.startsWith(prefix)) end += 1;
  return inOrder.slice(low, end);
}
