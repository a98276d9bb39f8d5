// The languages the search knows; a new one is added to this list.
import { memoise } from '../index/memoise';
import { en } from './en';
import type { Language } from './language';
import { ru } from './ru';
import { uk } from './uk';

export const LANGUAGES: Language[] = [uk, ru, en];

/** The keys of a Latin keyboard, in the order in which a language's `keyboard` lists its letters. */
export const KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,./`";

const LATIN = /^[a-z0-9]+$/;
const LATIN_LANGUAGES = LANGUAGES.filter((language) => language.script === 'latin');
const CYRILLIC_LANGUAGES = LANGUAGES.filter((language) => language.script === 'cyrillic');
/** For each of them the letters that only others have. */
const FOREIGN = CYRILLIC_LANGUAGES.map((language) => {
  const others = CYRILLIC_LANGUAGES.filter((other) => other !== language);
  return new RegExp(`[${others.map((other) => other.ownLetters).join('')}]`);
});

export function isLatin(word: string): boolean {
  return LATIN.test(word);
}

/** The languages a folded word may belong to, by its letters. */
export function languagesOfWord(word: string): Language[] {
  if (isLatin(word)) return LATIN_LANGUAGES;
  let ruledOut = 0;
  for (let at = 0; at < FOREIGN.length; at++) if (FOREIGN[at]?.test(word)) ruledOut |= 1 << at;
  return cyrillicWithout(ruledOut);
}

/** The Cyrillic languages but those whose bits are set; all where none would be left. */
const cyrillicWithout = memoise((ruledOut: number): Language[] => {
  const possible = CYRILLIC_LANGUAGES.filter((_, at) => !(ruledOut & (1 << at)));
  return possible.length > 0 ? possible : CYRILLIC_LANGUAGES;
});

const BY_ID = new Map(LANGUAGES.map((language) => [language.id, language]));

/** The language with this id; undefined for one the search has no tables of. */
export function findLanguage(id: string): Language | undefined {
  return BY_ID.get(id);
}

export function getLanguage(id: string): Language {
  const language = findLanguage(id);
  if (!language) throw new Error(`Unexpected language ${id}, expected one of languages.ts.`);
  return language;
}
