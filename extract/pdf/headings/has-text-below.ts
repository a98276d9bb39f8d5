// Checks whether body text, or a heading of a lower rank with text under it, follows a prominent line. This is the
// main evidence that the prominent line is a heading.

import type { TextLine } from '../pdf-types';
import type { BodyFont } from './body-font';
import { type HeadingCandidate, LARGE_RATIO } from './line-prominence';

/**
 * Minimum size of body text, as a share of the body font size. `MIN_SMALL_SIZE` is the minimum for small text, such as
 * the names in the credits.
 */
const MIN_BODY_SIZE = 0.84;
export const MIN_SMALL_SIZE = 0.6;

/**
 * Whether body text is among the four lines that follow the candidate (a prominent line) in reading order. The body
 * text must be in the same column or at the top of the next column.
 */
export function hasTextBelow(
  { lines: own, at }: HeadingCandidate,
  lines: readonly TextLine[],
  headings: ReadonlyMap<TextLine | undefined, HeadingCandidate>,
  body: BodyFont,
  minSize = MIN_BODY_SIZE,
): boolean {
  const last = own.at(-1) as TextLine;
  const isInBox = last.region > 0 && !isBanner(own, lines, at);
  for (let next = at + own.length; next < Math.min(lines.length, at + own.length + 4); next++) {
    const line = lines[next] as TextLine;
    if (line.drop) continue;
    if (headings.has(line)) return false;
    if (isInBox && line.region !== last.region) return false;
    // A line in the same large font as the candidate, such as the author on a title page, is not body text.
    if (
      line.font === last.font &&
      Math.abs(line.size - last.size) < 0.2 &&
      line.size > LARGE_RATIO * body.size
    )
      continue;
    const isBody =
      line.size > minSize * body.size &&
      line.size < Math.max(1.35 * body.size, 0.96 * last.size) &&
      (line.text.length > 12 || Boolean(line.bullet) || Boolean(line.cells));
    if (isBody && isUnder(line, last) && (last.size >= LARGE_RATIO * body.size || isAligned(line, last)))
      return true;
  }
  return false;
}

/**
 * Whether the drawn box around the heading contains no other line. Such a box is a colored band behind the heading,
 * so the text under the heading is outside the box.
 */
const isBanner = (own: readonly TextLine[], lines: readonly TextLine[], at: number): boolean =>
  [lines[at - 1], lines[at + own.length]].every(
    (line) => line?.sheet !== own[0]?.sheet || line?.region !== own[0]?.region,
  );

/**
 * Whether the line is on the next page, in a column further to the right, or at most 260 points below the heading. This
 * distance leaves room for a picture between heading and text.
 */
const isUnder = (line: TextLine, heading: TextLine): boolean =>
  line.sheet !== heading.sheet ||
  (line.base < heading.base
    ? line.box[0] > heading.box[0]
    : line.base - heading.base < 260 &&
      line.box[0] < heading.box[2] &&
      line.box[2] > heading.box[0] - 2 * heading.size);

/** Whether the heading starts in the left part of the text under it, or is centered above the text. */
function isAligned(line: TextLine, heading: TextLine): boolean {
  if (line.sheet !== heading.sheet || line.base < heading.base) return true;
  const middle = (heading.box[0] + heading.box[2]) / 2;
  const [left, right] = line.edges;
  return (
    heading.box[0] < left + 0.4 * (right - left) ||
    Math.abs((line.box[0] + line.box[2]) / 2 - middle) < 2.5 * heading.size ||
    Math.abs((left + right) / 2 - middle) < 2.5 * heading.size
  );
}

/** Maximum number of headings that may follow a chapter title before the first text. */
const MAX_STACK = 3;

/**
 * Whether a heading of a lower rank follows the candidate, and text follows that heading directly or after further
 * headings of lower ranks. This is true for a chapter title directly above the heading of its first section.
 */
export function hasSubheadingBelow(
  { lines: own, at, rank }: HeadingCandidate,
  lines: readonly TextLine[],
  headings: ReadonlyMap<TextLine | undefined, HeadingCandidate>,
  body: BodyFont,
  depth = 1,
): boolean {
  const next = headings.get(lines[at + own.length]);
  if (!next || next.rank >= rank || next.lines[0]?.sheet !== own[0]?.sheet) return false;
  return (
    hasTextBelow(next, lines, headings, body) ||
    (depth < MAX_STACK && hasSubheadingBelow(next, lines, headings, body, depth + 1))
  );
}
