// Finds the possible stems of a word, as keys that it shares with its other forms.
//
// This is a light suffix-stripping stemmer. It returns every stem that the endings allow; the lexicon then keeps those
// that other forms of the book confirm (`supportedStems`). Stemmers from packages were less accurate on inflected
// words; see docs/decisions/search-scoring.md.
import { type Alternation, type SearchLanguage, WORD_CLASSES, type WordClass } from '../languages/language';
import { type EndingTrie, type StemTables, stemTablesOf } from './stem-tables';

/** Language, word class and stem as one string: `uk:n:патрул`. Forms of one word have a key in common. */
export type StemKey = string;

/** Characters. Short stems such as гр-а, ді-я, бо-ю are nouns; those of verbs and adjectives are longer. */
const MIN_STEM_LENGTH: Record<WordClass, number> = { noun: 2, adjective: 3, verb: 3 };

/** The keys of all possible stems in one language, grouped by word class, the shortest stem of a class last. */
export function stemsOf(word: string, language: SearchLanguage): StemKey[] {
  return stemsOfClasses(word, language, WORD_CLASSES);
}

/** The keys of a word in its dictionary form, whose ending determines the word class. */
export function stemsOfDictionaryForm(word: string, language: SearchLanguage): StemKey[] {
  return stemsOfClasses(word, language, classesOfDictionaryForm(word, language));
}

/** The stem in a key: `патрул` in `uk:n:патрул`. */
export function stemOfKey(key: StemKey): string {
  return key.slice(5);
}

/** The language in a key: `uk` in `uk:n:патрул`. */
export function languageOfKey(key: StemKey): string {
  return key.slice(0, 2);
}

/** The word class in a key, one letter: `n` in `uk:n:патрул`. */
export function classOfKey(key: StemKey): string {
  return key.charAt(3);
}

function classesOfDictionaryForm(word: string, { dictionaryEndings }: SearchLanguage): readonly WordClass[] {
  if (!dictionaryEndings) return WORD_CLASSES;
  const ends = (endings: string[]) => endings.some((e) => word.endsWith(e) && word.length > e.length + 1);
  if (ends(dictionaryEndings.verb)) return ['verb'];
  return ends(dictionaryEndings.adjective) ? ['adjective'] : ['noun'];
}

function stemsOfClasses(word: string, language: SearchLanguage, classes: readonly WordClass[]): StemKey[] {
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

/** Removes each possible ending, the shortest first. Runs for every word of a book, so it allocates little. */
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

/** Adds the stem as other forms have it: `ход` for `хід`. */
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
