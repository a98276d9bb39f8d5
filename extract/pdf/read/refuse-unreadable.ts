// Refuses a print that holds no words: pictures of pages, or signs whose fonts do not say which letters they are.
import { overlap } from '../layout/box';
import type { Page, PdfContent } from '../pdf-types';
import { PdfError } from './pdf-error';

/** Letters of a book, and of a leaflet of a sentence or two. */
const [BOOK, LEAFLET] = [200, 40];
/** Share of the page under a picture from which on it is a picture of the page. */
const COVERED = 0.5;

export function refuseUnreadable({ pages }: PdfContent): void {
  let [letters, open, odd, all] = [0, 0, 0, 0];
  for (const page of pages) {
    const before = letters;
    for (const { text } of page.glyphs) {
      if (!text.trim()) continue;
      all++;
      if (/[\p{L}\p{N}]/u.test(text)) letters++;
      else if (!/[\p{P}\p{S}\p{M}]/u.test(text)) odd++;
    }
    if (!isCovered(page)) open += letters - before;
  }
  if (odd > 0.3 * all && all >= BOOK) throw noLetters();
  // A few letters on a picture are a mark of whoever scanned it.
  if (letters < BOOK && open < LEAFLET)
    throw new PdfError(
      'scan',
      all > 2 * BOOK
        ? 'The PDF holds hardly any words.'
        : 'The PDF holds pictures of pages and no text: run text recognition (OCR) over it first, then use the result.',
    );
}

const isCovered = ({ width, height, shapes }: Page): boolean =>
  shapes.some(
    ({ kind, box }) => kind === 'image' && overlap(box, [0, 0, width, height]) > COVERED * width * height,
  );

const noLetters = (): PdfError =>
  new PdfError(
    'no-letters',
    'The fonts of the PDF do not say which letters they show: run text recognition (OCR) over it first, then use the result.',
  );
