// Reads the ids of the private games from their database. Every page loads this code, so it does not import
// client/private-books/book-store.ts.

import { gameOfBook } from '@/lib/private-books/game-of-book';

/** Name of the database of private books, which client/private-books/book-store.ts creates. */
export const BOOKS_DATABASE = 'pravylo-own';

/** Returns the ids of the games of all stored books. Returns an empty list if the reader has never added a book. */
export async function readGameIds(): Promise<string[]> {
  const databases = await indexedDB.databases?.();
  if (databases && !databases.some(({ name }) => name === BOOKS_DATABASE)) return [];
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(BOOKS_DATABASE);
    // The database does not exist. Aborting the transaction keeps the browser from creating it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve([]) : reject(opening.error));
    opening.onsuccess = () => {
      const database = opening.result;
      const request = database.transaction('books').objectStore('books').getAllKeys();
      request.onsuccess = () => resolve([...new Set(request.result.map((key) => gameOfBook(String(key))))]);
      request.onerror = () => reject(request.error);
      database.close();
    };
  });
}
