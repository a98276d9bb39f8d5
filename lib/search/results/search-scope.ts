// Chooses the games that a search on the home page covers. On a site with few games, the search covers all games. On a
// site with many games, it first covers only the games that the reader has opened, and all other games when the reader
// requests it.
import { isLargeSite } from '../../core/is-large-site';

/**
 * Maximum number of editions that a page searches together. Each edition takes about 80 KB of data and 4 MB of memory.
 * On a site with more editions, a page searches only editions of opened games.
 */
export const MAX_SEARCHED = 50;

export interface SearchScope<Edition> {
  /** Editions that the page searches immediately. */
  first: readonly Edition[];
  /** Editions that the page searches only when the reader requests it. */
  rest: readonly Edition[];
}

/**
 * Divides the editions (an edition is a game in one language) into those that the page searches immediately and those
 * that it searches only on request. `opened` lists the ids of the games and editions that the reader has opened.
 */
export function chooseSearchScope<Edition extends { game: string }>(
  editions: readonly Edition[],
  opened: readonly string[],
): SearchScope<Edition> {
  if (!isLargeSite(editions)) return { first: editions, rest: [] };
  const ids = new Set(opened.map((edition) => edition.split('.')[0]));
  const first = editions.filter(({ game }) => ids.has(game)).slice(0, MAX_SEARCHED);
  if (editions.length > MAX_SEARCHED) return { first, rest: [] };
  if (first.length === 0) return { first: editions, rest: [] };
  return { first, rest: editions.filter(({ game }) => !ids.has(game)) };
}
