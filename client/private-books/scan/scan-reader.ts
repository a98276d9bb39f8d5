// Recognizes the scanned pages of a PDF in the book worker. Recognized pages are stored one by one, so that the work
// continues where it stopped.
import type { ScanReader } from '@/extract/scan/recognize-scans';
import { PrivateBookError } from '@/lib/private-books/private-book';
import { createPageDrawer } from './draw-pages';
import { listScanTools, openRecognizer, type ScanTools } from './open-recognizer';
import { findRecognizedPage, storeRecognizedPage, storeUnfinishedScan } from './scan-store';

/** The file has scanned pages, and the reader must choose their languages before the recognizer is downloaded. */
export class ScanFound extends PrivateBookError {
  constructor(
    readonly pages: number,
    readonly tools: ScanTools,
  ) {
    super('scan');
  }
}

interface ScanReaderOptions {
  /** Folder of the PDF library. */
  home: string;
  bytes: Uint8Array;
  file: string;
  /** Codes of the language data that the reader has chosen; undefined if the reader was not asked yet. */
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
