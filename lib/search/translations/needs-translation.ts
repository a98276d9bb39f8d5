// Decides by the letters of a query whether the query might be in another language than the book. For such a query, the
// browser loads the list of translations.

/** Matches letters that show that a query is not in the language of the book. The keys are the languages of books. */
const FOREIGN_LETTERS: Record<string, RegExp> = {
  en: /[а-яіїєґ]/i,
  uk: /[ыэъё]|[a-z]{3}/i,
  ru: /[іїєґ]|[a-z]{3}/i,
};

/** Whether the search needs the translations for a query in a book of the language `lang`. */
export const needsTranslation = (query: string, lang: string): boolean =>
  FOREIGN_LETTERS[lang]?.test(query) ?? false;
