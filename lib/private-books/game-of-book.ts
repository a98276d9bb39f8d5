// Returns the id of the game to which a private book belongs. This code is in a separate file, because every page of
// the site loads it.

/** Character between the two parts of the id of an added book. No id of a game contains this character. */
export const SEPARATOR = '~';

export const gameOfBook = (book: string): string => book.split(SEPARATOR)[0] ?? book;
