// Chooses the text layer of a page. A scanned page has an image and invisible OCR text (text rendering mode 3) behind
// it; on other pages, invisible text only repeats the visible text.
import type { Glyph } from '../pdf-types';

/** A page is a scan if its invisible text has more than this many times as many letters as its visible text. */
const MIN_RATIO = 5;

/**
 * Returns all glyphs of a scanned page: the invisible OCR text and any visible text, such as a watermark. For any other
 * page, returns only the visible glyphs.
 */
export function chooseTextLayer(glyphs: readonly Glyph[]): Glyph[] {
  const visible = glyphs.filter(({ hidden }) => !hidden);
  const visibleLetters = countLetters(visible);
  return countLetters(glyphs) - visibleLetters > MIN_RATIO * visibleLetters ? [...glyphs] : visible;
}

const countLetters = (glyphs: readonly Glyph[]): number =>
  glyphs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length;
