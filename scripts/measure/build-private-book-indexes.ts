// Builds search indexes of the invented rulebooks in tests/search/books, for `npm run eval` and the tests. The
// rulebooks are extracted in the same way as private books, so their entries have no aliases or other additions by an
// author.
import { readFileSync } from 'node:fs';
import { extractTextBook } from '../../extract/extract-text-book';
import { compileBook } from '../../lib/private-books/compile-book';
import { COLLOQUIAL } from '../../lib/search/colloquial/all-colloquial';
import { addTranslations, createIndex, type GameIndex } from '../../lib/search/index/create-index';
import { memoise } from '../../lib/search/memoise';
import { search } from '../../lib/search/search';
import { needsTranslation } from '../../lib/search/translations/needs-translation';
import { words } from '../../lib/search/translations/words';

/** A question about one of the invented rulebooks. */
export interface PrivateBookQuestion {
  q: string;
  /**
   * Name of the book's file in tests/search/books without `.txt`. It consists of the name and the language of the book.
   */
  book: string;
  kind: 'same language' | 'other language' | 'unanswerable';
  /** `tuned` if the question was used for tuning the search, otherwise `untouched`. */
  part: 'tuned' | 'untouched';
  /** Words of the rule that answers the question. Empty if the book has no answer. */
  want: string;
}

const SETTINGS = { basePath: '', origin: '' };

const loadIndex = memoise((book: string): GameIndex => {
  const lang = book.slice(book.lastIndexOf('.') + 1);
  const bytes = readFileSync(`tests/search/books/${book}.txt`);
  const { files } = extractTextBook({ bytes, book: `${book}.txt`, game: 'book', lang, data: null });
  const [edition] = compileBook({ id: book, files: Object.fromEntries(files) }, SETTINGS).editions;
  if (!edition) throw new Error(`No rules were extracted from ${book}.txt.`);
  return createIndex(edition.data, COLLOQUIAL[lang]);
});

/**
 * Returns the rank of the rule that answers the question, from 1. Returns 0 if this rule is not among the results or
 * the book has no answer, and -1 if there are no results.
 */
export function rankInPrivateBook({ q, book, want }: PrivateBookQuestion): number {
  const index = loadIndex(book);
  if (needsTranslation(q, index.lang)) addTranslations(index, words);
  const { results } = search(index, q);
  if (results.length === 0) return -1;
  const plain = (text: string) => text.toLowerCase().replace(/[\u00a0\u202f]/g, ' ');
  return want ? results.findIndex(({ text }) => plain(text).includes(plain(want))) + 1 : 0;
}
