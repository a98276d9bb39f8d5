// Leads from a word to the words of any language that mean the same in rule books: кубик, кость, dice.
import { type Language, parseWords } from './languages/language';
import { getLanguage } from './languages/languages';
import { memoise } from './memoise';
import { languageOfKey, type StemKey, stemOfKey, stemsOfDictionaryForm } from './stem';

interface Concepts {
  /** Names of concepts by the stems of their words, of those words that begin with a letter. */
  byStem: (letter: string) => Map<StemKey, string[]>;
  /** Keys of the stems of all words for a concept. */
  stems: (name: string) => StemKey[];
}

/** Keys of the stems of all words of a language that share a concept with one of these stems. */
export function kindredStems(stems: StemKey[], language: Language | undefined): StemKey[] {
  if (!language) return [];
  const kindred = new Set<StemKey>();
  for (const stem of stems) {
    const { byStem } = conceptsOf(getLanguage(languageOfKey(stem)));
    for (const name of byStem(stemOfKey(stem).charAt(0)).get(stem) ?? [])
      for (const key of conceptsOf(language).stems(name)) kindred.add(key);
  }
  return [...kindred];
}

/** Of the many words only those are stemmed that a query may need: a word begins like its stems. */
const conceptsOf = memoise((language: Language): Concepts => {
  const words = new Map<string, string[]>();
  for (const line of language.concepts.split(';')) {
    const [name = '', list = ''] = line.split(':');
    words.set(name.trim(), parseWords(list));
  }
  const stemsOfWord = (word: string) => stemsOfDictionaryForm(word, language);
  const byStem = (letter: string) => {
    const names = new Map<StemKey, string[]>();
    for (const [name, list] of words) {
      for (const key of list.filter((word) => word.startsWith(letter)).flatMap(stemsOfWord))
        names.set(key, [...(names.get(key) ?? []), name]);
    }
    return names;
  };
  return { byStem: memoise(byStem), stems: memoise((name) => (words.get(name) ?? []).flatMap(stemsOfWord)) };
});
