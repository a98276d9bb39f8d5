// Writes the private books (rulebooks that the reader has added) to the backup file, and restores them from it. The
// backup contains each book with its id, in the format of a shared book, but without the PDF.
import { isBookId } from '@/lib/private-books/game-books';
import { listBooks, readBook } from './book-store';
import { saveBook } from './books.island';
import { readInWorker } from './read-in-worker';
import { packBook } from './share-book';

/** A private book in the backup file. The property names are part of the file format. */
interface BackupBook {
  id: string;
  added: number;
  /** The zip file of the book, encoded as base64. */
  packed: string;
}

export async function backUpBooks(): Promise<BackupBook[]> {
  const books = await listBooks();
  return books.map((book) => ({
    id: book.id,
    added: book.added,
    packed: bytesToBase64(packBook({ ...book, print: false }).bytes),
  }));
}

/**
 * Adds the books of the backup that are not on this device, and returns their number. Every book is validated like a
 * shared book, and damaged books are skipped. `signal` can stop this function at any moment; the books that it has
 * already added stay.
 */
export async function restoreBooks(saved: unknown, signal?: AbortSignal): Promise<number> {
  let count = 0;
  for (const item of Array.isArray(saved) ? saved : []) {
    if (signal?.aborted) break;
    const { id, added, packed } = (item ?? {}) as Partial<BackupBook>;
    if (!isBookId(id) || typeof packed !== 'string' || (await readBook(id))) continue;
    const session = readInWorker({
      id,
      bytes: base64ToBytes(packed),
      file: `${id}.zip`,
      onPage: () => {},
    });
    signal?.addEventListener('abort', session.end);
    try {
      const found = await session.found;
      // A shared book has no scanned pages left to recognize, because the sender recognized them. The worker therefore
      // always returns a review; this check is only for the type checker.
      if (!('review' in found)) continue;
      const { review, book } = found;
      const { name, languages } = review;
      const restored = { ...book, id, name, languages, print: false, added: Number(added) || Date.now() };
      await saveBook(restored, await session.getCompiled());
      count += 1;
    } catch (error) {
      console.warn(error);
    } finally {
      signal?.removeEventListener('abort', session.end);
      session.end();
    }
  }
  return count;
}

/** Encodes bytes as base64. The bytes are converted in slices, because the number of arguments of a call is limited. */
function bytesToBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** Decodes base64. If the text is not base64, returns no bytes, so that opening the book fails with an error. */
function base64ToBytes(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
