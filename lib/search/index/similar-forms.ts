// Finds forms of a book that resemble a word: by root, by sound, and by spelling.
//
// Roots and sounds are split into buckets by first sound, and a bucket is built on first use. A query needs one or two
// buckets, so the first answer does not wait for the others.

import { lettersOfInitial, phoneticKey, skeletonOf } from '../analysis/phonetic-key';
import { classOfKey, type StemKey, stemOfKey } from '../analysis/stem';
import { stemTablesOf } from '../analysis/stem-tables';
import { rootsOf } from '../analysis/word-root';
import { LANGUAGES } from '../languages/languages';
import { memoise } from '../memoise';
import { formNumbers, type Lexicon, supportedStems } from './lexicon';
import { addTo, type Multimap } from './multimap';
import { createSpellings, type SpellingsByLength } from './spelling-index';

/** Forms by root, by phonetic key, and by the phonetic key of their stem (`n:patrul`). */
export interface PhoneticBucket {
  byRoot: Multimap<StemKey>;
  byPhoneticKey: Multimap<string>;
  sortedPhoneticKeys: string[];
  byPhoneticStem: Multimap<string>;
}

/** Used only for words that have no surer match. */
export interface FuzzyIndex {
  bySkeleton: Multimap<string>;
  spellings: SpellingsByLength;
}

export interface SimilarForms {
  /** The stems of a form that other forms confirm (see `supportedStems` in `lexicon.ts`). */
  supportedStems: (form: number) => StemKey[];
  /** Contains at least all roots, phonetic keys and phonetic stems that start with this sound. */
  bucket: (initial: string) => PhoneticBucket;
  fuzzyIndex: () => FuzzyIndex;
  /** Builds everything at once, so that later queries do not wait. */
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

/** The builder computes each stem's phonetic key and roots once, because many forms share a stem. */
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
 * Forms with a sound, stem or root that starts with the initial. Most start with a letter for that sound. A verb may
 * have a prefix before it (зіграти for грати), and an irregular form may start with any letter (ігор for гра).
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

/** The phonetic key of a stem, after the letter of its word class: `n:patrul`. */
export function phoneticStemOf(key: StemKey): string {
  return `${classOfKey(key)}:${phoneticKey(stemOfKey(key))}`;
}
