// The books of a private game, such as a rulebook, an expansion and a FAQ: their ids, roles and order. The first book
// has the same id as the game (`k3x9abcd`). The id of a book that was added later has a second part
// (`k3x9abcd~7hq2m1zz`).
import { ID } from '../core/ids';
import { gameOfBook, SEPARATOR } from './game-of-book';
import type { PrivateBook } from './private-book';

/** The roles that a book can have in its game, in the order of authority that the site proposes, highest first. */
export const BOOK_ROLES = ['faq', 'expansion', 'rules'] as const;
export type BookRole = (typeof BOOK_ROLES)[number];

/** Returns the part of an added book's id after `~`: `7hq2` for `k3x9~7hq2`. Undefined for the first book of a game. */
export const partOfBook = (book: string): string | undefined => book.split(SEPARATOR)[1];

/** Returns the id of the document (rulebook, expansion or FAQ) that the merged game has for a book. */
export const documentId = (book: string): string => partOfBook(book) ?? gameOfBook(book);

export const addedBookId = (game: string, part: string): string => game + SEPARATOR + part;

/** Whether a value is the id of a book. The value is untrusted, because a backup may come from another device. */
export const isBookId = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.split(SEPARATOR).length <= 2 &&
  value.split(SEPARATOR).every((part) => ID.test(part));

/** Whether a value is a role. A book that an older version of the site stored has no role and counts as a rulebook. */
export const isBookRole = (value: unknown): value is BookRole => BOOK_ROLES.includes(value as BookRole);

export const roleOf = ({ role }: Pick<PrivateBook, 'role'>): BookRole => role ?? 'rules';

/** Returns the books of a game in order of authority. A book overrules the books after it. */
export const booksOfGame = <T extends Pick<PrivateBook, 'id' | 'rank' | 'added'>>(
  books: readonly T[],
  game: string,
): T[] =>
  books
    .filter(({ id }) => gameOfBook(id) === game)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.added - b.added);

/**
 * Returns the book that contains an entry. The ids of the entries of an added book begin with the second part of the
 * book's id: `7hq2m1zz-combat`.
 */
export const bookOfEntry = <T extends Pick<PrivateBook, 'id'>>(
  books: readonly T[],
  entry: string,
): T | undefined =>
  books.find(({ id }) => partOfBook(id) !== undefined && entry.startsWith(`${partOfBook(id)}-`)) ??
  books.find(({ id }) => partOfBook(id) === undefined);

/**
 * Returns the book that gives the game its name: the rulebook that was added first or, if there is no rulebook, the
 * book that was added first.
 */
export const namingBook = <T extends Pick<PrivateBook, 'id' | 'role' | 'added'>>(
  books: readonly T[],
): T | undefined => {
  const byTime = books.toSorted((a, b) => a.added - b.added);
  return byTime.find((book) => roleOf(book) === 'rules') ?? byTime[0];
};

/**
 * Returns the rank of a book that the reader adds to a game; a lower number means a higher authority. A FAQ overrules
 * expansions, and an expansion overrules rulebooks. A newer book overrules an older one with the same role. `books` are
 * the books that the game already has, in order of authority.
 */
export function rankForRole(books: readonly Pick<PrivateBook, 'role' | 'rank'>[], role: BookRole): number {
  const place = BOOK_ROLES.indexOf(role);
  const at = books.findIndex((book) => BOOK_ROLES.indexOf(roleOf(book)) >= place);
  const rankAt = (index: number) => books[index]?.rank ?? 0;
  if (books.length === 0) return 0;
  if (at === 0) return rankAt(0) - 1;
  if (at < 0) return rankAt(books.length - 1) + 1;
  return (rankAt(at - 1) + rankAt(at)) / 2;
}

/** Matches the names of files and books that contain a FAQ or errata. */
const FAQ_NAME = /faq|errata|clarif|q\s*&\s*a|питан|поясненн|виправленн|вопрос|разъяснен|исправлен/i;
const EXPANSION_NAME = /expansion|доповненн|дополнени/i;

/** Guesses the role of a book from its name and the name of its file. */
export function guessRole(name: string, file: string): BookRole {
  const names = `${name} ${file}`;
  if (FAQ_NAME.test(names)) return 'faq';
  return EXPANSION_NAME.test(names) ? 'expansion' : 'rules';
}
