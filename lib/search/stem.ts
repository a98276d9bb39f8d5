// Finds the plausible stems of a word: the keys under which its other forms may be met.
import type { Language, WordClass } from './languages/language';
import { stemTablesOf } from './stem-tables';

/** A stem with its language and class of words, as one string: `uk:n:патрул`. Equal keys, kindred forms. */
export type StemKey = string;

/** гр-а, ді-я, бо-ю are nouns; verbs and adjectives are longer. */
const SHORTEST_STEM: Record<WordClass, number> = { noun: 2, adjective: 3, verb: 3 };
const CLASSES: WordClass[] = ['noun', 'adjective', 'verb'];

/** Keys of all stems the word may have in a language, in each class the shortest last; forms of a word share one. */
export function stemsOf(word: string, language: Language): StemKey[] {
  const keys: StemKey[] = [];
  const regular = stemTablesOf(language).irregular.get(word);
  for (const wordClass of CLASSES) {
    addStems(keys, word, language, wordClass);
    if (regular) addStems(keys, regular, language, wordClass);
  }
  return keys;
}

/** Keys of a word given in the form a dictionary has, which tells its class. */
export function stemsOfDictionaryForm(word: string, language: Language): StemKey[] {
  const keys: StemKey[] = [];
  for (const wordClass of classesOfDictionaryForm(word, language)) addStems(keys, word, language, wordClass);
  return keys;
}

/** The stem in a key: `патрул` in `uk:n:патрул`. */
export function stemOfKey(key: StemKey): string {
  return key.slice(5);
}

/** The class in a key, one letter: `n` in `uk:n:патрул`. */
export function classOfKey(key: StemKey): string {
  return key.charAt(3);
}

function classesOfDictionaryForm(word: string, { dictionaryEndings }: Language): WordClass[] {
  if (!dictionaryEndings) return CLASSES;
  const ends = (endings: string[]) => endings.some((e) => word.endsWith(e) && word.length > e.length + 1);
  if (ends(dictionaryEndings.verb)) return ['verb'];
  return ends(dictionaryEndings.adjective) ? ['adjective'] : ['noun'];
}

function addStems(keys: StemKey[], word: string, language: Language, wordClass: WordClass): void {
  const { endings, longestEnding, alternations, untidy } = stemTablesOf(language);
  const bare = wordClass === 'verb' ? withoutReflexive(word, language) : word;
  const ofClass = endings[wordClass];
  const prefix = `${language.id}:${wordClass.charAt(0)}:`;
  const longest = Math.min(longestEnding, bare.length - SHORTEST_STEM[wordClass]);
  for (let length = 0; length <= longest; length++) {
    const ending = bare.slice(bare.length - length);
    if (!ofClass.has(ending)) continue;
    const stem = bare.slice(0, bare.length - length);
    keys.push(prefix + stem.replace(untidy, ''));
    for (const { from, to } of alternations.get(ending) ?? []) {
      if (from.test(stem)) keys.push(prefix + stem.replace(from, to).replace(untidy, ''));
    }
  }
}

function withoutReflexive(word: string, { reflexive }: Language): string {
  const ending = reflexive.find((e) => word.endsWith(e) && word.length > e.length + SHORTEST_STEM.verb);
  return ending ? word.slice(0, -ending.length) : word;
}
