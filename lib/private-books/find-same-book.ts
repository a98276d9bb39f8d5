// Finds the stored book that a newly read file repeats.
import type { PrivateBook } from './private-book';

type BookText = Pick<PrivateBook, 'source' | 'files'>;

/**
 * Returns the stored book with the same text. The extracted text is compared and not the topics, because the reader may
 * have edited the topics. A shared book may have no extracted text; then all its files are compared.
 */
export const findSameBook = <T extends BookText>(books: readonly T[], read: BookText): T | undefined =>
  books.find(({ source, files }) =>
    source !== undefined && read.source !== undefined
      ? source === read.source
      : JSON.stringify(Object.entries(files).sort()) === JSON.stringify(Object.entries(read.files).sort()),
  );
