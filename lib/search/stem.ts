// Finds the plausible stems of a word: the keys under which its other forms may be met.
import { type Language, WORD_CLASSES, type WordClass } from './languages/language';
import { type Ending, type EndingTree, type StemTables, stemTablesOf } from './stem-tables';

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
  const keys: StemKey[] = [];
  const regular = tables.irregular.get(word);
  const cuts = cutsOf(word, tables);
  const regularCuts = regular ? cutsOf(regular, tables) : [];
  for (const wordClass of classes) {
    const bare = wordClass === 'verb' ? withoutReflexive(word, language) : word;
    addKeys(keys, tables.prefix[wordClass], wordClass, bare === word ? cuts : cutsOf(bare, tables));
    if (regular) addKeys(keys, tables.prefix[wordClass], wordClass, regularCuts);
  }
  return keys;
}

/** A way to cut a word into stem and ending; the stem as it is met in other forms, too: `хід`, `ход`. */
interface Cut {
  length: number;
  stems: string[];
  ending: Ending;
}

/** All ways, the longest stem first: the same for all classes of words, so they are looked for once. */
function cutsOf(word: string, { endings, untidy }: StemTables): Cut[] {
  const cuts: Cut[] = [];
  const isTidy = word.search(untidy) < 0;
  let node: EndingTree | undefined = endings;
  for (let length = word.length; node && length >= SHORTEST_STEM.noun; length--) {
    if (node.ending) {
      const stem = word.slice(0, length);
      const stems = [isTidy ? stem : stem.replace(untidy, '')];
      for (const { from, to } of node.ending.alternations) {
        if (from.test(stem)) stems.push(stem.replace(from, to).replace(untidy, ''));
      }
      cuts.push({ length, stems, ending: node.ending });
    }
    node = node.before.get(word.charCodeAt(length - 1));
  }
  return cuts;
}

function addKeys(keys: StemKey[], prefix: string, wordClass: WordClass, cuts: Cut[]): void {
  const shortest = SHORTEST_STEM[wordClass];
  for (const { length, stems, ending } of cuts) {
    if (!ending[wordClass] || length < shortest) continue;
    for (const stem of stems) keys.push(prefix + stem);
  }
}

function withoutReflexive(word: string, { reflexive }: Language): string {
  const ending = reflexive.find((e) => word.endsWith(e) && word.length > e.length + SHORTEST_STEM.verb);
  return ending ? word.slice(0, -ending.length) : word;
}
