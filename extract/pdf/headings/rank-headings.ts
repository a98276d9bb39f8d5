// Finds the headings of a book, which are short prominent lines with text under them, and assigns a level from 1 to 6
// to each by its prominence.

import type { Font, TextLine } from '../pdf-types';
import type { BodyFont } from './body-font';
import { confirmHeadings } from './confirm-headings';
import { findTableOfContents } from './find-table-of-contents';
import { endsWithStop } from './is-heading-shaped';
import { type HeadingCandidate, prominence, styleKey, titleSize, VERY_LARGE_RATIO } from './line-prominence';

/**
 * Two headings of one style count as equally large if the smaller prominence is at least this share of the larger
 * one.
 */
const EQUAL_SIZE_SHARE = 0.92;

/** A first page with fewer characters than this is a cover. */
const MIN_TEXT_PAGE_LETTERS = 200;

/** Finds the headings, and sets `level` on every line of a heading. */
export function rankHeadings(lines: readonly TextLine[], fonts: readonly Font[], body: BodyFont): void {
  const candidates = equalizeSizes(joinLines(lines, fonts, body));
  const confirmed = confirmHeadings(candidates, lines, body);
  const contents = findTableOfContents(confirmed, lines);
  const headings = confirmed.filter((one) => !contents.isContentsEntry(one));
  const ranks = [...new Set(headings.map(({ rank }) => rank))].sort((a, b) => b - a);
  const levels = new Map<number, number>();
  let level = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const rank of ranks) {
    // Prominence values that differ by at most 2.5% from the largest one of a level belong to this level.
    if (rank < 0.975 * last) {
      level++;
      last = rank;
    }
    levels.set(rank, Math.min(6, level));
  }
  const levelOf = ({ rank }: HeadingCandidate) => levels.get(rank) ?? 1;
  const title = findTitle(headings, levelOf);
  const onFirst = lines.reduce((sum, { sheet, text }) => sum + (sheet === 1 ? text.length : 0), 0);
  const isCoverPage = onFirst < MIN_TEXT_PAGE_LETTERS;
  headings.forEach((one, at) => {
    const next = headings[at + 1];
    // A heading on the cover or above the table of contents must not become the parent of the chapters that follow.
    const isCover =
      (at === 0 || isCoverPage) && one.lines[0]?.sheet === 1 && next && (next.lines[0]?.sheet ?? 1) > 1;
    const isApart = next && (isCover || contents.isContentsRange(one.at, next.at));
    const own = one === title ? 2 : isApart ? Math.max(levelOf(one), levelOf(next)) : levelOf(one);
    for (const line of one.lines) line.level = own;
  });
}

/**
 * Finds the title of the book, or an opening heading such as “Welcome”: the only heading of level 1, if it precedes
 * all headings of level 2. The caller gives it level 2; otherwise it would become the parent of all chapters.
 */
function findTitle(
  headings: readonly HeadingCandidate[],
  levelOf: (one: HeadingCandidate) => number,
): HeadingCandidate | undefined {
  const [highest, ...more] = headings.filter((one) => levelOf(one) === 1);
  const chapter = headings.find((one) => levelOf(one) === 2);
  return highest && !more.length && chapter && highest.at < chapter.at ? highest : undefined;
}

/** Returns the heading candidates: all prominent lines, with successive lines of one heading joined. */
function joinLines(lines: readonly TextLine[], fonts: readonly Font[], body: BodyFont): HeadingCandidate[] {
  const candidates: HeadingCandidate[] = [];
  lines.forEach((line, at) => {
    const rank = prominence(line, fonts, body);
    if (!rank) return;
    const key = styleKey(line, fonts);
    const open = candidates.at(-1);
    const last = open?.lines.at(-1);
    const isNext =
      open &&
      last &&
      lines[at - 1] === last &&
      open.key === key &&
      !line.bullet &&
      last.column === line.column &&
      last.sheet === line.sheet &&
      line.base - last.base < 1.7 * line.size &&
      line.base - last.base > 0;
    if (open && isNext) open.lines.push(line);
    else
      candidates.push({
        lines: [line],
        at,
        key,
        rank,
        isWeak: endsWithStop(line.text) && titleSize(line) < VERY_LARGE_RATIO * body.size,
      });
  });
  return candidates;
}

/** Returns the font style key of a candidate without its first word, which is the size. */
const styleWithoutSize = ({ key }: HeadingCandidate): string => key.replace(/^\S+ /, '');

/** Returns the font style key of a candidate without the size and the color. */
const styleWithoutSizeAndColour = (one: HeadingCandidate): string =>
  styleWithoutSize(one).replace(/#[0-9a-f]{6} /, '');

/** Gives the same rank to headings of one style and of nearly equal sizes, because OCR and scaling make sizes vary. */
function equalizeSizes(candidates: readonly HeadingCandidate[]): HeadingCandidate[] {
  const sameStyle = equalize(candidates, styleWithoutSize, (one, { rank, key }) => ({ ...one, rank, key }));
  // A book may print its chapters in different colors. Such headings get the same level, but their styles are still
  // judged separately.
  const anyColour = equalize(sameStyle, styleWithoutSizeAndColour, (one, { rank }) => ({ ...one, rank }));
  return equalizeNumbered(anyColour);
}

/**
 * Groups the candidates of one style by size. A group consists of the candidates that are nearly as large as its
 * largest one, and each candidate is replaced with the result of `adapt(candidate, largest)`.
 */
function equalize(
  candidates: readonly HeadingCandidate[],
  styleOf: (one: HeadingCandidate) => string,
  adapt: (one: HeadingCandidate, base: HeadingCandidate) => HeadingCandidate,
): HeadingCandidate[] {
  const styles = new Map<string, HeadingCandidate[]>();
  for (const one of candidates) styles.set(styleOf(one), [...(styles.get(styleOf(one)) ?? []), one]);
  const adapted = new Map<HeadingCandidate, HeadingCandidate>();
  for (const group of styles.values()) {
    let base: HeadingCandidate | undefined;
    for (const one of [...group].sort((a, b) => b.rank - a.rank)) {
      if (!base || one.rank < EQUAL_SIZE_SHARE * base.rank) base = one;
      adapted.set(one, adapt(one, base));
    }
  }
  return candidates.map((one) => adapted.get(one) ?? one);
}

/**
 * Gives the same prominence to headings of one style whose numbers have the same depth, whatever their sizes: “3.0” and
 * “7.0”, or “3.1” and “7.2”.
 */
function equalizeNumbered(candidates: readonly HeadingCandidate[]): HeadingCandidate[] {
  const keys = candidates.map((one) => {
    const [number = ''] = /^\d{1,2}(?:\.\d{1,2})+(?=\.?\s)/.exec(one.lines[0]?.text ?? '') ?? [];
    return number && `${number.replace(/\.0$/, '').split('.').length} ${styleWithoutSize(one)}`;
  });
  const highest = new Map<string, HeadingCandidate>();
  candidates.forEach((one, at) => {
    const key = keys[at];
    if (key && one.rank > (highest.get(key)?.rank ?? 0)) highest.set(key, one);
  });
  return candidates.map((one, at) => {
    const like = highest.get(keys[at] ?? '');
    return like ? { ...one, rank: like.rank, key: like.key } : one;
  });
}
