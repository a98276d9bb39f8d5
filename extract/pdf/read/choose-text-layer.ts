// Chooses the text layer of a page. A scanned page has an image of the page, and invisible OCR text (text rendering
// mode 3) behind the image. On other pages, invisible text only repeats the visible text.
import type { Glyph } from '../pdf-types';

/** A page counts as a scan if the ratio of invisible letters to visible letters is above this number. */
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
