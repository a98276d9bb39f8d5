// Which games a search from the shelf goes through: all of a small library; of a large one first those the reader has opened.
import { isLargeLibrary } from '../../core/library-size';

export interface Scope<Edition> {
  /** Asked at once. */
  first: readonly Edition[];
  /** Asked on demand. */
  rest: readonly Edition[];
}

export function toScope<Edition extends { game: string }>(
  editions: readonly Edition[],
  opened: readonly string[],
): Scope<Edition> {
  const isOpened = ({ game }: Edition) => opened.includes(game);
  if (!isLargeLibrary(editions) || !editions.some(isOpened)) return { first: editions, rest: [] };
  return { first: editions.filter(isOpened), rest: editions.filter((edition) => !isOpened(edition)) };
}
