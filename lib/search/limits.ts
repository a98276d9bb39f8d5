// Bounds on the work one query may cause, whatever its text.

/** Code units of a query that are read; the rest is ignored. */
export const MAX_QUERY_LENGTH = 200;
export const MAX_QUERY_WORDS = 24;
export const MAX_WORD_LENGTH = 40;

/** Forms of the book one word of the query may stand for. */
export const MAX_FORMS_PER_WORD = 150;

/** Words of a query whose slips are mended, and stems of each that are compared with those of the book. */
export const MAX_MENDED_WORDS = 5;
export const MAX_STEMS_COMPARED = 8;

export const MAX_RESULTS = 50;
export const MAX_PLACES_PER_ENTRY = 2;
