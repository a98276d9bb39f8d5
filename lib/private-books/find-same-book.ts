// Finds the stored private book that has the same text as a newly added file.
import type { PrivateBook } from './private-book';

type BookText = Pick<PrivateBook, 'source' | 'files'>;

/**
 * Returns the stored book with the same extracted text. Topics are not compared, because the reader may have edited
 * them. A shared book may have no extracted text; if one of the two books has none, all their files are compared
 * instead.
 */
export const findSameBook = <T extends BookText>(books: readonly T[], read: BookText): T | undefined =>
  books.find(({ source, files }) =>
    source !== undefined && read.source !== undefined
      ? source === read.source
      : JSON.stringify(Object.entries(files).sort()) === JSON.stringify(Object.entries(read.files).sort()),
  );
