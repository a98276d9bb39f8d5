// Chooses the games that a search on the home page covers. On a site with few games, these are all games. On a site
// with many games, the games that the reader has opened are searched first, and the others only when the reader asks
// for them.
import { isLargeSite } from '../../core/is-large-site';

export interface SearchScope<Edition> {
  /** Editions that are searched immediately. */
  first: readonly Edition[];
  /** Editions that are searched only if the reader requests it. */
  rest: readonly Edition[];
}

/**
 * Divides the editions into those that are searched immediately and those that are searched when the reader asks for
 * them. `opened` lists the ids of the games that the reader has opened.
 */
export function chooseSearchScope<Edition extends { game: string }>(
  editions: readonly Edition[],
  opened: readonly string[],
): SearchScope<Edition> {
  const isOpened = ({ game }: Edition) => opened.includes(game);
  if (!isLargeSite(editions) || !editions.some(isOpened)) return { first: editions, rest: [] };
  return { first: editions.filter(isOpened), rest: editions.filter((edition) => !isOpened(edition)) };
}
