// Finds the stored private book that has the same text as a newly added file.
import type { PrivateBook } from './private-book';

type BookText = Pick<PrivateBook, 'source' | 'files'>;

/**
 * Returns the stored book with the same extracted text. Does not compare topics, because the reader may have edited
 * them. A shared book may have no extracted text; if one of the two books has none, compares all their files instead.
 */
export const findSameBook = <T extends BookText>(books: readonly T[], read: BookText): T | undefined =>
  books.find(({ source, files }) =>
    source !== undefined && read.source !== undefined
      ? source === read.source
      : JSON.stringify(Object.entries(files).sort()) === JSON.stringify(Object.entries(read.files).sort()),
  );
