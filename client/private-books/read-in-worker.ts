// Reads a file in a worker. Reports each page that is read, can be stopped at any time, and applies the reader's edits
// to the result.
import type { CompiledBook } from '@/lib/private-books/compile-book';
import { type BookEdit, PrivateBookError } from '@/lib/private-books/private-book';
import { page } from '../current-page';
import type { BookWorkerResponse, FoundScan, NamedBook, ReadProgress } from './book-worker';
import { startBookWorker, toCompiledBook } from './book-worker-client';
import type { UnsavedBook } from './read-file';
import type { BookReview } from './review/book-review-data';
import type { Photo } from './scan/photos-to-pdf';

export interface ReviewedBook {
  /** The edits that this version of the book contains. */
  edits: readonly BookEdit[];
  review: BookReview;
  book: UnsavedBook;
  /** Number of further games in the file. */
  others: number;
  /** The PDF inside the zip file of a shared book. */
  pdf?: Uint8Array;
  /** The books of a shared game after its first book. */
  more: readonly NamedBook[];
}

export interface ReadingSession {
  /**
   * The first result, or a question about scanned pages. Rejects with the code `stopped` if `end` is called before the
   * result arrives.
   */
  found: Promise<ReviewedBook | FoundScan>;
  edit: (edits: readonly BookEdit[]) => Promise<ReviewedBook>;
  /** Returns the compiled form of the last result, which is saved with the book. */
  getCompiled: () => Promise<CompiledBook>;
  /** Terminates the worker. */
  end: () => void;
}

interface ReadInWorkerOptions {
  /** Id under which the book will be saved. */
  id: string;
  bytes: Uint8Array;
  file: string;
  /** Language of the book, if the reader has chosen a language. */
  lang?: string | undefined;
  /** Index of the game to read, from 0, if the file contains several games. */
  nth?: number | undefined;
  /** Codes of the languages in which to recognize scanned pages. */
  scanLanguages?: string[] | undefined;
  photos?: readonly Photo[] | undefined;
  edits?: readonly BookEdit[];
  onPage: (progress: ReadProgress) => void;
}

export function readInWorker(options: ReadInWorkerOptions): ReadingSession {
  const { onPage, edits = [], ...source } = options;
  const worker = startBookWorker();
  const edit = async (next: readonly BookEdit[]) =>
    toReviewedBook(await worker.request({ ask: 'edit', edits: [...next] }), next);
  const found = worker
    .request({ ask: 'read', ...source, nth: source.nth ?? 0, edits: [...edits], pageLang: page.lang }, onPage)
    .then((response) => ('scan' in response ? response.scan : toReviewedBook(response, edits)));
  const getCompiled = async () => toCompiledBook(await worker.request({ ask: 'keep' }));
  return { found, edit, getCompiled, end: worker.end };
}

function toReviewedBook(response: BookWorkerResponse, edits: readonly BookEdit[]): ReviewedBook {
  if (!('look' in response)) throw new PrivateBookError('broken');
  const { look, book, others, print, more = [] } = response;
  return { edits, review: look, book, others, more, ...(print && { pdf: print }) };
}
