// Decides whether a site has many games. A device downloads all games of a small site, but only the opened games of a
// large site.

/**
 * Maximum number of games of a small site. A visit to the home page of a small site downloads all games for offline
 * use, so the number must be low. A test checks that a game in one language takes at most 0.3 MB.
 */
const MAX_GAMES_OF_SMALL_SITE = 8;

export const isLargeSite = (games: readonly unknown[]): boolean => games.length > MAX_GAMES_OF_SMALL_SITE;
