// Gives a private book to a friend: one file.
import { zipSync } from 'fflate';
import { isBookLang } from '@/extract/languages';
import { slugOf } from '@/extract/write/slug';
import { toFolder } from '@/lib/private-books/book-folder';
import type { OwnBook } from '@/lib/private-books/private-book';
import { giveFile } from '../share-or-download';

export function packBook(book: OwnBook, print?: Uint8Array): { name: string; bytes: Uint8Array } {
  const lang = book.languages.find(isBookLang) ?? 'en';
  const game = slugOf(book.name, lang, 6) || 'book';
  // The same book makes the same file, whenever it is packed.
  const day = new Date(2020, 0, 1);
  const folder = Object.entries(toFolder(book, game, print));
  // A PDF is small as it is.
  const levelOf = (path: string) => (path.endsWith('.pdf') ? 0 : 6);
  const bytes = zipSync(
    Object.fromEntries(
      folder.map(([path, content]) => [path, [content, { mtime: day, level: levelOf(path) }]]),
    ),
  );
  return { name: `${game}.pravylo.zip`, bytes };
}

export async function giveBook(book: OwnBook, print?: Uint8Array): Promise<void> {
  const { name, bytes } = packBook(book, print);
  await giveFile(name, bytes as Uint8Array<ArrayBuffer>, 'application/zip');
}
