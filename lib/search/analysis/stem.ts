// Finds the plausible stems of a word: the keys under which its other forms may be met.
import { type Alternation, type Language, WORD_CLASSES, type WordClass } from '../languages/language';
import { type EndingTree, type StemTables, stemTablesOf } from './stem-tables';

/** A stem with its language and class of words, as one string: `uk:n:патрул`. Equal keys, kindred forms. */
export type StemKey = string;

/** гр-а, ді-я, бо-ю are nouns; verbs and adjectives are longer. */
const SHORTEST_STEM: Record<WordClass, number> = { noun: 2, adjective: 3, verb: 3 };

/** Keys of all stems the word may have in a language, in each class the shortest last; forms of a word share one. */
export function stemsOf(word: string, language: Language): StemKey[] {
  return stemsOfClasses(word, language, WORD_CLASSES);
}

/** Keys of a word given in the form a dictionary has, which tells its class. */
export function stemsOfDictionaryForm(word: string, language: Language): StemKey[] {
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

/** The class in a key, one letter: `n` in `uk:n:патрул`. */
export function classOfKey(key: StemKey): string {
  return key.charAt(3);
}

function classesOfDictionaryForm(word: string, { dictionaryEndings }: Language): readonly WordClass[] {
  if (!dictionaryEndings) return WORD_CLASSES;
  const ends = (endings: string[]) => endings.some((e) => word.endsWith(e) && word.length > e.length + 1);
  if (ends(dictionaryEndings.verb)) return ['verb'];
  return ends(dictionaryEndings.adjective) ? ['adjective'] : ['noun'];
}

function stemsOfClasses(word: string, language: Language, classes: readonly WordClass[]): StemKey[] {
  const tables = stemTablesOf(language);
  const regular = tables.irregular.get(word);
  const isTidy = !regular && word.search(tables.untidy) < 0;
  const keys: StemKey[] = [];
  for (const wordClass of classes) {
    const bare = wordClass === 'verb' ? withoutReflexive(word, language) : word;
    addKeys(keys, bare, wordClass, tables, isTidy);
    if (regular) addKeys(keys, regular, wordClass, tables, isTidy);
  }
  return keys;
}

/** Cuts off every ending of the class, the shortest first. Runs for every word of a book, so it makes nothing needless. */
function addKeys(
  keys: StemKey[],
  word: string,
  wordClass: WordClass,
  tables: StemTables,
  isTidy: boolean,
): void {
  const { untidy } = tables;
  const prefix = tables.prefix[wordClass];
  const shortest = SHORTEST_STEM[wordClass];
  let node: EndingTree | undefined = tables.endings[wordClass];
  for (let length = word.length; node && length >= shortest; length--) {
    if (node.isEnding) {
      const stem = word.slice(0, length);
      keys.push(prefix + (isTidy ? stem : stem.replace(untidy, '')));
      const { alternations } = node;
      for (let at = 0; at < alternations.length; at++)
        addAlternated(keys, stem, prefix, alternations[at], untidy);
    }
    node = node.before.get(word.charCodeAt(length - 1));
  }
}

/** The stem as it is met in other forms: `хід`, `ход`. */
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

function withoutReflexive(word: string, { reflexive }: Language): string {
  for (let at = 0; at < reflexive.length; at++) {
    const ending = reflexive[at] ?? '';
    if (word.endsWith(ending) && word.length > ending.length + SHORTEST_STEM.verb)
      return word.slice(0, -ending.length);
  }
  return word;
}
