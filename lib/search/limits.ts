// Limits on the work that a single query can cause, so that no query text makes the search slow.

/** Maximum length of a query, in UTF-16 code units. The search ignores the rest of a longer query. */
export const MAX_QUERY_LENGTH = 600;
export const MAX_QUERY_WORDS = 60;
/** Maximum length of a query word, in UTF-16 code units. The search ignores the rest of a longer word. */
export const MAX_WORD_LENGTH = 40;

/** Maximum number of word forms in the book that one query word may match. */
export const MAX_FORMS_PER_WORD = 150;

/** Maximum number of query words for which the search looks for spelling corrections. */
export const MAX_CORRECTED_WORDS = 5;
/**
 * Maximum number of possible stems of one misspelled query word that the search compares with the stems in the book.
 */
export const MAX_STEMS_COMPARED = 8;

export const MAX_RESULTS = 50;
/** Maximum number of rules of one entry that the results show at once. The reader can ask for further rules. */
export const MAX_RULES_SHOWN_PER_ENTRY = 3;
/** Maximum number of rules of one entry in a response. */
export const MAX_RULES_PER_ENTRY = 8;
