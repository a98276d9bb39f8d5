// Judges a loud line by itself: as long as titles are, no sentence, and no part of a loud paragraph.
import { isJumbled } from '../../cleanup/title-case';
import type { PrintLine, Span } from '../pdf-types';
import type { BodyFont } from './body-font';
import { type Candidate, headOf, LARGE, LARGER, MOST_LETTERS } from './prominence';

const MOST_LINES = 4;
const MOST_WORDS = 14;

export function isSound(candidate: Candidate, lines: readonly PrintLine[], body: BodyFont): boolean {
  const { lines: own } = candidate;
  const text = own.map((line) => line.text).join(' ');
  return (
    own.length <= MOST_LINES &&
    text.length <= MOST_LETTERS &&
    isTitle(text, own[0]?.size ?? 0, body) &&
    standsAlone(candidate, lines)
  );
}

/** By its words: the larger they are set, the more of them there may be. */
function isTitle(text: string, size: number, body: BodyFont): boolean {
  const isLarge = size >= LARGER * body.size;
  const isVeryLarge = size >= LARGE * body.size;
  // «(thief)», «= one point»: words of a picture.
  if (!/^[\p{L}\p{N}«“„"‘’'¿¡#\u{f0000}-\u{ffffd}]/u.test(text)) return false;
  if (/^\p{Ll}/u.test(text) && !isLarge && !isJumbled(text)) return false;
  const words = text
    .replace(/\s*\([^()]*\)$/, '')
    .trim()
    .split(/\s+/).length;
  if (words > MOST_WORDS) return false;
  // Words that somebody says.
  if (/^[“"„«].*[”"»]$/u.test(text) && words > 3) return false;
  const ended = text.replace(/[”"»’]+$/u, '');
  const most = isVeryLarge ? 9 : isLarge ? 5 : 3;
  if (/[,;]$/.test(text) || (endsWithStop(ended) && !/^\d/.test(text) && words > most)) return false;
  // A question in bold is answered under it, but it is no title.
  if (/\?$/.test(text) && !isLarge && words > 3) return false;
  if (/:$/.test(text) && words > (isLarge ? 7 : 5)) return false;
  const isNumbered = isLarge && /^\d/.test(text);
  return !(words > (isLarge ? 12 : 9) && !isVeryLarge && !isNumbered && /\p{Ll}/u.test(text));
}

/** No line of its own paragraph before or after it, and none at its side. */
function standsAlone({ lines: own, at }: Candidate, lines: readonly PrintLine[]): boolean {
  const [first, last] = [own[0] as PrintLine, own.at(-1) as PrintLine];
  const [before, after] = [lines[at - 1], lines[at + own.length]];
  // A line of the same dress right above or below makes it part of a loud paragraph.
  if (isPart(before, first) || isPart(last, after) || isLabel(before, first)) return false;
  return ![before, after].some(
    (other) =>
      other &&
      other.sheet === first.sheet &&
      !other.drop &&
      Math.abs(other.base - first.base) < 0.4 * first.size &&
      Math.min(Math.abs(other.box[0] - first.box[2]), Math.abs(first.box[0] - other.box[2])) < 3 * first.size,
  );
}

const isOneDress = (a: Span | undefined, b: Span | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.font === b.font &&
  a.colour === b.colour &&
  a.bold === b.bold &&
  Math.abs(a.size - b.size) < 0.03 * b.size;

/** «If there are no cards left...» is no sentence. */
export const endsWithStop = (text: string): boolean => /(?<!\.)\.$/.test(text);

/** «**Cost** 3 feathers», and «**Text**» right under it: the name of what stands under it in a list of such names. */
const isLabel = (before: PrintLine | undefined, line: PrintLine): boolean =>
  before !== undefined &&
  isRightUnder(before, line) &&
  before.spans.length > 1 &&
  isOneDress(before.spans[0], line.spans[0]) &&
  !isOneDress(before.spans.at(-1), line.spans[0]) &&
  Math.abs(before.box[0] - line.box[0]) < 0.2 * line.size;

const isRightUnder = (upper: PrintLine, lower: PrintLine): boolean =>
  upper.sheet === lower.sheet &&
  upper.column === lower.column &&
  !upper.bullet &&
  !lower.bullet &&
  lower.base - upper.base > 0 &&
  lower.base - upper.base < 1.45 * lower.size;

/** The words in its own dress that open the next line would have stood in this one. */
const hadRoom = ({ box: [, , right], edges }: PrintLine, { spans: [lead, ...more] }: PrintLine): boolean =>
  lead !== undefined &&
  more.some((span) => /\p{L}/u.test(span.text) && !isOneDress(span, lead)) &&
  edges[1] - right > 1.3 * (lead.box[2] - lead.box[0]) + lead.size;

const isPart = (upper: PrintLine | undefined, lower: PrintLine | undefined): boolean =>
  upper !== undefined &&
  lower !== undefined &&
  isRightUnder(upper, lower) &&
  isOneDress(headOf(upper).at(-1), lower.spans[0]) &&
  !/[.!?]$/.test(upper.text) &&
  !hadRoom(upper, lower);
