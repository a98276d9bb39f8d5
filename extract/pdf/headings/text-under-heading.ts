// Looks for what stands under a loud line: text in its column, or the heading of a part of it.

import type { PrintLine } from '../pdf-types';
import type { BodyFont } from './body-font';
import { type Candidate, LARGER } from './prominence';

/** Text under it, in its column or at the top of the next one. */
export function hasText(
  { lines: own, at }: Candidate,
  lines: readonly PrintLine[],
  headings: ReadonlyMap<PrintLine | undefined, Candidate>,
  body: BodyFont,
): boolean {
  const last = own.at(-1) as PrintLine;
  for (let next = at + own.length; next < Math.min(lines.length, at + own.length + 4); next++) {
    const line = lines[next] as PrintLine;
    if (line.drop) continue;
    if (headings.has(line)) return false;
    if (last.frame && line.frame !== last.frame) return false;
    const isBody =
      line.size > 0.84 * body.size &&
      line.size < Math.max(1.35 * body.size, 0.96 * last.size) &&
      (line.text.length > 12 || Boolean(line.bullet) || Boolean(line.cells));
    if (isBody && isUnder(line, last) && (last.size >= LARGER * body.size || isAligned(line, last)))
      return true;
  }
  return false;
}

/** On the next page, at the top of the next column, or below it not further than a picture is high. */
const isUnder = (line: PrintLine, heading: PrintLine): boolean =>
  line.sheet !== heading.sheet ||
  (line.base < heading.base
    ? line.box[0] > heading.box[0]
    : line.base - heading.base < 260 &&
      line.box[0] < heading.box[2] &&
      line.box[2] > heading.box[0] - 2 * heading.size);

/** With the text under it: it begins in its left part, or stands in the middle of it. */
function isAligned(line: PrintLine, heading: PrintLine): boolean {
  if (line.sheet !== heading.sheet || line.base < heading.base) return true;
  const middle = (heading.box[0] + heading.box[2]) / 2;
  const [left, right] = line.edges;
  return (
    heading.box[0] < left + 0.4 * (right - left) ||
    Math.abs((line.box[0] + line.box[2]) / 2 - middle) < 2.5 * heading.size ||
    Math.abs((left + right) / 2 - middle) < 2.5 * heading.size
  );
}

/** Another heading of a lower rank right under it. */
export function isChapter(
  { lines: own, at, rank }: Candidate,
  lines: readonly PrintLine[],
  headings: ReadonlyMap<PrintLine | undefined, Candidate>,
): boolean {
  const next = headings.get(lines[at + own.length]);
  return next !== undefined && next.rank < rank;
}
