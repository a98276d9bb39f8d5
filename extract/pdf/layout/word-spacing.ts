// Spells the words of a line from its signs: where a space belongs, also in letters set far apart.

import type { Font, Glyph, Span } from '../pdf-types';
import { medianOf } from './median';

/** Shares of the size: a gap wider than this is a space where the file writes none, and where it does. */
const GAP = 0.17;
const WIDE_GAP = 0.3;
/** Letters further apart than this are spaced by intent. */
const TRACKED = 0.08;
/** With a space for so many letters, the file writes its spaces. */
const LONGEST_WORD = 14;

const isSpace = (glyph: Glyph): boolean => !glyph.text.trim();

const endOf = ({ x, width }: Glyph): number => x + width;

/** Signs from left to right; gives them grouped into words in one dress each. */
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

/** Places of the signs before which a space stands. */
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
  if (isSpelledOut(inked, typed)) return wideBreaks(gaps, medianOf(gaps));
  const usual = medianOf(gaps.filter((_, at) => !typed.has(at + 1)));
  if (usual > TRACKED && !typed.size && inked.length > 3) return wideBreaks(gaps, usual);
  const spelt = typed.size > inked.length / LONGEST_WORD;
  const breaks = new Set<number>();
  const least = usual > TRACKED ? usual + WIDE_GAP : spelt ? WIDE_GAP : GAP;
  gaps.forEach((gap, at) => {
    const isTyped = typed.has(at + 1);
    if (isTyped && isInsideWord(inked, at)) return;
    // A space of no width, or one that the next letters are drawn over, parts nothing.
    if ((isTyped && gap > 0.06) || gap > least) breaks.add(at + 1);
  });
  return breaks;
}

/** «Confl ict»: some programs write a space behind a ligature that ends no word. */
const isInsideWord = (inked: readonly Glyph[], at: number): boolean =>
  /^f+[il]$/.test(inked[at]?.text ?? '') && /^\p{Ll}/u.test(inked[at + 1]?.text ?? '');

/** «C O M P O N E N T S»: nearly every letter has a space behind it. */
const isSpelledOut = (inked: readonly Glyph[], typed: ReadonlySet<number>): boolean =>
  inked.length >= 5 && typed.size >= 0.75 * (inked.length - 1) && inked.every(({ text }) => text.length < 3);

function wideBreaks(gaps: readonly number[], usual: number): Set<number> {
  const least = Math.max(usual * 1.6, usual + 0.15);
  return new Set(gaps.flatMap((gap, at) => (gap > least ? [at + 1] : [])));
}
