// Judges a loud line by itself: as long as titles are, no sentence, and no part of a loud paragraph.
import { isJumbled } from '../title-case';
import type { BodyType } from './body-type';
import { type Candidate, headOf, LARGE, LARGER, MOST_LETTERS } from './loudness';
import type { PrintLine, Span } from './types';

const MOST_WORDS = 14;

export function isSound({ lines: own, at }: Candidate, lines: readonly PrintLine[], body: BodyType): boolean {
  const text = own.map((line) => line.text).join(' ');
  const [first] = own;
  if (!first || own.length > 4 || text.length > MOST_LETTERS) return false;
  const isLarge = first.size >= LARGER * body.size;
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
  const most = first.size >= LARGE * body.size ? 9 : isLarge ? 5 : 3;
  if (/[,;]$/.test(text) || (endsWithStop(ended) && !/^\d/.test(text) && words > most)) return false;
  // A question in bold is answered under it, but it is no title.
  if (/\?$/.test(text) && !isLarge && words > 3) return false;
  if (/:$/.test(text) && words > (isLarge ? 7 : 5)) return false;
  const isNumbered = isLarge && /^\d/.test(text);
  if (words > (isLarge ? 12 : 9) && first.size < LARGE * body.size && !isNumbered && /\p{Ll}/u.test(text))
    return false;
  // At the size of the text a heading stands alone: no line of its own paragraph before or after it.
  const before = lines[at - 1];
  const after = lines[at + own.length];
  const last = own.at(-1) as PrintLine;
  // A line of the same dress right above or below makes it part of a loud paragraph.
  if (isPart(before, first) || isPart(last, after)) return false;
  if (isLabel(before, first)) return false;
  const beside = [before, after].some(
    (other) =>
      other &&
      other.sheet === first.sheet &&
      !other.drop &&
      Math.abs(other.base - first.base) < 0.4 * first.size &&
      Math.min(Math.abs(other.box[0] - first.box[2]), Math.abs(first.box[0] - other.box[2])) < 3 * first.size,
  );
  return !beside;
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
