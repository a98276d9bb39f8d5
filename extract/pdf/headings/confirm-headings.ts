// Decides which prominent lines are headings: the lines of a font style that is mostly followed by body text.

import type { TextLine } from '../pdf-types';
import type { BodyFont } from './body-font';
import { hasSubheadingBelow, hasTextBelow } from './has-text-below';
import { endsWithStop, hasHeadingShape, hasLongHeadingShape } from './is-heading-shaped';
import { type HeadingCandidate, VERY_LARGE_RATIO } from './line-prominence';

export function confirmHeadings(
  candidates: readonly HeadingCandidate[],
  lines: readonly TextLine[],
  body: BodyFont,
): HeadingCandidate[] {
  const plausible = candidates.filter((candidate) => hasHeadingShape(candidate, lines, body));
  const kept = confirmByStyle(plausible, plausible, lines, body);
  // In the second pass, prominent lines that the first pass did not confirm count as body text. So the second pass also
  // confirms a heading that is directly above such a line.
  const more = confirmByStyle(
    plausible.filter((candidate) => !kept.includes(candidate)),
    kept,
    lines,
    body,
  );
  const certain = [...kept, ...more];
  const numbered = confirmNumbered(plausible, certain);
  const long = confirmLong(candidates, plausible, certain, lines, body);
  const all = new Set([...certain, ...numbered, ...long]);
  // The long titles are further evidence for their style, which may confirm other lines of the style.
  if (long.length)
    for (const one of confirmByStyle([...plausible, ...long], [...all], lines, body)) all.add(one);
  return dropDisplayText([...all], plausible, lines).sort((a, b) => a.at - b.at);
}

/** Minimum number of headings, and minimum share of all candidates, of a style that is a style of headings. */
const [MIN_STYLE_HEADINGS, MIN_STYLE_SHARE] = [2, 0.5];

/**
 * Finds long titles and questions by their style: other lines of this style are headings, and text follows the line.
 */
function confirmLong(
  candidates: readonly HeadingCandidate[],
  plausible: readonly HeadingCandidate[],
  certain: readonly HeadingCandidate[],
  lines: readonly TextLine[],
  body: BodyFont,
): HeadingCandidate[] {
  const first = new Map(certain.map((candidate) => [candidate.lines[0], candidate]));
  const long = candidates.filter(
    (one) =>
      !plausible.includes(one) &&
      hasLongHeadingShape(one, lines) &&
      (hasTextBelow(one, lines, first, body) || hasSubheadingBelow(one, lines, first, body)),
  );
  const count = (some: readonly HeadingCandidate[], key: string) =>
    some.filter((one) => one.key === key).length;
  return long.filter(({ key }) => {
    const headings = count(certain, key);
    const all = count(plausible, key) + count(long, key);
    return headings >= MIN_STYLE_HEADINGS && headings + count(long, key) >= MIN_STYLE_SHARE * all;
  });
}

const numberOf = ({ lines: [first] }: HeadingCandidate): number =>
  Number(/^(\d{1,2})[.)]\s/.exec(first?.text ?? '')?.[1] ?? Number.NaN);

/**
 * Finds headings by their number: a candidate «5.» between the headings «4.» and «6.» is a heading, even in another
 * style.
 */
function confirmNumbered(
  plausible: readonly HeadingCandidate[],
  kept: readonly HeadingCandidate[],
): HeadingCandidate[] {
  const ordered = [...kept].sort((a, b) => a.at - b.at);
  return plausible.filter((one) => {
    if (kept.includes(one)) return false;
    const after = ordered.findIndex(({ at }) => at > one.at);
    const like = (other: HeadingCandidate) => Math.abs(other.rank - one.rank) < 0.03 * one.rank;
    const last = ordered.slice(0, Math.max(0, after)).findLast(like);
    const next = ordered.slice(Math.max(0, after)).find(like);
    return last && next && numberOf(last) === numberOf(one) - 1 && numberOf(next) === numberOf(one) + 1;
  });
}

/**
 * Drops a heading directly under a prominent line that is not a heading: both are part of a list of names, as in
 * credits.
 */
function dropDisplayText(
  kept: readonly HeadingCandidate[],
  plausible: readonly HeadingCandidate[],
  lines: readonly TextLine[],
): HeadingCandidate[] {
  const isKept = new Set(kept.flatMap((one) => one.lines));
  const isProminent = new Set(plausible.flatMap((one) => one.lines));
  return kept.filter(({ lines: [first], at }) => {
    const before = lines[at - 1];
    return !(
      first &&
      before &&
      isProminent.has(before) &&
      !isKept.has(before) &&
      before.font === first.font &&
      before.colour === first.colour &&
      before.column === first.column &&
      before.sheet === first.sheet &&
      first.base - before.base < 2 * before.size
    );
  });
}

/** Minimum number of large headings, and minimum share of those with a full stop, if the book ends headings with one. */
const [MIN_DOTTED, MIN_DOTTED_SHARE] = [4, 0.6];

/** Whether most large headings of the book end with a full stop. It is then no evidence against a smaller heading. */
function hasDottedHeadings(headings: readonly HeadingCandidate[], body: BodyFont): boolean {
  const large = headings.filter(({ rank }) => rank >= VERY_LARGE_RATIO * body.size);
  const dotted = large.filter(({ lines }) => endsWithStop(lines.at(-1)?.text ?? ''));
  return dotted.length >= Math.max(MIN_DOTTED, MIN_DOTTED_SHARE * large.length);
}

/**
 * Returns, for each font style, the candidates with text below them. If nearly all candidates of a style have text
 * below them, returns the other candidates of the style too.
 */
function confirmByStyle(
  candidates: readonly HeadingCandidate[],
  headings: readonly HeadingCandidate[],
  lines: readonly TextLine[],
  body: BodyFont,
): HeadingCandidate[] {
  const groups = new Map<string, HeadingCandidate[]>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.key) ?? [];
    group.push(candidate);
    groups.set(candidate.key, group);
  }
  const first = new Map(headings.map((candidate) => [candidate.lines[0], candidate]));
  const isDottedBook = hasDottedHeadings(headings, body);
  return [...groups.values()].flatMap((group) => {
    // A chapter title counts if its first section is directly under it: there is no text between the two.
    const withText = group.filter(
      (candidate) =>
        hasTextBelow(candidate, lines, first, body) || hasSubheadingBelow(candidate, lines, first, body),
    );
    // Names on cards and boards share a font style too, but text rarely follows them.
    const isLabel = group.length >= 3 && withText.length < 0.34 * group.length;
    if (isLabel) return [];
    // If most lines of a style end with a full stop, the full stop is no evidence against a heading of that style.
    const isDotted =
      isDottedBook || (group.length >= 3 && group.filter(({ isWeak }) => isWeak).length > 0.6 * group.length);
    const certain = withText.filter(({ isWeak }) => !isWeak || isDotted);
    if (group.length < 3) return certain;
    // If nearly all lines of a style have text below them, the lines without text are headings too.
    if (certain.length >= 0.8 * group.length || certain.length >= 8)
      return group.filter((one) => !one.isWeak || isDotted || withText.includes(one));
    return certain;
  });
}
