// Chooses the words of a page: those it shows, or those that text recognition laid unseen over a picture of them.
import type { Glyph } from '../pdf-types';

/** So many times the letters that are seen: fewer hidden ones say again what is printed, or nothing. */
const TIMES = 5;

export function chooseLayer(glyphs: readonly Glyph[]): Glyph[] {
  const seen = glyphs.filter(({ hidden }) => !hidden);
  const letters = countLetters(seen);
  return countLetters(glyphs) - letters > TIMES * letters ? [...glyphs] : seen;
}

const countLetters = (glyphs: readonly Glyph[]): number =>
  glyphs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length;
