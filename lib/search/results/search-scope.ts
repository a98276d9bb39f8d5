// Chooses the games that a search from the home page covers: all of a small library; of a large library, first the
// games that the reader has opened.
import { isLargeLibrary } from '../../core/library-size';

export interface SearchScope<Edition> {
  /** Searched at once. */
  first: readonly Edition[];
  /** Searched when the reader asks for them. */
  rest: readonly Edition[];
}

/** `opened`: ids of the games that the reader has opened. */
export function chooseSearchScope<Edition extends { game: string }>(
  editions: readonly Edition[],
  opened: readonly string[],
): SearchScope<Edition> {
  const isOpened = ({ game }: Edition) => opened.includes(game);
  if (!isLargeLibrary(editions) || !editions.some(isOpened)) return { first: editions, rest: [] };
  return { first: editions.filter(isOpened), rest: editions.filter((edition) => !isOpened(edition)) };
}
