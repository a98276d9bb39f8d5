// Reads a file in a worker: reports the progress page by page, can be stopped at any time, and applies edits to the
// result.
import { type BookEdit, PrivateBookError } from '@/lib/private-books/private-book';
import { page } from '../current-page';
import type { BookReview } from './book-review-data';
import type { BookWorkerResponse } from './book-worker';
import { startBookWorker } from './book-worker-client';
import type { UnsavedBook } from './read-file';

export interface ReviewedBook {
  /** The edits that are applied in this version of the book. */
  edits: readonly BookEdit[];
  review: BookReview;
  book: UnsavedBook;
  /** Number of further games in the same file. */
  others: number;
  /** The PDF inside the zip file of a shared book. */
  pdf?: Uint8Array;
}

export interface ReadingSession {
  /** The first result. It rejects with the code `stopped` if `end` is called before the result arrives. */
  found: Promise<ReviewedBook>;
  edit: (edits: readonly BookEdit[]) => Promise<ReviewedBook>;
  /** Terminates the worker. */
  end: () => void;
}

interface ReadInWorkerOptions {
  bytes: Uint8Array;
  file: string;
  /** Language of the book, if the reader has chosen a language. */
  lang?: string | undefined;
  /** Index of the game to read, from 0, if the file contains several games. */
  nth?: number | undefined;
  edits?: readonly BookEdit[];
  onPage: (page: number, pages: number) => void;
}

export function readInWorker(options: ReadInWorkerOptions): ReadingSession {
  const { bytes, file, lang, nth = 0, edits = [], onPage } = options;
  const worker = startBookWorker();
  const edit = async (next: readonly BookEdit[]) =>
    toReviewedBook(await worker.request({ ask: 'edit', edits: [...next] }), next);
  const found = worker
    .request({ ask: 'read', bytes, file, lang, pageLang: page.lang, nth }, onPage)
    .then((response) => (edits.length ? edit(edits) : toReviewedBook(response, edits)));
  return { found, edit, end: worker.end };
}

function toReviewedBook(response: BookWorkerResponse, edits: readonly BookEdit[]): ReviewedBook {
  if (!('look' in response)) throw new PrivateBookError('broken');
  const { look, book, others, print } = response;
  return { edits, review: look, book, others, ...(print && { pdf: print }) };
}
