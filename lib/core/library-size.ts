// Decides whether a site has many games. A device downloads all games of a small site, but only the opened games of a
// large one.

/**
 * Maximum number of games of a small site. A visit to its home page downloads all games, so the number must be low. A
 * test checks that a game takes at most 0.3 MB per language.
 */
const MAX_SMALL_LIBRARY = 8;

export const isLargeLibrary = (games: readonly unknown[]): boolean => games.length > MAX_SMALL_LIBRARY;
