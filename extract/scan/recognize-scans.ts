// Runs OCR on the pages of a PDF that have no readable text, and adds the recognized characters as glyphs, so that
// the following steps treat a scan like any other PDF.
import type { PdfContent, PdfPage } from '../pdf/pdf-types';
import { PdfError } from '../pdf/read/pdf-error';
import { type GrayImage, isBlank } from './image/gray-image';
import { type RecognizedPage, recognizePage } from './recognize-page';
import { withRecognizedPages } from './recognized-to-glyphs';
import type { Recognizer } from './recognizer';
import { SCAN_LIMITS } from './scan-limits';

/** The picture of a page, and its resolution. */
export interface PageRaster {
  picture: GrayImage;
  pixelsPerPoint: number;
}

/** The functions that draw, recognize and store the pages of one PDF. Node and browsers have different ones. */
export interface ScanReader {
  /**
   * Called once, before the first page that needs OCR and is not empty, with the number of pages that need OCR. May ask
   * the reader whether to start, and rejects if the reader says no.
   */
  begin?: (pages: number) => Promise<void>;
  /** Draws a page of the PDF. `sheet` is the number of the page in the file, from 1. */
  draw: (sheet: number) => Promise<PageRaster>;
  /**
   * Loads the OCR engine. Called at most once, before the first page without a stored result; `sample` is this page.
   */
  loadRecognizer: (sample: PageRaster) => Promise<Recognizer>;
  /** Returns the stored result of an earlier run for this page. */
  findStored?: (sheet: number) => Promise<RecognizedPage | undefined>;
  store?: (page: RecognizedPage) => Promise<void>;
  /**
   * Called after each page that needs OCR, including empty pages, with the number of finished pages (`done`)
   * and of all pages that need OCR (`all`). `page` is the recognized page, or undefined if the page is empty.
   */
  onPage?: (done: number, all: number, page?: RecognizedPage) => void;
  /** Closes the PDF and frees its memory. */
  close: () => void;
}

/** A page with fewer letters counts as a page without text: it has a page number, a watermark or nothing. */
const MIN_LETTERS = 25;
/**
 * Maximum share of glyphs whose characters are unknown. A page with more is recognized from its picture, because its
 * fonts do not say which letters they draw.
 */
const MAX_UNKNOWN_SHARE = 0.3;

/**
 * Returns the numbers of the pages that need OCR. If most pages have text, the first and the last page are left out,
 * because a cover is a picture without rules.
 */
export function findScannedSheets({ pages }: PdfContent): number[] {
  const scans = pages.filter(hasNoText);
  const isCover = ({ sheet }: PdfPage) => sheet === 1 || sheet === pages.length;
  const found = 2 * scans.length < pages.length ? scans.filter((page) => !isCover(page)) : scans;
  return found.map(({ sheet }) => sheet);
}

/**
 * Whether the page has no readable text. A scanned page and an empty page look the same here, because large pictures
 * are not decoded at this stage.
 */
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
  /** Draws and recognizes one page, or returns its stored result; undefined for an empty page. */
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
      reader.onPage?.(at + 1, sheets.length, page);
    }
  } finally {
    recognizer?.end();
    reader.close();
  }
  return withRecognizedPages(content, pages);
}
