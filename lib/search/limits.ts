// Limits on the work that one query can cause, whatever its text.

/** UTF-16 code units; the rest of a longer query is ignored. */
export const MAX_QUERY_LENGTH = 200;
export const MAX_QUERY_WORDS = 24;
/** UTF-16 code units. */
export const MAX_WORD_LENGTH = 40;

/** Word forms of the book that one query word may match. */
export const MAX_FORMS_PER_WORD = 150;

/** Query words that are corrected, and stems of each that are compared with the stems of the book. */
export const MAX_CORRECTED_WORDS = 5;
export const MAX_STEMS_COMPARED = 8;

export const MAX_RESULTS = 50;
export const MAX_PLACES_PER_ENTRY = 2;
