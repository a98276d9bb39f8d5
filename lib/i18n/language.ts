// The properties of a language besides its strings, and the names of languages in one another.

export interface LanguageInfo {
  /** The name of the language in that language. */
  name: string;
  /** Two letters for the language toggle. */
  short: string;
  /** Letters of a related alphabet that get into texts of this one by mistake; the content check reports them. */
  foreignLetters?: string;
}

/** `languageName('pl', 'uk')` is «польська». */
export const languageName = (lang: string, inLang: string): string =>
  new Intl.DisplayNames(inLang, { type: 'language' }).of(lang) ?? lang;

export const capitalise = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);
