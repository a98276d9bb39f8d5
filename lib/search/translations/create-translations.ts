// Finds the translations of a query word in the language of the book, from the list in words.ts.

import { languageOfKey, type StemKey, stemOfKey } from '../analysis/stem';
import type { SearchLanguage } from '../languages/language-definition';
import { getLanguage } from '../languages/languages';
import { createSynonyms, type Synonyms } from '../matching/synonyms';
import { memoise } from '../memoise';

/**
 * Returns, for a language, its words by meaning. Words of two languages with the same meaning are translations of each
 * other.
 */
export type Translations = (language: SearchLanguage) => Synonyms;

/** Languages of the columns in each line of words.ts. */
const COLUMNS = ['en', 'uk', 'ru'];

export function createTranslations(list: string): Translations {
  const lines = list.trim().split('\n');
  return memoise((language) => {
    const column = COLUMNS.indexOf(language.id);
    const concepts = lines.map((line, at) => `${at}: ${line.split('|')[column] ?? ''}`).join(';');
    return createSynonyms({ ...language, concepts });
  });
}

/** Returns the stems in the language of the book that have the same meaning as one of `stems` in another language. */
export function translatedStems(
  stems: readonly StemKey[],
  language: SearchLanguage,
  translations: Translations,
): Set<StemKey> {
  const found = new Set<StemKey>();
  for (const stem of stems) {
    const from = getLanguage(languageOfKey(stem));
    if (from === language) continue;
    for (const { concept } of translations(from).byStem(stemOfKey(stem).charAt(0)).get(stem) ?? [])
      for (const key of translations(language).stems(concept).keys()) found.add(key);
  }
  return found;
}
