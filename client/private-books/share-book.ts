// Packs a private book (a rulebook that the reader has added), or all books of a private game, into one zip file, and
// shares or downloads this file.
import { zipSync } from 'fflate';
import { isBookLang } from '@/extract/languages';
import { slugOf } from '@/extract/write/slug';
import { type BookFolder, bookToFolder, gameToFolder } from '@/lib/private-books/book-folder';
import { namingBook } from '@/lib/private-books/game-books';
import type { PrivateBook } from '@/lib/private-books/private-book';
import { shareOrDownloadFile } from '../share-or-download';

interface Packed {
  name: string;
  bytes: Uint8Array;
}

/** Returns the folder name for the game of a book: the name of the book in Latin letters. */
function folderOf({ name, languages }: PrivateBook): string {
  return slugOf(name, languages.find(isBookLang) ?? 'en', 6) || 'book';
}

function pack(name: string, folder: BookFolder): Packed {
  // The date is constant, so that the zip file of a book always has the same bytes.
  const date = new Date(2020, 0, 1);
  // A PDF is already compressed, so it is stored without compression.
  const levelOf = (path: string) => (path.endsWith('.pdf') ? 0 : 6);
  const bytes = zipSync(
    Object.fromEntries(
      Object.entries(folder).map(([path, content]) => [
        path,
        [content, { mtime: date, level: levelOf(path) }],
      ]),
    ),
  );
  return { name: `${name}.pravylo.zip`, bytes };
}

export function packBook(book: PrivateBook, pdf?: Uint8Array): Packed {
  const game = folderOf(book);
  return pack(game, bookToFolder(book, game, pdf));
}

/** Packs all books of a game. `books` are in the order in which they overrule each other. */
export function packGame(books: readonly { book: PrivateBook; pdf?: Uint8Array | undefined }[]): Packed {
  const naming = namingBook(books.map(({ book }) => book));
  const folder = gameToFolder(
    books.map(({ book, pdf }) => ({ book, game: folderOf(book), ...(pdf && { pdf }) })),
  );
  return pack(naming ? folderOf(naming) : 'book', folder);
}

/** Shares the packed book or game through the share sheet of the system, or downloads it. */
async function sharePacked({ name, bytes }: Packed): Promise<void> {
  await shareOrDownloadFile(name, bytes as Uint8Array<ArrayBuffer>, 'application/zip');
}

/**
 * Shares one book of a game. On the other phone it starts a new game, so the shared book does not contain its rank in
 * this game.
 */
export const shareBook = async ({ rank: _, ...book }: PrivateBook, pdf?: Uint8Array): Promise<void> =>
  sharePacked(packBook(book, pdf));

export const shareGame = async (books: Parameters<typeof packGame>[0]): Promise<void> =>
  sharePacked(packGame(books));
