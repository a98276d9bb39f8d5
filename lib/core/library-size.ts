// Whether a library is large: a small one is downloaded whole, of a large one only the games that the reader opens.

/** The largest number of games that a visit to the home page downloads. A game takes at most 0.3 MB per language, which a test holds. */
const MAX_SMALL_LIBRARY = 8;

export const isLargeLibrary = (games: readonly unknown[]): boolean => games.length > MAX_SMALL_LIBRARY;
