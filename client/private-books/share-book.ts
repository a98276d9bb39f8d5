// Packs a private book, or all books of a private game, into one zip file and shares or downloads it.
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

/** Returns the name of the folder of a book's game: the Latin form of the name of the book. */
function folderOf({ name, languages }: PrivateBook): string {
  return slugOf(name, languages.find(isBookLang) ?? 'en', 6) || 'book';
}

function pack(name: string, folder: BookFolder): Packed {
  // The date is constant, so that the same book always gives the same bytes.
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

/** Packs all books of a game, which are in order of authority. */
export function packGame(books: readonly { book: PrivateBook; pdf?: Uint8Array | undefined }[]): Packed {
  const naming = namingBook(books.map(({ book }) => book));
  const folder = gameToFolder(
    books.map(({ book, pdf }) => ({ book, game: folderOf(book), ...(pdf && { pdf }) })),
  );
  return pack(naming ? folderOf(naming) : 'book', folder);
}

/** Gives a packed book or game to the share sheet of the system, or downloads it. */
async function sharePacked({ name, bytes }: Packed): Promise<void> {
  await shareOrDownloadFile(name, bytes as Uint8Array<ArrayBuffer>, 'application/zip');
}

/** Shares a book. In the game of the friend it is the first book, so its place in this game is left out. */
export const shareBook = async ({ rank: _, ...book }: PrivateBook, pdf?: Uint8Array): Promise<void> =>
  sharePacked(packBook(book, pdf));

export const shareGame = async (books: Parameters<typeof packGame>[0]): Promise<void> =>
  sharePacked(packGame(books));
