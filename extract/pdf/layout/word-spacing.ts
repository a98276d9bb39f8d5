// Joins the glyphs of a line into spans of text and inserts the spaces between words. Many PDFs have no space
// characters, so a wide gap between two glyphs counts as a space. In letterspaced text, all gaps are wide, so each gap
// is compared with the median gap.

import type { Font, Glyph, Span } from '../pdf-types';
import { median } from './median';

/** Minimum width of a space in a line without space characters, as a share of the font size. */
const MIN_SPACE = 0.17;
/**
 * Minimum width of a space in a line with space characters, as a share of the font size. It is larger, because most
 * spaces of such a line are found by their characters.
 */
const MIN_WIDE_SPACE = 0.3;
/** Minimum median gap between the letters of letterspaced text, as a share of the font size. */
const MIN_LETTERSPACING = 0.08;
/**
 * Maximum number of letters per space character. A line with fewer space characters is treated like a line without
 * any.
 */
const MAX_WORD_LENGTH = 14;

const isSpace = (glyph: Glyph): boolean => !glyph.text.trim();

const endOf = ({ x, width }: Glyph): number => x + width;

/**
 * Joins glyphs, which must be sorted from left to right, into spans. A change of font, size, color or weight starts a
 * new span.
 */
export function joinGlyphs(glyphs: readonly Glyph[], fonts: readonly Font[]): Span[] {
  const inked = glyphs.filter((glyph) => !isSpace(glyph));
  const breaks = findBreaks(glyphs, inked);
  const spans: Span[] = [];
  inked.forEach((glyph, at) => {
    const open = spans.at(-1);
    const font = fonts[glyph.font];
    const bold = (font?.weight ?? 400) >= 600 || glyph.stroked;
    const italic = font?.italic ?? false;
    const space = at > 0 && breaks.has(at) ? ' ' : '';
    const top = glyph.y - (font?.ascent ?? 0.8) * glyph.size;
    const bottom = glyph.y + (font?.descent ?? 0.2) * glyph.size;
    if (
      open &&
      open.font === glyph.font &&
      open.colour === glyph.colour &&
      Math.abs(open.size - glyph.size) < 0.3 &&
      open.bold === bold
    ) {
      open.text += space + glyph.text;
      open.box = [
        open.box[0],
        Math.min(open.box[1], top),
        Math.max(open.box[2], endOf(glyph)),
        Math.max(open.box[3], bottom),
      ];
    } else {
      if (open && space) open.text += ' ';
      spans.push({
        text: glyph.text,
        font: glyph.font,
        size: glyph.size,
        colour: glyph.colour,
        bold,
        italic,
        box: [glyph.x, top, endOf(glyph), bottom],
      });
    }
  });
  return spans;
}

/** Returns the indexes in `inked` (the glyphs that are not spaces) of the glyphs that start a word. */
function findBreaks(glyphs: readonly Glyph[], inked: readonly Glyph[]): Set<number> {
  const typed = new Set<number>();
  let count = 0;
  let after = false;
  for (const glyph of glyphs) {
    if (isSpace(glyph)) {
      after = true;
      continue;
    }
    if (after) typed.add(count);
    after = false;
    count++;
  }
  const gaps = inked.slice(1).map((glyph, at) => {
    const before = inked[at] as Glyph;
    return (glyph.x - endOf(before)) / Math.max(1, Math.min(glyph.size, before.size));
  });
  if (isSpelledOut(inked, typed)) return wideBreaks(gaps, median(gaps));
  const medianGap = median(gaps.filter((_, at) => !typed.has(at + 1)));
  if (medianGap > MIN_LETTERSPACING && !typed.size && inked.length > 3) return wideBreaks(gaps, medianGap);
  const hasSpaces = typed.size > inked.length / MAX_WORD_LENGTH;
  const breaks = new Set<number>();
  const minGap =
    medianGap > MIN_LETTERSPACING ? medianGap + MIN_WIDE_SPACE : hasSpaces ? MIN_WIDE_SPACE : MIN_SPACE;
  gaps.forEach((gap, at) => {
    const isTyped = typed.has(at + 1);
    if (isTyped && isInsideWord(inked, at)) return;
    // A space character counts only if there is a gap: some programs write spaces without width inside words.
    if ((isTyped && gap > 0.06) || gap > minGap) breaks.add(at + 1);
  });
  return breaks;
}

/** Whether the space is inside a word, as in “Confl ict”: some programs write a space character after a ligature. */
const isInsideWord = (inked: readonly Glyph[], at: number): boolean =>
  /^f+[il]$/.test(inked[at]?.text ?? '') && /^\p{Ll}/u.test(inked[at + 1]?.text ?? '');

/** Whether nearly every letter is followed by a space character, as in “C O M P O N E N T S”. */
const isSpelledOut = (inked: readonly Glyph[], typed: ReadonlySet<number>): boolean =>
  inked.length >= 5 && typed.size >= 0.75 * (inked.length - 1) && inked.every(({ text }) => text.length < 3);

/** Returns the indexes of the glyphs after a gap that is at least 1.6 times as wide as the median gap. */
function wideBreaks(gaps: readonly number[], medianGap: number): Set<number> {
  const minGap = Math.max(medianGap * 1.6, medianGap + 0.15);
  return new Set(gaps.flatMap((gap, at) => (gap > minGap ? [at + 1] : [])));
}
