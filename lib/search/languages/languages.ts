// Lists the languages for which the search has tables. To add a language, add its tables to `LANGUAGES`.
import { memoise } from '../memoise';
import { en } from './en';
import type { SearchLanguage } from './language-definition';
import { ru } from './ru';
import { uk } from './uk';

export const LANGUAGES: SearchLanguage[] = [uk, ru, en];

/**
 * Characters on the keys of the Latin (US) keyboard layout. The field `keyboard` of a language lists its letters in the
 * same order of keys.
 */
export const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,./`";

const LATIN = /^[a-z0-9]+$/;
const LATIN_LANGUAGES = LANGUAGES.filter((language) => language.script === 'latin');
const CYRILLIC_LANGUAGES = LANGUAGES.filter((language) => language.script === 'cyrillic');
/** For each Cyrillic language, a pattern that matches letters used only by the other Cyrillic languages. */
const FOREIGN_LETTERS = CYRILLIC_LANGUAGES.map((language) => {
  const others = CYRILLIC_LANGUAGES.filter((other) => other !== language);
  return new RegExp(`[${others.map((other) => other.distinctiveLetters).join('')}]`);
});

export function isLatin(word: string): boolean {
  return LATIN.test(word);
}

/** Returns the languages that a folded word may belong to, based on its letters. */
export function languagesOfWord(word: string): SearchLanguage[] {
  if (isLatin(word)) return LATIN_LANGUAGES;
  let ruledOut = 0;
  for (let at = 0; at < FOREIGN_LETTERS.length; at++)
    if (FOREIGN_LETTERS[at]?.test(word)) ruledOut |= 1 << at;
  return cyrillicWithout(ruledOut);
}

/**
 * Returns the Cyrillic languages that are not ruled out. Bit n of `ruledOut` rules out the language at index n of
 * `CYRILLIC_LANGUAGES`. If every language is ruled out, returns all Cyrillic languages.
 */
const cyrillicWithout = memoise((ruledOut: number): SearchLanguage[] => {
  const possible = CYRILLIC_LANGUAGES.filter((_, at) => !(ruledOut & (1 << at)));
  return possible.length > 0 ? possible : CYRILLIC_LANGUAGES;
});

const BY_ID = new Map(LANGUAGES.map((language) => [language.id, language]));

/** Returns the tables of a language, or undefined if the search has no tables for it. */
export function findLanguage(id: string): SearchLanguage | undefined {
  return BY_ID.get(id);
}

export function getLanguage(id: string): SearchLanguage {
  const language = findLanguage(id);
  if (!language) throw new Error(`Unexpected language ${id}, expected one of languages.ts.`);
  return language;
}
