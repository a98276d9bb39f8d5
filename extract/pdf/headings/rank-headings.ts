// Finds the headings of a book, which are short prominent lines with text under them, and assigns their levels.

import type { Font, TextLine } from '../pdf-types';
import type { BodyFont } from './body-font';
import { confirmHeadings } from './confirm-headings';
import { findTableOfContents } from './find-table-of-contents';
import { endsWithStop } from './heading-shape';
import { type HeadingCandidate, prominence, styleKey, VERY_LARGE_RATIO } from './prominence';

/** Sizes of one style are equal if the smaller is at least this share of the larger. */
const EQUAL_SIZE_SHARE = 0.94;

/** A first page with fewer letters is a cover. */
const MIN_TEXT_PAGE_LETTERS = 200;

/** Sets the level of every line that belongs to a heading. */
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
    // Ranks that differ by less than 2.5% are one level.
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
    // The following chapters are not below a heading on the cover or over the table of contents.
    const isCover =
      (at === 0 || isCoverPage) && one.lines[0]?.sheet === 1 && next && (next.lines[0]?.sheet ?? 1) > 1;
    const isApart = next && (isCover || contents.isContentsRange(one.at, next.at));
    const own = one === title ? 2 : isApart ? Math.max(levelOf(one), levelOf(next)) : levelOf(one);
    for (const line of one.lines) line.level = own;
  });
}

/** The only heading of level 1, before all chapters: the book title or a welcome. It gets the level of the chapters. */
function findTitle(
  headings: readonly HeadingCandidate[],
  levelOf: (one: HeadingCandidate) => number,
): HeadingCandidate | undefined {
  const [highest, ...more] = headings.filter((one) => levelOf(one) === 1);
  const chapter = headings.find((one) => levelOf(one) === 2);
  return highest && !more.length && chapter && highest.at < chapter.at ? highest : undefined;
}

/** Prominent lines, with the lines of one heading joined. */
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
        isWeak: endsWithStop(line.text) && line.size < VERY_LARGE_RATIO * body.size,
      });
  });
  return candidates;
}

/** The style key without the size, which is its first word. */
const styleWithoutSize = ({ key }: HeadingCandidate): string => key.replace(/^\S+ /, '');

/** Gives headings of one style and nearly equal sizes the same rank: OCR and scaling make the sizes vary. */
function equalizeSizes(candidates: readonly HeadingCandidate[]): HeadingCandidate[] {
  const styles = new Map<string, HeadingCandidate[]>();
  for (const one of candidates)
    styles.set(styleWithoutSize(one), [...(styles.get(styleWithoutSize(one)) ?? []), one]);
  const equalized = new Map<HeadingCandidate, HeadingCandidate>();
  for (const group of styles.values()) {
    let base: HeadingCandidate | undefined;
    for (const one of [...group].sort((a, b) => b.rank - a.rank)) {
      if (!base || one.rank < EQUAL_SIZE_SHARE * base.rank) base = one;
      equalized.set(one, { ...one, rank: base.rank, key: base.key });
    }
  }
  return equalizeNumbered(candidates.map((one) => equalized.get(one) ?? one));
}

/** Gives «3.0» and «7.0» the same rank whatever their sizes, and also «3.1» and «7.2», if their style is the same. */
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
