// Finds word forms of a book that resemble a word by root, by sound or by spelling.
//
// The first sound of a root or of a phonetic key determines its bucket. The index builds a bucket when a query first
// needs it. A query needs only one or two buckets, so the first query does not wait for the others.

import { lettersOfInitial, phoneticKey, skeletonOf } from '../analysis/phonetic-key';
import { classOfKey, type StemKey, stemOfKey } from '../analysis/stem';
import { stemTablesOf } from '../analysis/stem-tables';
import { rootsOf } from '../analysis/word-root';
import { LANGUAGES } from '../languages/languages';
import { memoise } from '../memoise';
import { formNumbers, type Lexicon, supportedStems } from './lexicon';
import { addTo, type Multimap } from './multimap';
import { createSpellings, type SpellingsByLength } from './spelling-index';

/** Word forms by root, by phonetic key, and by the phonetic key of their stem (`n:patrul`). */
export interface PhoneticBucket {
  byRoot: Multimap<StemKey>;
  byPhoneticKey: Multimap<string>;
  sortedPhoneticKeys: string[];
  byPhoneticStem: Multimap<string>;
}

/**
 * Word forms by their consonants (`bySkeleton`) and by their spelling. The search uses this index only if a query word
 * has no certain match.
 */
export interface FuzzyIndex {
  bySkeleton: Multimap<string>;
  spellings: SpellingsByLength;
}

export interface SimilarForms {
  /**
   * Returns those possible stems of a form that many other forms of the book also have (see `supportedStems` in
   * `lexicon.ts`).
   */
  supportedStems: (form: number) => StemKey[];
  /**
   * Returns a bucket with all roots, phonetic keys and phonetic stems that start with this sound. The bucket may also
   * contain items that start with another sound.
   */
  bucket: (initial: string) => PhoneticBucket;
  fuzzyIndex: () => FuzzyIndex;
  /** Builds all buckets and the fuzzy index in advance, so that later queries do not wait. */
  buildAll: () => void;
}

export function createSimilarForms(lexicon: Lexicon): SimilarForms {
  const stemsOfForm = memoise((form: number) => supportedStems(lexicon, lexicon.stemsOf(form)));
  const buildBucket = createBucketBuilder(lexicon, stemsOfForm);
  const buckets = memoise((initial: string) => buildBucket(formsInBucket(lexicon, initial)));
  let allForms: PhoneticBucket | undefined;
  let fuzzyIndex: FuzzyIndex | undefined;
  const build = (): FuzzyIndex => {
    allForms = buildBucket(lexicon.forms.keys());
    const bySkeleton: Multimap<string> = new Map();
    lexicon.forms.forEach(({ word }, form) => {
      addTo(bySkeleton, skeletonOf(phoneticKey(word)), form);
    });
    return { bySkeleton, spellings: createSpellings(lexicon, allForms.byPhoneticStem) };
  };
  const getFuzzyIndex = () => {
    fuzzyIndex ??= build();
    return fuzzyIndex;
  };
  return {
    supportedStems: stemsOfForm,
    bucket: (initial) => allForms ?? buckets(initial),
    fuzzyIndex: getFuzzyIndex,
    buildAll: getFuzzyIndex,
  };
}

/**
 * Creates a function that builds buckets. The function caches the phonetic key and the roots of each stem, because many
 * forms have the same stem.
 */
function createBucketBuilder(
  lexicon: Lexicon,
  stemsOfForm: (form: number) => StemKey[],
): (forms: Iterable<number>) => PhoneticBucket {
  const phoneticStem = memoise(phoneticStemOf);
  const roots = memoise(rootsOf);
  return (forms) => {
    const byRoot: Multimap<StemKey> = new Map();
    const byPhoneticKey: Multimap<string> = new Map();
    const byPhoneticStem: Multimap<string> = new Map();
    for (const form of forms) {
      addTo(byPhoneticKey, phoneticKey(lexicon.forms[form]?.word ?? ''), form);
      for (const key of stemsOfForm(form)) {
        addTo(byPhoneticStem, phoneticStem(key), form);
        for (const root of roots(key)) addTo(byRoot, root, form);
      }
    }
    return { byRoot, byPhoneticKey, sortedPhoneticKeys: [...byPhoneticKey.keys()].sort(), byPhoneticStem };
  };
}

/**
 * Returns the word forms that may have a phonetic key, stem or root that starts with the sound `initial`. Most of these
 * forms start with a letter for that sound. A verb may have a prefix before the letter (зіграти for грати), and an
 * irregular form may start with any letter (ігор for гра).
 */
function formsInBucket({ wordsWithPrefix, byWord }: Lexicon, initial: string): number[] {
  const words: string[] = [];
  const add = (prefix: string) => words.push(...wordsWithPrefix(prefix));
  for (const letter of lettersOfInitial(initial)) {
    add(letter);
    for (const language of LANGUAGES) {
      const { verbPrefixes, irregular } = stemTablesOf(language);
      for (const prefix of verbPrefixes) add(prefix + letter);
      for (const [form, regular] of irregular) if (regular.startsWith(letter)) words.push(form);
    }
  }
  return formNumbers(words, byWord);
}

/** Returns the letter of the word class and the phonetic key of a stem: `n:patrul`. */
export function phoneticStemOf(key: StemKey): string {
  return `${classOfKey(key)}:${phoneticKey(stemOfKey(key))}`;
}
