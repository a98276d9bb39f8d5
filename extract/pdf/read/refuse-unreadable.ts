// Refuses a PDF without readable text, with an error that tells the user what to do. Such a PDF is a scan without OCR
// text, or its fonts have no ToUnicode map, so that the characters of its glyphs are unknown.

import { cachedTest } from '../../text/cached-pattern-match';
import { overlapArea } from '../layout/bounding-box';
import type { PdfContent, PdfPage } from '../pdf-types';
import { PdfError } from './pdf-error';

const isReadable = cachedTest(/[\p{L}\p{N}]/u);
const isSign = cachedTest(/[\p{P}\p{S}\p{M}]/u);

/**
 * Minimum number of letters of a readable PDF: 200 on all pages together, or 40 on pages that are not scanned,
 * because a leaflet may have only one or two sentences.
 */
const [MIN_BOOK_LETTERS, MIN_LEAFLET_LETTERS] = [200, 40];
/** An image that covers at least this share of a page is a scan of the page. */
const MIN_SCAN_SHARE = 0.5;

export function refuseUnreadable({ pages }: PdfContent): void {
  let [letters, unscannedLetters, unknown, all] = [0, 0, 0, 0];
  for (const page of pages) {
    const before = letters;
    for (const { text } of page.glyphs) {
      if (!text.trim()) continue;
      all++;
      if (isReadable(text)) letters++;
      else if (!isSign(text)) unknown++;
    }
    if (!isScan(page)) unscannedLetters += letters - before;
  }
  if (unknown > 0.3 * all && all >= MIN_BOOK_LETTERS) throw noLetters();
  // A few letters on scanned pages may be a watermark, so they do not count towards the minimum for leaflets.
  if (letters < MIN_BOOK_LETTERS && unscannedLetters < MIN_LEAFLET_LETTERS)
    throw new PdfError(
      'scan',
      all > 2 * MIN_BOOK_LETTERS
        ? 'The PDF holds hardly any text.'
        : 'The PDF holds scanned pages without text: run text recognition (OCR) over it first, then use the result.',
    );
}

const isScan = ({ width, height, shapes }: PdfPage): boolean =>
  shapes.some(
    ({ kind, box }) =>
      kind === 'image' && overlapArea(box, [0, 0, width, height]) > MIN_SCAN_SHARE * width * height,
  );

const noLetters = (): PdfError =>
  new PdfError(
    'no-letters',
    'The fonts of the PDF do not say which letters they show: run text recognition (OCR) over it first, then use the result.',
  );
