// Decides whether a page is a scan with an OCR text layer: invisible text (rendering mode 3) over its image.
import type { Glyph } from '../pdf-types';

/** Invisible text is used only if it has more than 5 times the letters of the visible text. Less is a repetition. */
const MIN_RATIO = 5;

/** All glyphs of a scanned page, so that a visible watermark stays; on any other page the visible glyphs only. */
export function chooseTextLayer(glyphs: readonly Glyph[]): Glyph[] {
  const visible = glyphs.filter(({ hidden }) => !hidden);
  const visibleLetters = countLetters(visible);
  return countLetters(glyphs) - visibleLetters > MIN_RATIO * visibleLetters ? [...glyphs] : visible;
}

const countLetters = (glyphs: readonly Glyph[]): number =>
  glyphs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length;
