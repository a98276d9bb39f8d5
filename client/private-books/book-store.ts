// The IndexedDB database of private books, which are rulebooks that the reader has added. One transaction writes a
// whole book, so a failure never leaves an incomplete book.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { describeValue } from '@/lib/core/describe-value';
import type { CompiledBook, PrivateEdition } from '@/lib/private-books/compile-book';
import { booksOfGame } from '@/lib/private-books/game-books';
import { gameOfBook } from '@/lib/private-books/game-of-book';
import type { PrivateBook } from '@/lib/private-books/private-book';
import { shortHash } from '@/lib/private-books/short-hash';
import { validateStoredBook } from '@/lib/private-books/validate-stored-book';
import { nameAside, updateDurable } from '../durable-store';
import { BOOKS_DATABASE } from '../private-book-ids';

/**
 * A compiled edition as it is stored. `code` is the version of the site that compiled it; `digest` is the hash of the
 * edition as JSON.
 */
type StoredEdition = PrivateEdition & { code: string; digest: string };

interface BooksDatabase extends DBSchema {
  books: { key: string; value: PrivateBook };
  /** The PDF files that the reader chose, with their SHA-256 hashes; the key is the id of the book. */
  prints: { key: string; value: { bytes: Uint8Array; hash: string } };
  /** Compiled editions. This is a cache: an edition that is not here is compiled again. */
  editions: { key: string; value: StoredEdition };
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
    // A tab with a newer schema waits until all other tabs close the database, so this tab closes it.
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

/**
 * Returns the key of an edition in the store. All books of a game are compiled together, so the key begins with the id
 * of the game.
 */
const editionKey = (game: string, lang: string): string => `${game}.${lang}`;

/** Returns all books. If a record is damaged, stores a copy of the record and returns its valid part. */
export async function listBooks(): Promise<PrivateBook[]> {
  const transaction = (await open()).transaction('books');
  const [keys, records] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
  const books = await Promise.all(records.map((record, at) => toBook(keys[at] ?? '', record)));
  return books.filter((book) => book !== undefined).sort((a, b) => a.added - b.added);
}

export async function readBook(id: string): Promise<PrivateBook | undefined> {
  const record = await (await open()).get('books', id);
  return record && toBook(id, record);
}

/** Returns the books of a game, in the order in which they overrule each other. */
export async function readGameBooks(game: string): Promise<PrivateBook[]> {
  // The ids of the books of a game begin with the id of the game. The character `~` sorts after all characters of ids.
  const range = IDBKeyRange.bound(game, `${game}~\uffff`);
  const keys = (await (await open()).getAllKeys('books', range)).filter((key) => gameOfBook(key) === game);
  const books = await Promise.all(keys.map(readBook));
  return booksOfGame(
    books.filter((book) => book !== undefined),
    game,
  );
}

/**
 * Returns the valid part of a record; undefined if no part is valid. If the record is damaged, stores a copy of the
 * whole record as text, so that the reader can save the text to a file (client/offline/damaged-values.tsx). After that,
 * the database keeps only the valid part.
 */
async function toBook(key: IDBValidKey, record: unknown): Promise<PrivateBook | undefined> {
  const { book, isIntact } = validateStoredBook(record);
  if (isIntact) return book;
  try {
    await updateDurable(nameAside(`book ${key}`), () => ({ text: describeValue(record), revision: 0 }));
    const db = await open();
    if (book) await db.put('books', book);
    else await db.delete('books', key as string);
  } catch {
    // If the copy cannot be stored, the damaged record stays in the database.
  }
  return book;
}

export async function readPdf(id: string): Promise<Uint8Array | undefined> {
  const bytes: unknown = (await (await open()).get('prints', id))?.bytes;
  return bytes instanceof Uint8Array ? bytes : undefined;
}

/**
 * Reads a compiled edition from the cache, with the version of the site that compiled it. Returns undefined if the
 * edition is damaged; the caller then compiles the book again.
 */
export async function readEdition(
  id: string,
  lang: string,
): Promise<(PrivateEdition & { code: string }) | undefined> {
  const stored = await (await open()).get('editions', editionKey(id, lang));
  if (!stored) return undefined;
  const { digest, code, ...edition } = stored;
  return digest === digestOf(edition) ? { ...edition, code } : undefined;
}

const digestOf = (edition: PrivateEdition): string => shortHash(describeValue(edition));

const toStoredEdition = (edition: PrivateEdition, code: string): StoredEdition => ({
  ...edition,
  code,
  digest: digestOf(edition),
});

/**
 * Writes a book, its PDF and the compiled editions of its game in one transaction. If the transaction fails, the old
 * records stay. If `pdf` is undefined, the stored PDF stays.
 */
export async function writeBook(
  book: PrivateBook,
  { editions }: CompiledBook,
  code: string,
  pdf?: Uint8Array,
): Promise<void> {
  const game = gameOfBook(book.id);
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
        .filter((key) => key.startsWith(`${game}.`))
        .map((key) => transaction.objectStore('editions').delete(key)),
      ...editions.map((edition) =>
        transaction
          .objectStore('editions')
          .put(toStoredEdition(edition, code), editionKey(game, edition.lang)),
      ),
    ]);
    await transaction.done;
  } catch (error) {
    transaction.done.catch(() => {});
    try {
      transaction.abort();
    } catch {
      // `abort` throws an error if the transaction has already ended. This error is ignored.
    }
    throw error;
  }
}

/**
 * Stores compiled editions. The transaction uses the default durability, because a lost edition can be compiled again.
 */
export async function writeEditions(id: string, { editions }: CompiledBook, code: string): Promise<void> {
  const transaction = (await open()).transaction('editions', 'readwrite');
  await Promise.all(
    editions.map((edition) =>
      transaction.store.put(toStoredEdition(edition, code), editionKey(id, edition.lang)),
    ),
  );
  await transaction.done;
}

/**
 * Writes the books of a game after the reader has changed their order. Removes the editions that were compiled with the
 * old order.
 */
export async function writeBookOrder(game: string, books: readonly PrivateBook[]): Promise<void> {
  const transaction = (await open()).transaction(['books', 'editions'], 'readwrite');
  const keys = await transaction.objectStore('editions').getAllKeys();
  await Promise.all([
    ...books.map((book) => transaction.objectStore('books').put(book)),
    ...keys
      .filter((key) => key.startsWith(`${game}.`))
      .map((key) => transaction.objectStore('editions').delete(key)),
  ]);
  await transaction.done;
}

/** Removes a book. The other books of its game stay; they are compiled again when the reader opens them. */
export async function removeBook(id: string): Promise<void> {
  const transaction = (await open()).transaction(['books', 'prints', 'editions'], 'readwrite');
  const keys = await transaction.objectStore('editions').getAllKeys();
  await Promise.all([
    transaction.objectStore('books').delete(id),
    transaction.objectStore('prints').delete(id),
    ...keys
      .filter((key) => key.startsWith(`${gameOfBook(id)}.`))
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

/** Whether the stored PDF has the stored hash. True if the book has no PDF. */
export async function isPdfIntact(id: string): Promise<boolean> {
  const stored = await (await open()).get('prints', id);
  if (!stored) return true;
  if (!(stored.bytes instanceof Uint8Array)) return false;
  const hash = stored.hash && (await sha256(stored.bytes));
  return !hash || hash === stored.hash;
}

/**
 * Returns the SHA-256 hash in hexadecimal. Browsers compute hashes only on HTTPS pages. On other pages the result is
 * empty, and the PDF is stored without a hash.
 */
async function sha256(bytes: Uint8Array): Promise<string> {
  if (!crypto.subtle) return '';
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
