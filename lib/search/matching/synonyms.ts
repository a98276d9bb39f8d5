// Finds synonyms: words that express the same concept. For example, кубик, кость and dice all express the concept
// `die`.
//
// Two tables define the concepts of a language: its field `concepts`, and its colloquial words
// (`lib/search/colloquial`). A colloquial word has many meanings outside the game, so a synonym that is found with such
// a word has a lower weight.

import { languageOfKey, type StemKey, stemOfKey, stemsOfDictionaryForm } from '../analysis/stem';
import { parseWords, type SearchLanguage } from '../languages/language-definition';
import { getLanguage } from '../languages/languages';
import { memoise } from '../memoise';
import { MATCH_COLLOQUIAL, MATCH_CONCEPT } from '../scoring/weights';

interface ConceptWord {
  word: string;
  isColloquial: boolean;
}

interface Meaning {
  concept: string;
  isColloquial: boolean;
}

export interface Synonyms {
  /** Returns the concepts of every stem that starts with `letter`, by stem. */
  byStem: (letter: string) => Map<StemKey, Meaning[]>;
  /**
   * Returns the stems of all words that express a concept. A stem maps to true if only colloquial words have this stem.
   */
  stems: (concept: string) => Map<StemKey, boolean>;
}

/**
 * Finds the stems in the book's language that express the same concept as one of `stems`. Returns the match weight of
 * each stem.
 */
export function synonymStems(
  stems: StemKey[],
  language: SearchLanguage | undefined,
  synonyms = language && conceptsOf(language),
): Map<StemKey, number> {
  const weights = new Map<StemKey, number>();
  if (!language || !synonyms) return weights;
  for (const stem of stems) {
    const ofStem =
      languageOfKey(stem) === language.id ? synonyms : conceptsOf(getLanguage(languageOfKey(stem)));
    for (const { concept, isColloquial } of ofStem.byStem(stemOfKey(stem).charAt(0)).get(stem) ?? [])
      for (const [key, onlyColloquial] of synonyms.stems(concept)) {
        const weight = isColloquial || onlyColloquial ? MATCH_COLLOQUIAL : MATCH_CONCEPT;
        if ((weights.get(key) ?? 0) < weight) weights.set(key, weight);
      }
  }
  return weights;
}

/**
 * Creates the synonyms of a language. The tables have thousands of words, so words are stemmed only when a query needs
 * them: all words with the same first letter together. This works because a word and its stems begin with the same
 * letter.
 */
export function createSynonyms(language: SearchLanguage, colloquial = ''): Synonyms {
  const words = new Map<string, ConceptWord[]>();
  const addTable = (table: string, isColloquial: boolean) => {
    for (const line of table.split(';')) {
      const [name = '', list = ''] = line.split(':');
      const concept = name.trim();
      const known = words.get(concept) ?? [];
      words.set(concept, [...known, ...parseWords(list).map((word) => ({ word, isColloquial }))]);
    }
  };
  addTable(language.concepts, false);
  addTable(colloquial, true);
  const stemsOfWord = (word: string) => stemsOfDictionaryForm(word, language);
  const byStem = (letter: string) => {
    const meanings = new Map<StemKey, Meaning[]>();
    for (const [concept, list] of words)
      for (const { word, isColloquial } of list)
        if (word.startsWith(letter))
          for (const key of stemsOfWord(word))
            meanings.set(key, [...(meanings.get(key) ?? []), { concept, isColloquial }]);
    return meanings;
  };
  const stems = (concept: string) => {
    const all = new Map<StemKey, boolean>();
    for (const { word, isColloquial } of words.get(concept) ?? [])
      for (const key of stemsOfWord(word)) all.set(key, isColloquial && (all.get(key) ?? true));
    return all;
  };
  return { byStem: memoise(byStem), stems: memoise(stems) };
}

const conceptsOf = memoise((language: SearchLanguage) => createSynonyms(language));
