// Chooses the games that a search on the home page covers. On a site with few games, these are all games. On a site
// with many games, the games that the reader has opened are searched first, and all other games only when the reader
// requests it.
import { isLargeSite } from '../../core/is-large-site';

/**
 * Maximum number of editions that are searched together. Each edition takes about 80 KB of data and 4 MB of memory. On
 * a site with more editions, only editions of opened games are searched.
 */
export const MAX_SEARCHED = 50;

export interface SearchScope<Edition> {
  /** Editions that are searched immediately. */
  first: readonly Edition[];
  /** Editions that are searched only if the reader requests it. */
  rest: readonly Edition[];
}

/**
 * Divides the editions (an edition is a game in one language) into those that are searched immediately and those that
 * are searched only on request. `opened` lists the ids of the games and editions that the reader has opened.
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
