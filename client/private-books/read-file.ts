// A reader's file becomes a book: a PDF, a text, or a book in our own files packed by a friend. The only place that meets the extractor.
import { unzipSync } from 'fflate';
import { BookError } from '@/extract/book-error';
import { extractBook } from '@/extract/extract-book';
import { extractPdf } from '@/extract/pdf/extract-pdf';
import { findLanguage } from '@/extract/pdf/headings/detect-language';
import { PdfError } from '@/extract/pdf/read/pdf-error';
import { isPdf, type PdfOptions } from '@/extract/pdf/read/read-pdf';
import { decodeBook } from '@/extract/text/decode-text';
import { editDraft } from '@/extract/topics/edit-topics';
import type { Draft, Line } from '@/extract/types';
import { writeExtraction } from '@/extract/write/write-extraction';
import { type Folder, fromFolder } from '@/lib/private-books/book-folder';
import {
  type Account,
  type Edit,
  MOST,
  type OwnBook,
  PrivateBookError,
} from '@/lib/private-books/private-book';
import { renameGame } from '@/lib/private-books/rename-game';

export type ReadBook = Omit<OwnBook, 'id' | 'added' | 'name' | 'languages'>;

/** A file that was read, ready to be changed by hand. */
export interface Reading {
  /** As it stands after these changes. */
  withEdits: (edits: readonly Edit[]) => ReadBook & { draft?: Draft };
  /** The printed book that lay beside a packed one. */
  print?: Uint8Array;
  /** Several games lay in one file: their folders. */
  others: number;
}

/** The reader of PDFs as it is loaded here. */
export type PdfLoaded = Pick<PdfOptions, 'pdfjs' | 'library' | 'thread'>;

export interface ReadOptions {
  bytes: Uint8Array;
  file: string;
  /** Of the book, when the reader said it; of the page, for a text that does not tell. */
  lang?: string | undefined;
  pageLang: string;
  /** Which of several games in one file. */
  nth?: number;
  pdf: () => Promise<PdfLoaded>;
  onPage: (done: number, all: number) => void;
}

export async function readFile(options: ReadOptions): Promise<Reading> {
  const { bytes, file } = options;
  if (!bytes.length) throw new PrivateBookError('empty');
  if (bytes.length > MOST.print) throw new PrivateBookError('too-large');
  try {
    if (isPdf(bytes)) return await readPrint(options);
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readPacked(bytes, file, options.nth ?? 0);
    return readText(options);
  } catch (error) {
    throw toFault(error);
  }
}

async function readPrint({ bytes, file, lang, pdf, onPage }: ReadOptions): Promise<Reading> {
  const { draft, source, places, sheets, files } = await extractPdf({
    bytes,
    book: file,
    game: 'book',
    lang,
    onPage,
    ...(await pdf()),
    data: undefined,
  });
  // A book that says nothing of its name is called as its file is, be that only «rules».
  const named = draft.book.title === 'Book' ? withName(draft, nameOf(file)) : draft;
  return reading(underTitle(named), { source, files, file, lang, print: { sheets, places } });
}

function readText({ bytes, file, lang, pageLang }: ReadOptions): Reading {
  const { text } = decodeBook(bytes);
  const { draft, files } = extractBook({
    bytes,
    book: file,
    game: 'book',
    lang: lang ?? findLanguage(text) ?? pageLang,
    data: null,
  });
  const named = withName(draft, titleIn(text) ?? nameOf(file));
  return reading(underTitle(named), { source: text, files, file, lang, print: {} });
}

/** A book that stands whole under its first heading is called by it, and its chapters are topics of their own. */
function underTitle(draft: Draft): Draft {
  const [title, ...others] = draft.topics;
  if (!title || others.length < 2 || others.some(({ parent }) => parent === undefined)) return draft;
  const topics = draft.topics.map(({ parent, ...topic }) => (parent ? { ...topic, parent } : topic));
  return withName({ ...draft, topics }, title.title);
}

/** A text that begins with its only heading of the first level says what it is called. */
function titleIn(text: string): string | undefined {
  const [title, ...others] = text.match(/^# .+$/gm) ?? [];
  return title && !others.length && text.trimStart().startsWith(title) ? title.slice(2).trim() : undefined;
}

const withName = (draft: Draft, name: string): Draft => editDraft(draft, { kind: 'name', to: name });

/** `Ticket_to_Ride-rules.pdf` to `Ticket to Ride rules` */
const nameOf = (file: string): string =>
  file
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80) || 'Book';

interface Extracted {
  source: string;
  files: ReadonlyMap<string, string>;
  file: string;
  /** As the reader said it. */
  lang: string | undefined;
  print: Pick<Account, 'sheets' | 'places'>;
}

function reading(draft: Draft, { source, files, file, lang, print }: Extracted): Reading {
  const lines: Line[] = source.split('\n').map((text, at) => ({ n: at + 1, text }));
  const drawings = new Map(
    [...files].flatMap(([path, svg]): [string, string][] => {
      const id = /^icons\/(.+)\.svg$/.exec(path)?.[1];
      return id ? [[id, svg]] : [];
    }),
  );
  return {
    others: 0,
    withEdits: (edits) => {
      const edited = edits.reduce(editDraft, draft);
      const emitted = writeExtraction(edited, lines, { book: file, game: 'book' }, drawings);
      return {
        file,
        files: Object.fromEntries(emitted.files),
        account: { ...emitted.extraction, ...print },
        source,
        ...(lang && { lang }),
        edits: [...edits],
        print: print.places !== undefined,
        draft: edited,
      };
    },
  };
}

/** What a packed book may come to before it is refused unread. */
const MOST_UNPACKED = MOST.print + 2 * MOST.letters;

function readPacked(bytes: Uint8Array, file: string, nth: number): Reading {
  let [size, count] = [0, 0];
  let folder: Folder;
  try {
    folder = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        count += 1;
        if (size > MOST_UNPACKED || count > 2 * MOST.files) throw new PrivateBookError('too-large');
        return !name.endsWith('/');
      },
    });
  } catch (error) {
    throw error instanceof PrivateBookError ? error : new PrivateBookError('damaged');
  }
  const { books, print } = fromFolder(folder, file);
  const book = books[nth] ?? books[0];
  if (!book) throw new PrivateBookError('no-book');
  return {
    others: books.length - 1,
    ...(print && { print }),
    // Somebody has looked it through already; only its name is changed here.
    withEdits: (edits) => {
      const name = edits.findLast((edit) => edit.kind === 'name')?.to;
      const page = book.files['game.md'] ?? '';
      const files = name ? { ...book.files, 'game.md': renameGame(page, name) } : book.files;
      return { ...book, files, edits: [...book.edits, ...edits] };
    },
  };
}

/** What the extractor found wrong, as words the interface has a sentence for. */
function toFault(error: unknown): PrivateBookError {
  if (error instanceof PrivateBookError) return error;
  if (error instanceof PdfError)
    return new PrivateBookError(error.trouble, error.sheet ? String(error.sheet) : '');
  if (error instanceof BookError)
    return new PrivateBookError(error.trouble ?? 'nothing-found', error.message);
  return new PrivateBookError('broken', error instanceof Error ? error.message : String(error));
}
