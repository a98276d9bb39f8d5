// Leads from a word to the words of any language that mean the same in rule books: кубик, кость, dice. What players say at the
// table (`talk`) leads there too, but less surely: a word of everyday speech means many things.

import { languageOfKey, type StemKey, stemOfKey, stemsOfDictionaryForm } from '../analysis/stem';
import { memoise } from '../index/memoise';
import { type Language, parseWords } from '../languages/language';
import { getLanguage } from '../languages/languages';
import { MATCH_WEIGHT } from '../scoring/weights';

interface Word {
  word: string;
  /** From the talk of players, not from the tables of the language. */
  isTalk: boolean;
}

interface Meaning {
  concept: string;
  isTalk: boolean;
}

export interface Synonyms {
  /** Concepts by the stems of their words, of those words that begin with a letter. */
  byStem: (letter: string) => Map<StemKey, Meaning[]>;
  /** The stems of all words for a concept, and whether only talk has them. */
  stems: (concept: string) => Map<StemKey, boolean>;
}

/** Stems of all words of the book's language that share a concept with one of these stems, each with its weight. */
export function kindredStems(
  stems: StemKey[],
  language: Language | undefined,
  concepts = language && conceptsOf(language),
): Map<StemKey, number> {
  const kindred = new Map<StemKey, number>();
  if (!language || !concepts) return kindred;
  for (const stem of stems) {
    const own = languageOfKey(stem) === language.id ? concepts : conceptsOf(getLanguage(languageOfKey(stem)));
    for (const { concept, isTalk } of own.byStem(stemOfKey(stem).charAt(0)).get(stem) ?? [])
      for (const [key, onlyTalk] of concepts.stems(concept)) {
        const weight = isTalk || onlyTalk ? MATCH_WEIGHT.talk : MATCH_WEIGHT.concept;
        if ((kindred.get(key) ?? 0) < weight) kindred.set(key, weight);
      }
  }
  return kindred;
}

/** Of the many words only those are stemmed that a query may need: a word begins like its stems. */
export function createSynonyms(language: Language, talk = ''): Synonyms {
  const words = new Map<string, Word[]>();
  const read = (table: string, isTalk: boolean) => {
    for (const line of table.split(';')) {
      const [name = '', list = ''] = line.split(':');
      const concept = name.trim();
      const known = words.get(concept) ?? [];
      words.set(concept, [...known, ...parseWords(list).map((word) => ({ word, isTalk }))]);
    }
  };
  read(language.concepts, false);
  read(talk, true);
  const stemsOfWord = (word: string) => stemsOfDictionaryForm(word, language);
  const byStem = (letter: string) => {
    const meanings = new Map<StemKey, Meaning[]>();
    for (const [concept, list] of words)
      for (const { word, isTalk } of list)
        if (word.startsWith(letter))
          for (const key of stemsOfWord(word))
            meanings.set(key, [...(meanings.get(key) ?? []), { concept, isTalk }]);
    return meanings;
  };
  const stems = (concept: string) => {
    const all = new Map<StemKey, boolean>();
    for (const { word, isTalk } of words.get(concept) ?? [])
      for (const key of stemsOfWord(word)) all.set(key, isTalk && (all.get(key) ?? true));
    return all;
  };
  return { byStem: memoise(byStem), stems: memoise(stems) };
}

const conceptsOf = memoise((language: Language) => createSynonyms(language));
