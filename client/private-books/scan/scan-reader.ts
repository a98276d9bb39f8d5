// Recognizes the scanned pages of a PDF in the book worker. Stores each recognized page, so that an interrupted
// recognition can continue.
import { type PageText, toPageText } from '@/extract/scan/page-to-paragraphs';
import type { ScanReader } from '@/extract/scan/recognize-scans';
import { PrivateBookError } from '@/lib/private-books/private-book';
import { createPageDrawer } from './draw-pages';
import { listScanTools, openRecognizer, type ScanTools } from './open-recognizer';
import { findRecognizedPage, storeRecognizedPage, storeUnfinishedScan } from './scan-store';

/** Thrown if a file has scanned pages and the reader has not chosen their languages yet. */
export class ScanFound extends PrivateBookError {
  constructor(
    readonly pages: number,
    readonly tools: ScanTools,
  ) {
    super('scan');
  }
}

/** The progress of the text recognition. */
export interface ScanProgress {
  /** Number of scanned pages that are finished. `all` is the number of all scanned pages. */
  done: number;
  all: number;
  /** Number of pages that were recognized in this run. Stored and empty pages do not count, because they take no time. */
  recognized: number;
  /** The text of the page that was finished last; undefined before the first page and after an empty page. */
  text?: PageText;
}

interface ScanReaderOptions {
  /** Address of the folder with pdf.js and the files of Tesseract. */
  home: string;
  bytes: Uint8Array;
  file: string;
  /** Codes of the languages that the reader has chosen; undefined if the reader was not asked yet. */
  languages: readonly string[] | undefined;
  onPage: (progress: ScanProgress) => void;
}

export function createScanReader({ home, bytes, file, languages, onPage }: ScanReaderOptions): ScanReader {
  const drawer = createPageDrawer(home, bytes);
  let recognized = 0;
  return {
    begin: async (pages) => {
      if (!languages) throw new ScanFound(pages, await listScanTools(home));
      await storeUnfinishedScan({ file, bytes, languages: [...languages] });
      onPage({ done: 0, all: pages, recognized });
    },
    draw: drawer.draw,
    loadRecognizer: ({ pixelsPerPoint }) =>
      openRecognizer(home, languages ?? [], Math.round(72 * pixelsPerPoint)),
    findStored: findRecognizedPage,
    store: async (page) => {
      recognized++;
      await storeRecognizedPage(page);
    },
    onPage: (done, all, page) => onPage({ done, all, recognized, ...(page && { text: toPageText(page) }) }),
    close: drawer.close,
  };
}
