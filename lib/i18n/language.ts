// The properties of a language (its name, its letters), and functions for the names of languages.

export interface LanguageInfo {
  /** Name of the language in the language itself. */
  name: string;
  /** Abbreviation of two letters for the language toggle. */
  short: string;
  /** Letters of a related language that authors type by mistake in this language. The content check reports them. */
  foreignLetters?: string;
}

/** Returns the name of a language in another language: `languageName('pl', 'uk')` is «польська». */
export const languageName = (lang: string, inLang: string): string =>
  new Intl.DisplayNames(inLang, { type: 'language' }).of(lang) ?? lang;

export const capitalise = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);
