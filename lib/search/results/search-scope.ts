// Chooses the games that a search on the home page covers. On a site with few games, these are all games. On a site
// with many games, the games that the reader keeps are searched first, and all other games only when the reader
// requests it.
import { isLargeSite } from '../../core/is-large-site';

/**
 * Number of editions that the search covers for the first answer. Applies if there are so many editions that the search
 * covers a few at a time.
 */
export const FIRST_SEARCHED = 4;
/** Number of further editions that the search covers for each next answer to the same query. */
export const SEARCHED_MORE = 8;
/** Maximum number of editions that the search covers unless the reader asks for more. */
export const MAX_SEARCHED = 50;
/** Number of games with results at which the search covers further editions only if the reader asks for them. */
export const ENOUGH_GAMES = 10;

export interface SearchScope<Edition> {
  /** Editions that the page searches immediately. */
  first: readonly Edition[];
  /** Editions that the page searches only when the reader requests it. */
  rest: readonly Edition[];
}

/**
 * `asked`: the games and editions that the reader has opened or added, the latest one last. `notKept`: those that the
 * reader has removed.
 */
export interface KeptChoice {
  asked: readonly string[];
  notKept: readonly string[];
}

/**
 * Divides the editions (an edition is a game in one language) into those that are searched immediately, the latest
 * opened first, and those that are searched only on request. If there are more than `MAX_SEARCHED` editions, the games
 * that the reader does not keep are not searched.
 */
export function chooseSearchScope<Edition extends { game: string }>(
  editions: readonly Edition[],
  { asked, notKept }: KeptChoice,
): SearchScope<Edition> {
  if (!isLargeSite(editions)) return { first: editions, rest: [] };
  const order = new Map(asked.map((key, at) => [key.split('.')[0], at]));
  const isKept = ({ game }: Edition) => order.has(game) && !notKept.includes(game);
  const first = editions.filter(isKept).sort((a, b) => (order.get(b.game) ?? 0) - (order.get(a.game) ?? 0));
  if (editions.length > MAX_SEARCHED) return { first, rest: [] };
  if (first.length === 0) return { first: editions, rest: [] };
  return { first, rest: editions.filter((edition) => !isKept(edition)) };
}
