// Returns the id of the game to which a private book belongs. This code is in a separate file, because every page of
// the site loads it.

/**
 * Separates the two parts of the id of a book that the reader added to a private game: `k3x9~7hq2` is the book `7hq2`
 * of the game `k3x9`. The id of the first book of a game has only the first part.
 */
export const SEPARATOR = '~';

export const gameOfBook = (book: string): string => book.split(SEPARATOR)[0] ?? book;
