// Decides which prominent lines are headings. One line alone does not show whether it is a heading, because labels of
// pictures and credits are prominent too. Therefore all lines of one font style are judged together: in a style of
// headings, body text follows most lines.

import type { TextLine } from '../pdf-types';
import type { BodyFont } from './body-font';
import { hasSubheadingBelow, hasTextBelow, MIN_SMALL_SIZE } from './has-text-below';
import { endsWithStop, hasHeadingShape, hasLongHeadingShape } from './is-heading-shaped';
import { type HeadingCandidate, VERY_LARGE_RATIO } from './line-prominence';

export function confirmHeadings(
  candidates: readonly HeadingCandidate[],
  lines: readonly TextLine[],
  body: BodyFont,
): HeadingCandidate[] {
  const plausible = candidates.filter((candidate) => hasHeadingShape(candidate, lines, body));
  const kept = confirmByStyle(plausible, plausible, lines, body);
  // Second pass: a prominent line that the first pass did not confirm now counts as body text, so a heading directly
  // above such a line is confirmed too.
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
  // Long titles are further evidence that their font style is a style of headings, so the other lines of the style
  // are checked again.
  if (long.length)
    for (const one of confirmByStyle([...plausible, ...long], [...all], lines, body)) all.add(one);
  return dropDisplayText([...all], plausible, lines).sort((a, b) => a.at - b.at);
}

/**
 * Long titles count as headings if their font style has at least 2 confirmed headings. In addition, these headings and
 * the long titles together must be at least half of the prominent lines in this style.
 */
const [MIN_STYLE_HEADINGS, MIN_STYLE_SHARE] = [2, 0.5];

/**
 * Returns the long titles and questions that are headings. They look like sentences, so they are accepted only if
 * text follows them and if other lines in their font style are headings.
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
 * Finds headings by their number: a prominent line that starts with “5.” between headings that start with “4.” and
 * “6.” is a heading too, even if its font style was not confirmed.
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
 * Drops a heading if the line directly above it has the same font and color but is not a heading. Both lines belong to
 * a list of names, such as the credits.
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

/**
 * In some books, large headings end with a full stop. These are the minimum number of such headings in such a book, and
 * their minimum share of all large headings.
 */
const [MIN_DOTTED, MIN_DOTTED_SHARE] = [4, 0.6];

/**
 * Whether most large headings of the book end with a full stop. In such a book, a smaller line may be a heading even if
 * it ends with a full stop.
 */
function hasDottedHeadings(headings: readonly HeadingCandidate[], body: BodyFont): boolean {
  const large = headings.filter(({ rank }) => rank >= VERY_LARGE_RATIO * body.size);
  const dotted = large.filter(({ lines }) => endsWithStop(lines.at(-1)?.text ?? ''));
  return dotted.length >= Math.max(MIN_DOTTED, MIN_DOTTED_SHARE * large.length);
}

/**
 * If at least this many headings in a style of large type are confirmed, the other lines in this style need less
 * evidence.
 */
const MIN_LARGE_HEADINGS = 3;

/**
 * Returns the candidates (prominent lines) that are headings. A candidate with text below it is a heading. If a font
 * style has three or more candidates, they are judged together: if text follows less than 34% of them, none is a
 * heading; if at least 80% of them, or at least 8, are headings, the others are headings too. A candidate with `isWeak`
 * is a heading only if most headings of its style or of the book end with a full stop.
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
    // A chapter title may have no text of its own: the heading of its first section is directly under it.
    const withText = group.filter(
      (candidate) =>
        hasTextBelow(candidate, lines, first, body) || hasSubheadingBelow(candidate, lines, first, body),
    );
    // Names on pictures of cards and boards share a font style, as headings do, but text rarely follows them.
    const isLabel = group.length >= 3 && withText.length < 0.34 * group.length;
    if (isLabel) return [];
    // A full stop is usually evidence against a heading, but not in a font style in which most lines end with one.
    const isDotted =
      isDottedBook || (group.length >= 3 && group.filter(({ isWeak }) => isWeak).length > 0.6 * group.length);
    const certain = withText.filter(({ isWeak }) => !isWeak || isDotted);
    if (group.length < 3) return certain;
    if (certain.length >= 0.8 * group.length || certain.length >= 8)
      return group.filter((one) => !one.isWeak || isDotted || withText.includes(one));
    // In a style of large headings, even small text below a line is enough evidence: for example, the names under
    // “Credits”.
    const isLarge = group.every(({ rank }) => rank >= VERY_LARGE_RATIO * body.size);
    return isLarge && certain.length >= MIN_LARGE_HEADINGS
      ? group.filter((one) => certain.includes(one) || hasTextBelow(one, lines, first, body, MIN_SMALL_SIZE))
      : certain;
  });
}
