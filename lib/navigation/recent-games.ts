// Orders the games that a reader has used: first those with pinned rules, then those that were read or opened last.
import type { StoredValues } from '../core/storage-schema';

/** Returns the ids of the games, without private books that are no longer on the device. */
export function recentGames(
  { pins, history, asked, own }: Pick<StoredValues, 'pins' | 'history' | 'asked' | 'own'>,
  privateGameId: (book: string) => string,
): string[] {
  const pinned = Object.entries(pins).flatMap(([game, targets]) => (targets.length ? [game] : []));
  // The edition that was read last is the last one of the history, and the game that was opened last the last one of
  // `asked`.
  const read = Object.keys(history).reverse().map(gameOf);
  const opened = asked.toReversed().map(gameOf);
  const books = Object.keys(own).map(privateGameId);
  return [...new Set([...pinned, ...read, ...books, ...opened])];
}

const gameOf = (edition: string): string => edition.split('.')[0] ?? edition;
