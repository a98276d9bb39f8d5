// Chooses the games that a search from the home page covers. In a small library, these are all games. In a large
// library, the games that the reader has opened are searched first, and the others on request.
import { isLargeSite } from '../../core/is-large-site';

export interface SearchScope<Edition> {
  /** Editions that are searched immediately. */
  first: readonly Edition[];
  /** Editions that are searched only if the reader requests it. */
  rest: readonly Edition[];
}

/**
 * Divides the editions into those searched immediately and those searched on request. `opened` lists the ids of the
 * games that the reader has opened.
 */
export function chooseSearchScope<Edition extends { game: string }>(
  editions: readonly Edition[],
  opened: readonly string[],
): SearchScope<Edition> {
  const isOpened = ({ game }: Edition) => opened.includes(game);
  if (!isLargeSite(editions) || !editions.some(isOpened)) return { first: editions, rest: [] };
  return { first: editions.filter(isOpened), rest: editions.filter((edition) => !isOpened(edition)) };
}
