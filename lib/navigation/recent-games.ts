// Lists the games that a reader has used, in this order: games with pinned rules, games that were read (the latest
// first), private games, games that were only opened.
import type { StoredValues } from '../core/storage-schema';

/** Returns the ids of the games, without private games that are no longer on the device. */
export function recentGames(
  { pins, history, asked, own }: Pick<StoredValues, 'pins' | 'history' | 'asked' | 'own'>,
  privateGameId: (book: string) => string,
): string[] {
  const pinned = Object.entries(pins).flatMap(([game, targets]) => (targets.length ? [game] : []));
  // The stored values `history` (read games) and `asked` (opened games) have the latest game last.
  const read = Object.keys(history).reverse().map(gameOf);
  const opened = asked.toReversed().map(gameOf);
  const books = Object.keys(own).map(privateGameId);
  return [...new Set([...pinned, ...read, ...books, ...opened])];
}

const gameOf = (edition: string): string => edition.split('.')[0] ?? edition;
