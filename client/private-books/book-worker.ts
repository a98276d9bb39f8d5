// The worker for private books (rulebooks that the reader adds). It extracts, edits and compiles the books, so that the
// page can still react to the reader. The worker keeps the last file in memory. To cancel a request, the page
// terminates the worker.

import { SETTINGS } from '@/components/page/site-addresses';
import { TOO_MUCH_MEMORY } from '@/extract/pdf/limit-pdf-memory';
import type { PdfOptions } from '@/extract/pdf/read/read-pdf';
import { isLang } from '@/lib/core/languages';
import type { SiteEdition, SiteEntry } from '@/lib/data/site-data-types';
import type { BookFiles } from '@/lib/editing/edit-book';
import { createPreviewCache, type Preview, type PreviewCache, previewBook } from '@/lib/editing/preview-book';
import {
  type BookCache,
  type BookOfGame,
  type CompiledBook,
  compileBook,
  compileGameBooks,
  createBookCache,
} from '@/lib/private-books/compile-book';
import { type BookEdit, PrivateBookError } from '@/lib/private-books/private-book';
import { importPdfReader, pdfResources } from './import-pdf-reader';
import {
  type LoadedPdfJs,
  type MoreBook,
  type OpenedFile,
  readBookFile,
  type UnsavedBook,
} from './read-file';
import { type BookReview, toBookReview } from './review/book-review-data';
import type { ScanTools } from './scan/open-recognizer';
import type { Photo } from './scan/photos-to-pdf';
import { photosToPdf } from './scan/photos-to-pdf';
import { createScanReader, ScanFound, type ScanProgress } from './scan/scan-reader';

/** Path of the folder with pdf.js; the build inserts the path. */
declare const PDF_PATH: string;

/**
 * Messages from the page to the worker. `read` reads a file and compiles it as the book with the id `id`. `edit`
 * applies edits to this file. `keep` asks for the compiled form of the book that the reader last reviewed. `compile`
 * compiles the saved books of a game. `preview` checks the files of a draft (a book with unsaved changes from the
 * editor) and compiles one entry of the draft.
 */
export type BookWorkerRequest =
  | {
      ask: 'read';
      /** Id under which the book will be saved. The addresses in the compiled book contain this id. */
      id: string;
      bytes: Uint8Array;
      file: string;
      edits: BookEdit[];
      lang?: string | undefined;
      pageLang: string;
      nth?: number;
      /** Codes of the languages in which to recognize scanned pages. */
      scanLanguages?: string[] | undefined;
      /** Photographs of pages, from which the worker makes a PDF. Ignored if `bytes` already contains this PDF. */
      photos?: readonly Photo[] | undefined;
    }
  | { ask: 'edit'; edits: BookEdit[] }
  | { ask: 'keep' }
  | { ask: 'preview'; game: string; lang: string; from?: string; entry: string; files: BookFiles }
  | { ask: 'compile'; game: string; books: BookOfGame[] };

/**
 * Messages from the worker to the page: the progress, an error (its code and a detail), a question about scanned pages,
 * the book for the review, or a compiled book.
 */
export type BookWorkerResponse =
  | ReadProgress
  | { scan: FoundScan }
  | { errorCode: string; found: string }
  | { look: BookReview; book: UnsavedBook; print?: Uint8Array; others: number; more?: NamedBook[] }
  | { compiled: CompiledBook }
  | { preview: EntryPreview };

/** How many of the pages have been read. */
export interface ReadProgress {
  page: number;
  pages: number;
  /** Whether the worker is making a PDF from photographs. */
  isPhoto?: boolean;
  /** The progress of the text recognition, if the pages are scans. */
  recognition?: ScanProgress;
}

/**
 * The data that the editor shows for a draft: the problems that the content check has found, and one compiled entry for
 * the preview.
 */
export interface EntryPreview extends Omit<Preview, 'pages'> {
  page?: { edition: SiteEdition; entry: SiteEntry };
}

/** Another book of the same file, which the page saves together with the reviewed book. */
export interface NamedBook extends MoreBook {
  name: string;
  languages: string[];
}

/** The number of scanned pages in a file, and what the browser must download to recognize them. */
export interface FoundScan {
  pages: number;
  tools: ScanTools;
  /** The PDF that the worker made from photographs. */
  pdf?: Uint8Array;
}

interface OpenBook extends OpenedFile {
  id: string;
  cache: BookCache;
  /** The compiled book, as it was in the last review. */
  compiled?: CompiledBook;
}

/**
 * A PDF that the worker made from photographs. The worker asks for the languages of the pages, and the page then sends
 * the PDF back.
 */
let photoPdf: Uint8Array | undefined;
let opened: OpenBook | undefined;
let previewCache: PreviewCache | undefined;

const respond = (response: BookWorkerResponse): void => postMessage(response);

addEventListener('message', async ({ data }: MessageEvent<BookWorkerRequest>) => {
  try {
    if (data.ask === 'read') {
      const { id, file, edits, lang, pageLang, nth = 0, scanLanguages: languages, photos } = data;
      const onPage = (page: number, pages: number) => respond({ page, pages });
      if (photos && !data.bytes.length)
        photoPdf = await photosToPdf(photos, (page, pages) => respond({ page, pages, isPhoto: true }));
      const bytes = photoPdf ?? data.bytes;
      const read = await readBookFile({
        bytes,
        file,
        lang: lang && isLang(lang) ? lang : lang || undefined,
        pageLang,
        nth,
        loadPdfReader: loadPdfReader,
        onPage,
        scanReader: (pdf) =>
          createScanReader({
            home: pdfHome(),
            bytes: pdf,
            file,
            languages,
            onPage: (recognition) => respond({ page: recognition.done, pages: recognition.all, recognition }),
          }),
      });
      opened = { ...read, id, cache: createBookCache(), ...(photos && { pdf: bytes }) };
      respondWithReview(opened, edits);
    } else if (data.ask === 'edit') respondWithReview(opened, data.edits);
    else if (data.ask === 'keep') respond({ compiled: getCompiled(opened) });
    else if (data.ask === 'preview') respond({ preview: previewEntry(data) });
    else respond({ compiled: compileGameBooks(data.game, data.books, SETTINGS) });
  } catch (error) {
    if (error instanceof ScanFound)
      return respond({
        scan: { pages: error.pages, tools: error.tools, ...(photoPdf && { pdf: photoPdf }) },
      });
    const { code, detail } =
      error instanceof PrivateBookError ? error : new PrivateBookError('broken', String(error));
    respond({ errorCode: code, found: detail });
  }
});

function respondWithReview(open: OpenBook | undefined, edits: readonly BookEdit[]): void {
  if (!open) throw new PrivateBookError('broken');
  const { draft, types, ...book } = open.withEdits(edits);
  open.compiled = compileBook({ ...book, id: open.id }, SETTINGS, open.cache);
  respond({
    look: toBookReview(book, open.compiled, draft, types),
    book,
    others: open.others,
    ...(open.pdf && { print: open.pdf }),
    ...(open.more && { more: open.more.map(nameBook) }),
  });
}

/**
 * Compiles another book of the same file, which the page saves together with the reviewed book. If the book has an
 * error, the worker refuses the whole file.
 */
function nameBook(more: MoreBook): NamedBook {
  const { editions } = compileBook({ ...more.book, id: 'more' }, SETTINGS);
  return { ...more, name: editions[0]?.edition.name ?? '', languages: editions.map(({ lang }) => lang) };
}

function previewEntry({
  game,
  lang,
  from = '',
  entry,
  files,
}: BookWorkerRequest & { ask: 'preview' }): EntryPreview {
  previewCache ??= createPreviewCache();
  const shownLang = isLang(lang) ? lang : 'en';
  const { pages, ...preview } = previewBook(game, shownLang, files, {
    settings: SETTINGS,
    from,
    cache: previewCache,
  });
  const shown = pages?.entries[entry];
  return { ...preview, ...(pages && shown && { page: { edition: pages.edition, entry: shown } }) };
}

function getCompiled(open: OpenBook | undefined): CompiledBook {
  if (!open?.compiled) throw new PrivateBookError('broken');
  return open.compiled;
}

const pdfHome = (): string => new URL(PDF_PATH, location.origin).href;

/**
 * Loads pdf.js. pdf.js parses in a separate worker; the extractor terminates that worker at the end of the extraction,
 * even after an error.
 */
async function loadPdfReader(): Promise<LoadedPdfJs> {
  const home = pdfHome();
  return {
    pdfjs: await importPdfReader<PdfOptions['pdfjs']>(home),
    thread: (fail) => {
      const port = new Worker(`${home}pdf.worker.js`, { type: 'module' });
      port.addEventListener('error', fail);
      port.addEventListener('message', ({ data }) => data === TOO_MUCH_MEMORY && fail());
      return { port, terminate: () => port.terminate() };
    },
    library: pdfResources(home),
  };
}
