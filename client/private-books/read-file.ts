// Reads a file that the reader chose: a PDF, a text file, or a zip file with a shared book. Runs in the book worker.
// This is the only file in client/ that calls the extractor.
import { BookError } from '@/extract/book-error';
import { draftTextBook } from '@/extract/extract-text-book';
import { openPdf } from '@/extract/pdf/extract-pdf';
import { findLanguage } from '@/extract/pdf/headings/detect-language';
import { PdfError } from '@/extract/pdf/read/pdf-error';
import { isPdf, type PdfOptions } from '@/extract/pdf/read/read-pdf';
import type { ScanReader } from '@/extract/scan/recognize-scans';
import { decodeBook } from '@/extract/text/decode-text';
import { editDraft, type TopicEdit } from '@/extract/topics/apply-reader-edits-to-topics';
import type { Draft, Line } from '@/extract/types';
import { writeExtraction } from '@/extract/write/write-extraction';
import { isFolderFile, maxFileBytes, parseBookFolder } from '@/lib/private-books/book-folder';
import {
  BOOK_LIMITS,
  type BookEdit,
  type ExtractionReport,
  isLineEdit,
  type LineEdit,
  type PrivateBook,
  PrivateBookError,
} from '@/lib/private-books/private-book';
import { renameGame } from '@/lib/private-books/rename-game';
import { unpackZip, type ZipLimits } from '@/lib/private-books/unpack-zip';

export type UnsavedBook = Omit<PrivateBook, 'id' | 'added' | 'name' | 'languages'>;

/**
 * A file whose text was extracted. The reader's edits are applied to this text, so the file need not be extracted
 * again.
 */
export interface OpenedFile {
  /** Returns the book with these edits applied to the extracted text. */
  withEdits: (edits: readonly BookEdit[]) => UnsavedBook & { draft?: Draft; types?: number[] };
  /** The PDF inside the zip file of a shared book. */
  pdf?: Uint8Array;
  /** Number of further games in the file. */
  others: number;
  /** The other books of the same game, if the file contains the books of one game. */
  more?: MoreBook[];
}

/** Another book of the same file, which the page saves together with the reviewed book. */
export interface MoreBook {
  book: UnsavedBook;
  pdf?: Uint8Array;
}

/** The pdf.js modules and the worker that the extractor needs. */
export type LoadedPdfJs = Pick<PdfOptions, 'pdfjs' | 'library' | 'thread'>;

export interface ReadFileOptions {
  bytes: Uint8Array;
  file: string;
  /** Language of the book, if the reader has chosen a language. */
  lang?: string | undefined;
  /** Language of the interface. If the extractor cannot detect the language of a text, it uses this language. */
  pageLang: string;
  /** Index of the game to read, from 0, if the file contains several games. */
  nth?: number;
  loadPdfReader: () => Promise<LoadedPdfJs>;
  onPage: (done: number, all: number) => void;
  /** Creates the object that recognizes the text of scanned pages. `bytes` is the PDF with the pages. */
  scanReader?: (bytes: Uint8Array) => ScanReader;
}

export async function readBookFile(options: ReadFileOptions): Promise<OpenedFile> {
  const { bytes, file } = options;
  if (!bytes.length) throw new PrivateBookError('empty');
  if (bytes.length > BOOK_LIMITS.pdfBytes) throw new PrivateBookError('too-large', 'pdfBytes');
  try {
    if (isPdf(bytes)) return await readPdfFile(options);
    if (isPhoto(bytes)) throw new PrivateBookError('photo');
    if (isZip(bytes)) return readZip(bytes, file, options.nth ?? 0);
    return readText(options);
  } catch (error) {
    throw toPrivateBookError(error);
  }
}

/** Whether the bytes start with the letters PK, as every zip file does. */
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * First bytes of image files, read as Latin-1 text: PNG, JPEG, GIF, WebP (inside RIFF), HEIC and AVIF (from byte 4).
 */
const IMAGE_SIGNATURES = [/^\x89PNG/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF.{4}WEBP/s, /^.{4}ftyp(hei|mif|avi)/s];

const isPhoto = (bytes: Uint8Array): boolean => {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  return IMAGE_SIGNATURES.some((signature) => signature.test(start));
};

/**
 * Whether this is the name of the main file in a .docx or .odt document. Such a document is also a zip file, but not a
 * shared book.
 */
const isDocumentFile = (name: string): boolean => name === 'word/document.xml' || name === 'content.xml';

async function readPdfFile({
  bytes,
  file,
  lang,
  loadPdfReader,
  onPage,
  scanReader,
}: ReadFileOptions): Promise<OpenedFile> {
  const pdf = await openPdf({
    bytes,
    book: file,
    game: 'book',
    lang,
    onPage,
    ...(await loadPdfReader()),
    data: undefined,
    ...(scanReader && { scanReader }),
  });
  return openDraft({ file, lang }, (edits) => {
    const { draft, source, places, sheets, types, drawings, lang: found } = pdf.draft(edits);
    // The extractor uses the title `Book` if it found no title. The file name is better, even if it is only `rules`.
    const named = draft.book.title === 'Book' ? withName(draft, fileToName(file)) : draft;
    return { draft: promoteTitle(named), source, drawings, types, report: { sheets, places, lang: found } };
  });
}

function readText({ bytes, file, lang, pageLang }: ReadFileOptions): OpenedFile {
  const { text } = decodeBook(bytes);
  const language = lang ?? findLanguage(text) ?? pageLang;
  return openDraft({ file, lang }, (edits) => {
    const { draft } = draftTextBook({ bytes, book: file, game: 'book', lang: language, data: null, edits });
    const named = withName(draft, findTitle(text) ?? fileToName(file));
    return {
      draft: promoteTitle(named),
      source: text,
      drawings: new Map(),
      types: [],
      report: { lang: language },
    };
  });
}

/**
 * Finds the title of the book among the topics. If all other topics are subtopics of the first topic, the first topic
 * is the title. It becomes the name of the book, and its subtopics move up one level.
 */
function promoteTitle(draft: Draft): Draft {
  const [title, ...others] = draft.topics;
  if (!title || others.length < 2 || others.some(({ parent }) => parent === undefined)) return draft;
  const topics = draft.topics.map(({ parent, ...topic }) => (parent ? { ...topic, parent } : topic));
  return withName({ ...draft, topics }, title.title);
}

/**
 * Finds the title of a Markdown text. If the text starts with a heading of the first level, and has no other heading of
 * this level, that heading is the title. Example: `# Foxes and Hens`.
 */
function findTitle(text: string): string | undefined {
  const [title, ...others] = text.match(/^# .+$/gm) ?? [];
  return title && !others.length && text.trimStart().startsWith(title) ? title.slice(2).trim() : undefined;
}

const withName = (draft: Draft, name: string): Draft => editDraft(draft, { kind: 'name', to: name });

/** Converts a file name to a title: `Ticket_to_Ride-rules.pdf` becomes `Ticket to Ride rules`. */
const fileToName = (file: string): string =>
  file
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80) || 'Book';

interface Extracted {
  draft: Draft;
  source: string;
  /** SVG of each icon by icon id. */
  drawings: ReadonlyMap<string, string>;
  /** Number of the font style of each line; empty if the file is a text file. */
  types: number[];
  /** Language of the book. For a PDF, the report also has the pages and the position of each line. */
  report: Pick<ExtractionReport, 'sheets' | 'places' | 'lang'>;
}

interface BookFile {
  file: string;
  /** Language that the reader has chosen; undefined if the reader has not chosen one. */
  lang: string | undefined;
}

/** Opens a file. `extract` applies the reader's edits of lines and builds the topics. */
function openDraft({ file, lang }: BookFile, extract: (edits: readonly LineEdit[]) => Extracted): OpenedFile {
  let last: { key: string; found: Extracted } | undefined;
  const extractOnce = (edits: readonly LineEdit[]): Extracted => {
    const key = JSON.stringify(edits);
    if (last?.key === key) return last.found;
    try {
      last = { key, found: extract(edits) };
    } catch (error) {
      throw toPrivateBookError(error);
    }
    return last.found;
  };
  return {
    others: 0,
    withEdits: (edits) => {
      const { draft, source, drawings, types, report } = extractOnce(edits.filter(isLineEdit));
      const topicEdits = edits.filter((edit): edit is TopicEdit => !isLineEdit(edit));
      const edited = topicEdits.reduce(editDraft, draft);
      const lines: Line[] = source.split('\n').map((text, at) => ({ n: at + 1, text }));
      const emitted = writeExtraction(edited, lines, { book: file, game: 'book' }, drawings);
      return {
        file,
        files: Object.fromEntries(emitted.files),
        account: { ...emitted.extraction, ...report },
        source,
        ...(lang && { lang }),
        edits: [...edits],
        print: report.places !== undefined,
        draft: edited,
        types,
      };
    },
  };
}

const ZIP_LIMITS: ZipLimits = {
  bytes: BOOK_LIMITS.pdfBytes + 2 * BOOK_LIMITS.letters,
  bytesOf: maxFileBytes,
  entries: 2 * BOOK_LIMITS.files,
  pathBytes: 400,
};

function readZip(bytes: Uint8Array, file: string, nth: number): OpenedFile {
  const isWanted = (path: string) => {
    if (isDocumentFile(path)) throw new PrivateBookError('document');
    return isFolderFile(path);
  };
  const { books, pdf, more } = parseBookFolder(unpackZip(bytes, ZIP_LIMITS, isWanted), file);
  const book = books[nth] ?? books[0];
  if (!book) throw new PrivateBookError('no-book');
  return {
    others: books.length - 1,
    ...(pdf && { pdf }),
    ...(more && { more }),
    // The sender has reviewed a shared book before sharing it, so the reader can change only its name.
    withEdits: (edits) => {
      const name = edits.findLast((edit) => edit.kind === 'name')?.to;
      const gameFile = book.files['game.md'] ?? '';
      const files = name ? { ...book.files, 'game.md': renameGame(gameFile, name) } : book.files;
      return { ...book, files, edits: [...book.edits, ...edits] };
    },
  };
}

/** Converts an error of the extractor to an error for which the interface has a message. */
function toPrivateBookError(error: unknown): PrivateBookError {
  if (error instanceof PrivateBookError) return error;
  if (error instanceof PdfError)
    return new PrivateBookError(error.code, error.sheet ? String(error.sheet) : '');
  if (error instanceof BookError) return new PrivateBookError(error.code ?? 'nothing-found', error.message);
  return new PrivateBookError('broken', error instanceof Error ? error.message : String(error));
}
