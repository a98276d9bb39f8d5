// Finds the game of a private book by the id of the book. A file of its own, because every page loads this code.

/** Separates the id of the game from the part of an added book. No id of a game contains this character. */
export const SEPARATOR = '~';

export const gameOfBook = (book: string): string => book.split(SEPARATOR)[0] ?? book;
