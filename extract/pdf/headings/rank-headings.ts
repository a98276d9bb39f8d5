// Finds headings by their dress: larger, bolder, coloured or in capitals, short, and with text under them; ranks their levels.

import type { Font, PrintLine } from '../pdf-types';
import type { BodyFont } from './body-font';
import { keepHeadings } from './confirm-headings';
import { findContents } from './find-table-of-contents';
import { endsWithStop } from './heading-shape';
import { type Candidate, keyOf, LARGE, prominence } from './prominence';

/** Sizes of one dress that differ less are one. */
const EVEN = 0.94;

/** A first page with fewer is a cover, whatever is loud on it. */
const COVER_LETTERS = 200;

/** Sets the level of every line that belongs to a heading. */
export function rankHeadings(lines: readonly PrintLine[], fonts: readonly Font[], body: BodyFont): void {
  const candidates = evenSizes(joinLines(lines, fonts, body));
  const sound = keepHeadings(candidates, lines, body);
  const contents = findContents(sound, lines);
  const kept = sound.filter((one) => !contents.isListed(one));
  const ranks = [...new Set(kept.map(({ rank }) => rank))].sort((a, b) => b - a);
  const levels = new Map<number, number>();
  let level = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const rank of ranks) {
    // Sizes that hardly differ are one level.
    if (rank < 0.975 * last) {
      level++;
      last = rank;
    }
    levels.set(rank, Math.min(6, level));
  }
  const levelOf = ({ rank }: Candidate) => levels.get(rank) ?? 1;
  const title = findTitle(kept, levelOf);
  const onFirst = lines.reduce((sum, { sheet, text }) => sum + (sheet === 1 ? text.length : 0), 0);
  const isBare = onFirst < COVER_LETTERS;
  kept.forEach((one, at) => {
    const next = kept[at + 1];
    // What stands alone on the cover, or over the contents, does not hold the chapters that follow.
    const isCover =
      (at === 0 || isBare) && one.lines[0]?.sheet === 1 && next && (next.lines[0]?.sheet ?? 1) > 1;
    const isApart = next && (isCover || contents.isOver(one.at, next.at));
    const own = one === title ? 2 : isApart ? Math.max(levelOf(one), levelOf(next)) : levelOf(one);
    for (const line of one.lines) line.level = own;
  });
}

/** The name of the book, or a word of welcome, stands before all chapters and alone of its rank: beside them, not above. */
function findTitle(kept: readonly Candidate[], levelOf: (one: Candidate) => number): Candidate | undefined {
  const [highest, ...more] = kept.filter((one) => levelOf(one) === 1);
  const chapter = kept.find((one) => levelOf(one) === 2);
  return highest && !more.length && chapter && highest.at < chapter.at ? highest : undefined;
}

function joinLines(lines: readonly PrintLine[], fonts: readonly Font[], body: BodyFont): Candidate[] {
  const candidates: Candidate[] = [];
  lines.forEach((line, at) => {
    const rank = prominence(line, fonts, body);
    if (!rank) return;
    const key = keyOf(line, fonts);
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
        weak: endsWithStop(line.text) && line.size < LARGE * body.size,
      });
  });
  return candidates;
}

/** Without its size, which stands first. */
const dressOf = ({ key }: Candidate): string => key.replace(/^\S+ /, '');

/** Sizes of one dress that hardly differ were meant to be one: text recognition and scaling make them stray. */
function evenSizes(candidates: readonly Candidate[]): Candidate[] {
  const dresses = new Map<string, Candidate[]>();
  for (const one of candidates) dresses.set(dressOf(one), [...(dresses.get(dressOf(one)) ?? []), one]);
  const even = new Map<Candidate, Candidate>();
  for (const group of dresses.values()) {
    let base: Candidate | undefined;
    for (const one of [...group].sort((a, b) => b.rank - a.rank)) {
      if (!base || one.rank < EVEN * base.rank) base = one;
      even.set(one, { ...one, rank: base.rank, key: base.key });
    }
  }
  return evenNumbers(candidates.map((one) => even.get(one) ?? one));
}

/** «3.0» and «7.0» are of one level whatever their sizes, and so are «3.1» and «7.2», where they are of one dress. */
function evenNumbers(candidates: readonly Candidate[]): Candidate[] {
  const keys = candidates.map((one) => {
    const [number = ''] = /^\d{1,2}(?:\.\d{1,2})+(?=\.?\s)/.exec(one.lines[0]?.text ?? '') ?? [];
    return number && `${number.replace(/\.0$/, '').split('.').length} ${dressOf(one)}`;
  });
  const highest = new Map<string, Candidate>();
  candidates.forEach((one, at) => {
    const key = keys[at];
    if (key && one.rank > (highest.get(key)?.rank ?? 0)) highest.set(key, one);
  });
  return candidates.map((one, at) => {
    const like = highest.get(keys[at] ?? '');
    return like ? { ...one, rank: like.rank, key: like.key } : one;
  });
}
