// The reader's own books in the one file of all that he has made: packed as for a friend, without the printed book, under their ids.
import { ID } from '@/lib/core/ids';
import { keep, listBooks, readBook } from './books.island';
import { readInWorker } from './read-in-worker';
import { packBook } from './share-book';

interface SavedBook {
  id: string;
  added: number;
  /** The packed book, in base64. */
  packed: string;
}

export async function saveBooks(): Promise<SavedBook[]> {
  const books = await listBooks();
  return books.map((book) => ({
    id: book.id,
    added: book.added,
    packed: toBase64(packBook({ ...book, print: false }).bytes),
  }));
}

/** Takes in what is not here yet, each by the same way as a book from a friend; what is damaged is left. Says how many came. */
export async function restoreBooks(saved: unknown): Promise<number> {
  let count = 0;
  for (const one of Array.isArray(saved) ? saved : []) {
    const { id, added, packed } = (one ?? {}) as Partial<SavedBook>;
    if (!id || !ID.test(id) || typeof packed !== 'string' || (await readBook(id))) continue;
    const reading = readInWorker({ bytes: fromBase64(packed), file: `${id}.zip`, onPage: () => {} });
    try {
      const { look, book } = await reading.found;
      const { name, languages } = look;
      await keep({ ...book, id, name, languages, print: false, added: Number(added) || Date.now() });
      count += 1;
    } catch (error) {
      console.warn(error);
    } finally {
      reading.end();
    }
  }
  return count;
}

/** In slices: a whole book is too long for one call. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
