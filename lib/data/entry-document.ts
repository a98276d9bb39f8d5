// Finds the document from which an entry comes. In most games, all entries come from the printed book of the edition.
import type { DocumentName } from './game-data';

interface Sources<Book> {
  book: Book;
  documents?: readonly DocumentName[];
}

/** Returns the document of an entry; undefined if the game is not made of several documents. */
export const documentOfEntry = (
  { documents }: Pick<Sources<unknown>, 'documents'>,
  { document }: { document?: string },
): DocumentName | undefined => (document ? documents?.find(({ id }) => id === document) : undefined);

/** Returns the book that an entry restates: the document from which it comes or, without one, the book of the edition. */
export function bookOfEntry<Book extends { title: string; short: string }>(
  edition: Sources<Book>,
  entry: { document?: string },
): Book | { title: string; short: string; edition?: never; of?: never } {
  const document = documentOfEntry(edition, entry);
  return document ? { title: document.title, short: document.name } : edition.book;
}
