// The books of a private game: a rulebook, expansions and a FAQ. The first book has the id of the game, and every book
// that was added to the game has that id with a part of its own: `k3x9abcd` and `k3x9abcd~7hq2m1zz`.
import { ID } from '../core/ids';
import { gameOfBook, SEPARATOR } from './game-of-book';
import type { PrivateBook } from './private-book';

/** What a book is for its game. The order is the order of authority that the site proposes. */
export const BOOK_ROLES = ['faq', 'expansion', 'rules'] as const;
export type BookRole = (typeof BOOK_ROLES)[number];

/** Returns the part of an added book; undefined for the first book of a game. */
export const partOfBook = (book: string): string | undefined => book.split(SEPARATOR)[1];

/** Returns the id of a book among the documents of its game. */
export const documentId = (book: string): string => partOfBook(book) ?? gameOfBook(book);

export const addedBookId = (game: string, part: string): string => game + SEPARATOR + part;

/** Whether a value is the id of a book. Books of a backup may have ids that another device has given. */
export const isBookId = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.split(SEPARATOR).length <= 2 &&
  value.split(SEPARATOR).every((part) => ID.test(part));

/** Whether a value is a role. A record from an older version of the site has no role and is a rulebook. */
export const isBookRole = (value: unknown): value is BookRole => BOOK_ROLES.includes(value as BookRole);

export const roleOf = ({ role }: Pick<PrivateBook, 'role'>): BookRole => role ?? 'rules';

/** Returns the books of a game in order of authority: a book overrules the books after it. */
export const booksOfGame = <T extends Pick<PrivateBook, 'id' | 'rank' | 'added'>>(
  books: readonly T[],
  game: string,
): T[] =>
  books
    .filter(({ id }) => gameOfBook(id) === game)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.added - b.added);

/** Returns the book from which an entry comes: the ids of entries of an added book begin with its part. */
export const bookOfEntry = <T extends Pick<PrivateBook, 'id'>>(
  books: readonly T[],
  entry: string,
): T | undefined =>
  books.find(({ id }) => partOfBook(id) !== undefined && entry.startsWith(`${partOfBook(id)}-`)) ??
  books.find(({ id }) => partOfBook(id) === undefined);

/** Returns the book that names the game: the rulebook that was added first or, without a rulebook, the first book. */
export const namingBook = <T extends Pick<PrivateBook, 'id' | 'role' | 'added'>>(
  books: readonly T[],
): T | undefined => {
  const byTime = books.toSorted((a, b) => a.added - b.added);
  return byTime.find((book) => roleOf(book) === 'rules') ?? byTime[0];
};

/**
 * Returns the rank of a book that is added to a game: a FAQ overrules expansions and rulebooks, and a newer book
 * overrules an older one with the same role. `books` are in order of authority.
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

/** Matches names of files and books that are a list of questions or errata. */
const FAQ_NAME = /faq|errata|clarif|q\s*&\s*a|питан|поясненн|виправленн|вопрос|разъяснен|исправлен/i;
const EXPANSION_NAME = /expansion|доповненн|дополнени/i;

/** Guesses the role of a book from its name and the name of its file. */
export function guessRole(name: string, file: string): BookRole {
  const names = `${name} ${file}`;
  if (FAQ_NAME.test(names)) return 'faq';
  return EXPANSION_NAME.test(names) ? 'expansion' : 'rules';
}
