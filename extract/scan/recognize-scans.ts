// Recognizes the pages of a PDF that have no readable text, and inserts their text as glyphs.
import type { PdfContent, PdfPage } from '../pdf/pdf-types';
import { PdfError } from '../pdf/read/pdf-error';
import { type GrayImage, isBlank } from './gray-image';
import { type RecognizedPage, recognizePage } from './recognize-page';
import { withRecognizedPages } from './recognized-to-glyphs';
import type { Recognizer } from './recognizer';
import { SCAN_LIMITS } from './scan-limits';

/** The picture of a page. */
export interface PageRaster {
  picture: GrayImage;
  pixelsPerPoint: number;
}

/** Draws and recognizes the pages of one PDF. The caller provides the functions for its platform. */
export interface ScanReader {
  /**
   * Called once, at the first page that is not empty, with the number of pages. It may reject, to ask the reader first.
   */
  begin?: (pages: number) => Promise<void>;
  /** Draws a page of the file. */
  draw: (sheet: number) => Promise<PageRaster>;
  /** Loads a recognizer. Called once, before the first page that was not recognized earlier. */
  loadRecognizer: (sample: PageRaster) => Promise<Recognizer>;
  /** Returns a page that was recognized in an earlier run. */
  findStored?: (sheet: number) => Promise<RecognizedPage | undefined>;
  store?: (page: RecognizedPage) => Promise<void>;
  /** Called after each page that was recognized. */
  onPage?: (done: number, all: number) => void;
  /** Frees the memory. */
  close: () => void;
}

/** A page with fewer letters has no text of its own: a page number, a watermark or nothing. */
const MIN_LETTERS = 25;
/** Maximum share of glyphs that are no characters. With more, the fonts do not say which letters they show. */
const MAX_UNKNOWN_SHARE = 0.3;

/**
 * Returns the numbers of the pages that must be recognized. If most pages have text, the first and the last page are
 * not recognized, because a cover is a picture without rules.
 */
export function findScannedSheets({ pages }: PdfContent): number[] {
  const scans = pages.filter(hasNoText);
  const isCover = ({ sheet }: PdfPage) => sheet === 1 || sheet === pages.length;
  const found = 2 * scans.length < pages.length ? scans.filter((page) => !isCover(page)) : scans;
  return found.map(({ sheet }) => sheet);
}

/** pdf.js skips large pictures while it reads text, so a page with a scan looks like an empty page here. */
function hasNoText({ glyphs }: PdfPage): boolean {
  const inked = glyphs.filter(({ text }) => text.trim());
  const letters = inked.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length;
  const unknown = inked.filter(({ text }) => !/[\p{L}\p{N}\p{P}\p{S}\p{M}]/u.test(text)).length;
  if (unknown > MAX_UNKNOWN_SHARE * inked.length && inked.length >= MIN_LETTERS) return true;
  return letters < MIN_LETTERS;
}

export async function recognizeScans(
  content: PdfContent,
  sheets: readonly number[],
  reader: ScanReader,
): Promise<PdfContent> {
  let recognizer: Recognizer | undefined;
  let hasBegun = false;
  const pages: RecognizedPage[] = [];
  /** Returns undefined for an empty page. */
  const readPage = async (sheet: number): Promise<RecognizedPage | undefined> => {
    const stored = hasBegun ? await reader.findStored?.(sheet) : undefined;
    if (stored) return stored;
    const drawn = await reader.draw(sheet);
    if (isBlank(drawn.picture)) return undefined;
    if (!hasBegun) {
      await reader.begin?.(sheets.length);
      hasBegun = true;
      return readPage(sheet);
    }
    recognizer ??= await reader.loadRecognizer(drawn);
    const wasUpsideDown = pages.at(-1)?.isUpsideDown ?? false;
    const page = await recognizePage({ sheet, ...drawn, recognizer, wasUpsideDown });
    await reader.store?.(page);
    return page;
  };
  try {
    if (sheets.length > SCAN_LIMITS.pages)
      throw new PdfError(
        'too-many-pages',
        `The PDF has ${sheets.length} scanned pages, expected at most ${SCAN_LIMITS.pages}: extract the pages with the rules and use those.`,
      );
    for (const [at, sheet] of sheets.entries()) {
      const page = await readPage(sheet);
      if (page) pages.push(page);
      reader.onPage?.(at + 1, sheets.length);
    }
  } finally {
    recognizer?.end();
    reader.close();
  }
  return withRecognizedPages(content, pages);
}
