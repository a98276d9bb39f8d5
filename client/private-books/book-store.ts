// The private books of this device, in the browser's own storage: each is written whole or not at all, and read with one request.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CompiledBook, OwnEdition } from '@/lib/private-books/compile-book';
import type { OwnBook } from '@/lib/private-books/private-book';

interface Kept extends DBSchema {
  books: { key: string; value: OwnBook };
  /** The printed book as it was given, and its hash. */
  prints: { key: string; value: { bytes: Uint8Array; hash: string } };
  /** What pages show, made anew whenever the site or the book changes. */
  editions: { key: string; value: OwnEdition & { code: string } };
}

const NAME = 'pravylo-own';
/** A newer site raises it, and takes over what an older one kept. */
const VERSION = 1;

let opening: Promise<IDBPDatabase<Kept>> | undefined;

function open(): Promise<IDBPDatabase<Kept>> {
  opening ??= openDB<Kept>(NAME, VERSION, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('books', { keyPath: 'id' });
        db.createObjectStore('prints');
        db.createObjectStore('editions');
      }
    },
    // Another tab has a newer site: it must not wait for this one.
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

export async function listBooks(): Promise<OwnBook[]> {
  const books = await (await open()).getAll('books');
  return books.sort((a, b) => a.added - b.added);
}

export const readBook = async (id: string): Promise<OwnBook | undefined> => (await open()).get('books', id);

export const readPrint = async (id: string): Promise<Uint8Array | undefined> =>
  (await (await open()).get('prints', id))?.bytes;

/** What was compiled, and by which code. */
export const readEdition = async (
  id: string,
  lang: string,
): Promise<(OwnEdition & { code: string }) | undefined> =>
  (await open()).get('editions', editionKey(id, lang));

/** All of a book in one transaction: when it fails, the device has what it had before. */
export async function keepBook(
  book: OwnBook,
  { editions }: CompiledBook,
  code: string,
  print?: Uint8Array,
): Promise<void> {
  const hash = print && (await hashOf(print));
  const work = (await open()).transaction(['books', 'prints', 'editions'], 'readwrite', {
    durability: 'strict',
  });
  try {
    const old = await work.objectStore('editions').getAllKeys();
    await Promise.all([
      work.objectStore('books').put(book),
      ...(print && hash
        ? [work.objectStore('prints').put({ bytes: print, hash }, book.id)]
        : book.print
          ? []
          : [work.objectStore('prints').delete(book.id)]),
      ...old
        .filter((key) => key.startsWith(`${book.id}.`))
        .map((key) => work.objectStore('editions').delete(key)),
      ...editions.map((edition) =>
        work.objectStore('editions').put({ ...edition, code }, editionKey(book.id, edition.lang)),
      ),
    ]);
    await work.done;
  } catch (error) {
    work.done.catch(() => {});
    try {
      work.abort();
    } catch {
      // It has ended by itself.
    }
    throw error;
  }
}

/** What pages show, compiled anew. Losing it loses nothing. */
export async function keepEditions(id: string, { editions }: CompiledBook, code: string): Promise<void> {
  const work = (await open()).transaction('editions', 'readwrite');
  await Promise.all(
    editions.map((edition) => work.store.put({ ...edition, code }, editionKey(id, edition.lang))),
  );
  await work.done;
}

export async function removeBook(id: string): Promise<void> {
  const work = (await open()).transaction(['books', 'prints', 'editions'], 'readwrite');
  const keys = await work.objectStore('editions').getAllKeys();
  await Promise.all([
    work.objectStore('books').delete(id),
    work.objectStore('prints').delete(id),
    ...keys.filter((key) => key.startsWith(`${id}.`)).map((key) => work.objectStore('editions').delete(key)),
  ]);
  await work.done;
}

export interface Weight {
  /** Bytes of entries and of the printed book. */
  entries: number;
  print: number;
}

export async function weigh(book: OwnBook): Promise<Weight> {
  const { files, source = '', account } = book;
  const texts = [...Object.values(files), source, account ? JSON.stringify(account) : ''];
  const bytes = new TextEncoder();
  return {
    entries: texts.reduce((sum, text) => sum + bytes.encode(text).length, 0),
    print: (await readPrint(book.id))?.length ?? 0,
  };
}

/** Whether the printed book is still what was given, byte for byte. */
export async function isPrintWhole(id: string): Promise<boolean> {
  const found = await (await open()).get('prints', id);
  return !found || (await hashOf(found.bytes)) === found.hash;
}

export async function hashOf(bytes: Uint8Array): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
