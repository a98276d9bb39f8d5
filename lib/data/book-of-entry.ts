// Finds the document (a rulebook, an expansion or a FAQ) that contains an entry. In most games, all entries are from
// one printed book.
import type { DocumentName } from './game-data';

interface Sources<Book> {
  book: Book;
  documents?: readonly DocumentName[];
}

/** Returns the document that contains an entry, or undefined if all entries of the game are from one printed book. */
export const documentOfEntry = (
  { documents }: Pick<Sources<unknown>, 'documents'>,
  { document }: { document?: string },
): DocumentName | undefined => (document ? documents?.find(({ id }) => id === document) : undefined);

/**
 * Returns the document that contains an entry. If the game has only one printed book, returns the book of the edition
 * (the game in one language).
 */
export function bookOfEntry<Book extends { title: string; short: string }>(
  edition: Sources<Book>,
  entry: { document?: string },
): Book | { title: string; short: string; edition?: never; of?: never } {
  const document = documentOfEntry(edition, entry);
  return document ? { title: document.title, short: document.name } : edition.book;
}
