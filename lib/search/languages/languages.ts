// Lists the languages that the search has tables for. To add a language, add it to `LANGUAGES`.
import { memoise } from '../memoise';
import { en } from './en';
import type { SearchLanguage } from './language';
import { ru } from './ru';
import { uk } from './uk';

export const LANGUAGES: SearchLanguage[] = [uk, ru, en];

/** The keys of the Latin (US) layout; `keyboard` of a language has its letters in the same order. */
export const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,./`";

const LATIN = /^[a-z0-9]+$/;
const LATIN_LANGUAGES = LANGUAGES.filter((language) => language.script === 'latin');
const CYRILLIC_LANGUAGES = LANGUAGES.filter((language) => language.script === 'cyrillic');
/** For each Cyrillic language: the letters that only the other ones have. */
const FOREIGN_LETTERS = CYRILLIC_LANGUAGES.map((language) => {
  const others = CYRILLIC_LANGUAGES.filter((other) => other !== language);
  return new RegExp(`[${others.map((other) => other.distinctiveLetters).join('')}]`);
});

export function isLatin(word: string): boolean {
  return LATIN.test(word);
}

/** The languages that a folded word may belong to, judged by its letters. */
export function languagesOfWord(word: string): SearchLanguage[] {
  if (isLatin(word)) return LATIN_LANGUAGES;
  let ruledOut = 0;
  for (let at = 0; at < FOREIGN_LETTERS.length; at++)
    if (FOREIGN_LETTERS[at]?.test(word)) ruledOut |= 1 << at;
  return cyrillicWithout(ruledOut);
}

/** The Cyrillic languages without those whose bits are set; all of them if none would remain. */
const cyrillicWithout = memoise((ruledOut: number): SearchLanguage[] => {
  const possible = CYRILLIC_LANGUAGES.filter((_, at) => !(ruledOut & (1 << at)));
  return possible.length > 0 ? possible : CYRILLIC_LANGUAGES;
});

const BY_ID = new Map(LANGUAGES.map((language) => [language.id, language]));

/** Undefined for a language without tables. */
export function findLanguage(id: string): SearchLanguage | undefined {
  return BY_ID.get(id);
}

export function getLanguage(id: string): SearchLanguage {
  const language = findLanguage(id);
  if (!language) throw new Error(`Unexpected language ${id}, expected one of languages.ts.`);
  return language;
}
