// What the forms of a book resemble: stems, roots, sounds and spellings. It is worked out drawer by drawer, a drawer being
// what begins with one sound: a query opens one or two of them, and the first one need not wait for all.

import { lettersOfInitial, phoneticKey, skeletonOf } from '../analysis/phonetic-key';
import { classOfKey, type StemKey, stemOfKey } from '../analysis/stem';
import { stemTablesOf } from '../analysis/stem-tables';
import { rootsOf } from '../analysis/word-root';
import { LANGUAGES } from '../languages/languages';
import { formsOf, type Lexicon, supportedStems } from './lexicon';
import { memoise } from './memoise';
import { addTo, type Multimap } from './multimap';
import { createSpellings, type Spellings } from './spelling-index';

export interface PhoneticBucket {
  byRoot: Multimap<StemKey>;
  bySound: Multimap<string>;
  soundsInOrder: string[];
  /** Sounds of stems, for forms the book does not have. */
  byStemSound: Multimap<string>;
}

/** What only words that are not found otherwise are compared with. */
export interface Misspellings {
  bySkeleton: Multimap<string>;
  spellings: Spellings;
}

export interface SimilarForms {
  /** Stems of a form which other forms support. */
  supported: (form: number) => StemKey[];
  /** All that is met under sounds, stems and roots which begin with this sound. */
  drawer: (initial: string) => PhoneticBucket;
  misspellings: () => Misspellings;
  /** Makes everything, to spare later queries the wait. */
  prepare: () => void;
}

export function createSimilarForms(lexicon: Lexicon): SimilarForms {
  const supported = memoise((form: number) => supportedStems(lexicon, lexicon.stemsOf(form)));
  const fill = createFiller(lexicon, supported);
  const drawers = memoise((initial: string) => fill(formsBeginning(lexicon, initial)));
  let whole: PhoneticBucket | undefined;
  let misspellings: Misspellings | undefined;
  const makeWhole = (): Misspellings => {
    whole = fill(lexicon.forms.keys());
    const bySkeleton: Multimap<string> = new Map();
    lexicon.forms.forEach(({ word }, form) => {
      addTo(bySkeleton, skeletonOf(phoneticKey(word)), form);
    });
    return { bySkeleton, spellings: createSpellings(lexicon, whole.byStemSound) };
  };
  const getMisspellings = () => {
    misspellings ??= makeWhole();
    return misspellings;
  };
  return {
    supported,
    drawer: (initial) => whole ?? drawers(initial),
    misspellings: getMisspellings,
    prepare: getMisspellings,
  };
}

/** Fills a drawer with forms; what many forms share is worked out once. */
function createFiller(
  lexicon: Lexicon,
  supported: (form: number) => StemKey[],
): (forms: Iterable<number>) => PhoneticBucket {
  const stemSound = memoise(soundOfStem);
  const roots = memoise(rootsOf);
  return (forms) => {
    const byRoot: Multimap<StemKey> = new Map();
    const bySound: Multimap<string> = new Map();
    const byStemSound: Multimap<string> = new Map();
    for (const form of forms) {
      addTo(bySound, phoneticKey(lexicon.forms[form]?.word ?? ''), form);
      for (const key of supported(form)) {
        addTo(byStemSound, stemSound(key), form);
        for (const root of roots(key)) addTo(byRoot, root, form);
      }
    }
    return { byRoot, bySound, soundsInOrder: [...bySound.keys()].sort(), byStemSound };
  };
}

/** Forms with a sound, stem or root that begins so: mostly by their own first letter, but зіграти also as грати, ігор as гра. */
function formsBeginning({ beginningWith, byWord }: Lexicon, initial: string): number[] {
  const words: string[] = [];
  const add = (beginning: string) => words.push(...beginningWith(beginning));
  for (const letter of lettersOfInitial(initial)) {
    add(letter);
    for (const language of LANGUAGES) {
      const { verbPrefixes, irregular } = stemTablesOf(language);
      for (const prefix of verbPrefixes) add(prefix + letter);
      for (const [form, regular] of irregular) if (regular.startsWith(letter)) words.push(form);
    }
  }
  return formsOf(words, byWord);
}

/** The sound of a stem with its class of words: `n:patrul`. */
export function soundOfStem(key: StemKey): string {
  return `${classOfKey(key)}:${phoneticKey(stemOfKey(key))}`;
}
