// Refuses a print that holds no words: pictures of pages, or signs whose fonts do not say which letters they are.
import { PdfError } from './pdf-error';
import type { Print } from './types';

const FEWEST = 200;

export function judgePrint({ pages }: Print): void {
  let [letters, odd, all] = [0, 0, 0];
  for (const { glyphs } of pages)
    for (const { text } of glyphs) {
      if (!text.trim()) continue;
      all++;
      if (/[\p{L}\p{N}]/u.test(text)) letters++;
      else if (!/[\p{P}\p{S}\p{M}]/u.test(text)) odd++;
    }
  if (odd > 0.3 * all && all >= FEWEST) throw noLetters();
  if (letters < FEWEST)
    throw new PdfError(
      'scan',
      all > 2 * FEWEST
        ? 'The PDF holds hardly any words.'
        : 'The PDF holds pictures of pages and no text: run text recognition (OCR) over it first, then use the result.',
    );
}

const noLetters = (): PdfError =>
  new PdfError(
    'no-letters',
    'The fonts of the PDF do not say which letters they show: run text recognition (OCR) over it first, then use the result.',
  );
