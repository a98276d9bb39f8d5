// What a file of this folder says of its language besides the strings, and how languages are named in one another.

export interface Language {
  /** In the language itself. */
  name: string;
  /** Two letters on the switch of languages. */
  short: string;
  /** Letters of a kindred alphabet that slip into texts of this one: the checker points at them. */
  foreignLetters?: string;
}

/** `languageName('pl', 'uk')` is «польська». */
export const languageName = (lang: string, inLang: string): string =>
  new Intl.DisplayNames(inLang, { type: 'language' }).of(lang) ?? lang;

export const capitalise = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);
