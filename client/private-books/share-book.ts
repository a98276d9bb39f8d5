// Packs a private book (a rulebook that the reader has added) into one zip file, and shares or downloads this file.
import { zipSync } from 'fflate';
import { isBookLang } from '@/extract/languages';
import { slugOf } from '@/extract/write/slug';
import { bookToFolder } from '@/lib/private-books/book-folder';
import type { PrivateBook } from '@/lib/private-books/private-book';
import { shareOrDownloadFile } from '../share-or-download';

export function packBook(book: PrivateBook, pdf?: Uint8Array): { name: string; bytes: Uint8Array } {
  const lang = book.languages.find(isBookLang) ?? 'en';
  const game = slugOf(book.name, lang, 6) || 'book';
  // The date is constant, so that the zip file of a book always has the same bytes.
  const date = new Date(2020, 0, 1);
  const folder = Object.entries(bookToFolder(book, game, pdf));
  // A PDF is already compressed, so it is stored without compression.
  const levelOf = (path: string) => (path.endsWith('.pdf') ? 0 : 6);
  const bytes = zipSync(
    Object.fromEntries(
      folder.map(([path, content]) => [path, [content, { mtime: date, level: levelOf(path) }]]),
    ),
  );
  return { name: `${game}.pravylo.zip`, bytes };
}

export async function shareBook(book: PrivateBook, pdf?: Uint8Array): Promise<void> {
  const { name, bytes } = packBook(book, pdf);
  await shareOrDownloadFile(name, bytes as Uint8Array<ArrayBuffer>, 'application/zip');
}
