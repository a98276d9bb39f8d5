// Recognizes the scanned pages of a PDF in the book worker. Stores each recognized page, so that an interrupted
// recognition can continue.
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

interface ScanReaderOptions {
  /** Address of the folder with pdf.js and the files of Tesseract. */
  home: string;
  bytes: Uint8Array;
  file: string;
  /** Codes of the languages that the reader has chosen; undefined if the reader was not asked yet. */
  languages: readonly string[] | undefined;
  onPage: (done: number, all: number) => void;
}

export function createScanReader({ home, bytes, file, languages, onPage }: ScanReaderOptions): ScanReader {
  const drawer = createPageDrawer(home, bytes);
  return {
    begin: async (pages) => {
      if (!languages) throw new ScanFound(pages, await listScanTools(home));
      await storeUnfinishedScan({ file, bytes, languages: [...languages] });
      onPage(0, pages);
    },
    draw: drawer.draw,
    loadRecognizer: ({ pixelsPerPoint }) =>
      openRecognizer(home, languages ?? [], Math.round(72 * pixelsPerPoint)),
    findStored: findRecognizedPage,
    store: async (page) => void (await storeRecognizedPage(page)),
    onPage,
    close: drawer.close,
  };
}
