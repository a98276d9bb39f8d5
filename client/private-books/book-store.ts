// The IndexedDB database of private books. A book is written in one transaction, so a failure never leaves a partly
// written book.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CompiledBook, PrivateEdition } from '@/lib/private-books/compile-book';
import type { PrivateBook } from '@/lib/private-books/private-book';
import { BOOKS_DATABASE } from '../private-book-ids';

interface BooksDatabase extends DBSchema {
  books: { key: string; value: PrivateBook };
  /** The PDF files that the readers chose, with their SHA-256 hashes; keyed by the id of the book. */
  prints: { key: string; value: { bytes: Uint8Array; hash: string } };
  /** A cache of compiled editions; `code` is the version of the site that compiled an edition. */
  editions: { key: string; value: PrivateEdition & { code: string } };
}

/**
 * Version of the database schema. A release that changes the schema raises this number and migrates the records in
 * `upgrade`.
 */
const VERSION = 1;

let opening: Promise<IDBPDatabase<BooksDatabase>> | undefined;

function open(): Promise<IDBPDatabase<BooksDatabase>> {
  opening ??= openDB<BooksDatabase>(BOOKS_DATABASE, VERSION, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('books', { keyPath: 'id' });
        db.createObjectStore('prints');
        db.createObjectStore('editions');
      }
    },
    // Closes the database when a tab with a newer schema wants to open it, so that the other tab does not wait.
    blocking: () => void opening?.then((db) => db.close()).finally(() => (opening = undefined)),
    terminated: () => {
      opening = undefined;
    },
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

const editionKey = (book: string, lang: string): string => `${book}.${lang}`;

export async function listBooks(): Promise<PrivateBook[]> {
  const books = await (await open()).getAll('books');
  return books.sort((a, b) => a.added - b.added);
}

export const readBook = async (id: string): Promise<PrivateBook | undefined> =>
  (await open()).get('books', id);

export const readPdf = async (id: string): Promise<Uint8Array | undefined> =>
  (await (await open()).get('prints', id))?.bytes;

/** Reads a compiled edition from the cache, with the version of the site that compiled it. */
export const readEdition = async (
  id: string,
  lang: string,
): Promise<(PrivateEdition & { code: string }) | undefined> =>
  (await open()).get('editions', editionKey(id, lang));

/**
 * Writes a book, its PDF and its compiled editions in one transaction; if the transaction fails, the old records stay.
 * Without `pdf`, the stored PDF stays.
 */
export async function writeBook(
  book: PrivateBook,
  { editions }: CompiledBook,
  code: string,
  pdf?: Uint8Array,
): Promise<void> {
  const hash = pdf ? await sha256(pdf) : undefined;
  const transaction = (await open()).transaction(['books', 'prints', 'editions'], 'readwrite', {
    durability: 'strict',
  });
  try {
    const keys = await transaction.objectStore('editions').getAllKeys();
    await Promise.all([
      transaction.objectStore('books').put(book),
      ...(pdf && hash !== undefined
        ? [transaction.objectStore('prints').put({ bytes: pdf, hash }, book.id)]
        : book.print
          ? []
          : [transaction.objectStore('prints').delete(book.id)]),
      ...keys
        .filter((key) => key.startsWith(`${book.id}.`))
        .map((key) => transaction.objectStore('editions').delete(key)),
      ...editions.map((edition) =>
        transaction.objectStore('editions').put({ ...edition, code }, editionKey(book.id, edition.lang)),
      ),
    ]);
    await transaction.done;
  } catch (error) {
    transaction.done.catch(() => {});
    try {
      transaction.abort();
    } catch {
      // The error of `abort` is ignored: `abort` throws if the transaction has already ended.
    }
    throw error;
  }
}

/** Stores compiled editions. They are only a cache, so the transaction uses the default durability. */
export async function writeEditions(id: string, { editions }: CompiledBook, code: string): Promise<void> {
  const transaction = (await open()).transaction('editions', 'readwrite');
  await Promise.all(
    editions.map((edition) => transaction.store.put({ ...edition, code }, editionKey(id, edition.lang))),
  );
  await transaction.done;
}

export async function removeBook(id: string): Promise<void> {
  const transaction = (await open()).transaction(['books', 'prints', 'editions'], 'readwrite');
  const keys = await transaction.objectStore('editions').getAllKeys();
  await Promise.all([
    transaction.objectStore('books').delete(id),
    transaction.objectStore('prints').delete(id),
    ...keys
      .filter((key) => key.startsWith(`${id}.`))
      .map((key) => transaction.objectStore('editions').delete(key)),
  ]);
  await transaction.done;
}

/** Sizes of the parts of a stored book, in bytes. */
export interface BookSize {
  entries: number;
  pdf: number;
}

export async function measureBook(book: PrivateBook): Promise<BookSize> {
  const { files, source = '', account } = book;
  const texts = [...Object.values(files), source, account ? JSON.stringify(account) : ''];
  const encoder = new TextEncoder();
  return {
    entries: texts.reduce((sum, text) => sum + encoder.encode(text).length, 0),
    pdf: (await readPdf(book.id))?.length ?? 0,
  };
}

/** Whether the stored PDF still matches its hash; true if the book has no PDF. */
export async function isPdfIntact(id: string): Promise<boolean> {
  const stored = await (await open()).get('prints', id);
  const hash = stored?.hash && (await sha256(stored.bytes));
  return !stored || !hash || hash === stored.hash;
}

/**
 * Returns the SHA-256 hash in hexadecimal. Without HTTPS, browsers do not compute hashes; then the result is empty, and
 * the file is stored nevertheless.
 */
async function sha256(bytes: Uint8Array): Promise<string> {
  if (!crypto.subtle) return '';
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
