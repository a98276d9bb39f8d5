// Reads a reader's file in the worker: progress page by page, to be stopped at any time, and changed again and again afterwards.
import { type Edit, PrivateBookError } from '@/lib/private-books/private-book';
import { page } from '../current-page';
import type { Answer } from './book-worker';
import type { ReadBook } from './read-file';
import type { BookReview } from './review-data';
import { askWorker } from './worker-client';

export interface Found {
  /** The changes it was made with. */
  edits: readonly Edit[];
  look: BookReview;
  book: ReadBook;
  /** Games in the file beside this one. */
  others: number;
  print?: Uint8Array;
}

export interface FileReading {
  found: Promise<Found>;
  edit: (edits: readonly Edit[]) => Promise<Found>;
  end: () => void;
}

interface Wanted {
  bytes: Uint8Array;
  file: string;
  lang?: string | undefined;
  nth?: number | undefined;
  edits?: readonly Edit[];
  onPage: (page: number, pages: number) => void;
}

export function readInWorker({ bytes, file, lang, nth = 0, edits = [], onPage }: Wanted): FileReading {
  const asked = askWorker();
  const toFound = (answer: Answer, made: readonly Edit[]): Found => {
    if (!('look' in answer)) throw new PrivateBookError('broken');
    return { ...answer, edits: made };
  };
  const edit = async (next: readonly Edit[]) =>
    toFound(await asked.ask({ ask: 'edit', edits: [...next] }), next);
  const found = asked
    .ask({ ask: 'read', bytes, file, lang, pageLang: page.lang, nth }, onPage)
    .then((answer) => (edits.length ? edit(edits) : toFound(answer, edits)));
  return { found, edit, end: asked.end };
}
