// All word forms of a book and the stems they may have.
import type { Language } from './languages/language';
import { addTo, countOf, type Multimap } from './multimap';
import { type StemKey, stemsOf } from './stem';

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
  byStem: Multimap<StemKey>;
  /** Keys of all stems each form may have. */
  stems: StemKey[][];
  /** All words in order, for prefixes. */
  inOrder: string[];
}

export function createLexicon(forms: Form[]): Lexicon {
  const byWord = new Map<string, number>();
  const byStem: Multimap<StemKey> = new Map();
  const stems = forms.map(({ word, languages }, number) => {
    byWord.set(word, number);
    const keys = stemsInAny(word, languages);
    for (let at = 0; at < keys.length; at++) addTo(byStem, keys[at] ?? '', number);
    return keys;
  });
  return { forms, byWord, byStem, stems, inOrder: [...byWord.keys()].sort() };
}

function stemsInAny(word: string, languages: Language[]): StemKey[] {
  const [first, ...others] = languages;
  const keys = first ? stemsOf(word, first) : [];
  for (const language of others) keys.push(...stemsOf(word, language));
  return keys;
}

/**
 * Among the plausible stems of a word those which other forms of the book support: of `правила` not `прав-`.
 * Where no form does, the word itself and the shortest stem of each class.
 */
export function supportedStems(lexicon: Lexicon, stems: StemKey[]): StemKey[] {
  const support = stems.map((stem) => countOf(lexicon.byStem, stem));
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
