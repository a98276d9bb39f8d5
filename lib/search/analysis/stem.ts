// Finds the possible stems of a word. Two forms of the same word have at least one stem in common.
//
// This is a light suffix-stripping stemmer. It returns every stem that the endings of the language allow. Of these, the
// search uses the stems that other word forms of the book also have (`supportedStems`). Stemmers from packages were
// less accurate on inflected words; see docs/decisions/search-scoring.md.
import {
  type Alternation,
  type SearchLanguage,
  WORD_CLASSES,
  type WordClass,
} from '../languages/language-definition';
import { type EndingTrie, type StemTables, stemTablesOf } from './stem-tables';

/**
 * A key of a stem, which consists of language, word class and stem: `uk:n:патрул`. Two forms of the same word have at
 * least one key in common.
 */
export type StemKey = string;

/**
 * Minimum length of a stem, in characters. It is lower for nouns, because only nouns have stems of two letters: гр-а,
 * ді-я, бо-ю.
 */
const MIN_STEM_LENGTH: Record<WordClass, number> = { noun: 2, adjective: 3, verb: 3 };

/**
 * Returns the keys of all possible stems of a word in one language, as a word of the given classes. The keys are grouped
 * by word class, and the shortest stem of a class is last.
 */
export function stemsOf(
  word: string,
  language: SearchLanguage,
  classes: readonly WordClass[] = WORD_CLASSES,
): StemKey[] {
  const tables = stemTablesOf(language);
  const regular = tables.irregular.get(word);
  const isStable = !regular && word.search(tables.unstable) < 0;
  const keys: StemKey[] = [];
  for (const wordClass of classes) {
    const bare = wordClass === 'verb' ? withoutReflexive(word, language) : word;
    addKeys(keys, bare, wordClass, tables, isStable);
    if (regular) addKeys(keys, regular, wordClass, tables, isStable);
  }
  return keys;
}

/**
 * Returns the keys of the possible stems of a word in its dictionary form. The ending of a dictionary form determines
 * its word class.
 */
export function stemsOfDictionaryForm(word: string, language: SearchLanguage): StemKey[] {
  return stemsOf(word, language, classesOfDictionaryForm(word, language));
}

/** Returns the stem in a key: `патрул` for `uk:n:патрул`. */
export function stemOfKey(key: StemKey): string {
  return key.slice(5);
}

/** Returns the language in a key: `uk` for `uk:n:патрул`. */
export function languageOfKey(key: StemKey): string {
  return key.slice(0, 2);
}

/** Returns the letter of the word class in a key: `n` for `uk:n:патрул`. */
export function classOfKey(key: StemKey): string {
  return key.charAt(3);
}

function classesOfDictionaryForm(word: string, { dictionaryEndings }: SearchLanguage): readonly WordClass[] {
  if (!dictionaryEndings) return WORD_CLASSES;
  const ends = (endings: string[]) => endings.some((e) => word.endsWith(e) && word.length > e.length + 1);
  if (ends(dictionaryEndings.verb)) return ['verb'];
  return ends(dictionaryEndings.adjective) ? ['adjective'] : ['noun'];
}

/**
 * Adds a key for each possible ending, shortest ending first. This function runs for every word of a book and therefore
 * avoids allocations.
 */
function addKeys(
  keys: StemKey[],
  word: string,
  wordClass: WordClass,
  tables: StemTables,
  isStable: boolean,
): void {
  const { unstable } = tables;
  const prefix = tables.prefix[wordClass];
  const minLength = MIN_STEM_LENGTH[wordClass];
  let node: EndingTrie | undefined = tables.endings[wordClass];
  for (let length = word.length; node && length >= minLength; length--) {
    if (node.isEnding) {
      const stem = word.slice(0, length);
      keys.push(prefix + (isStable ? stem : stem.replace(unstable, '')));
      const { alternations } = node;
      for (let at = 0; at < alternations.length; at++)
        addAlternated(keys, stem, prefix, alternations[at], unstable);
    }
    node = node.children.get(word.charCodeAt(length - 1));
  }
}

/** Adds the stem with the vowel or consonant that it has in other forms of the word: `ход` for `хід`. */
function addAlternated(
  keys: StemKey[],
  stem: string,
  prefix: string,
  alternation: Alternation | undefined,
  untidy: RegExp,
): void {
  if (alternation?.from.test(stem))
    keys.push(prefix + stem.replace(alternation.from, alternation.to).replace(untidy, ''));
}

function withoutReflexive(word: string, { reflexive }: SearchLanguage): string {
  for (let at = 0; at < reflexive.length; at++) {
    const ending = reflexive[at] ?? '';
    if (word.endsWith(ending) && word.length > ending.length + MIN_STEM_LENGTH.verb)
      return word.slice(0, -ending.length);
  }
  return word;
}
