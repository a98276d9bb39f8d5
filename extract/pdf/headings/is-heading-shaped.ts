// Checks whether a prominent line has the shape of a heading: short, not a sentence, and not part of a paragraph.
import { hasJumbledCase } from '../../cleanup/title-case';
import type { Span, TextLine } from '../pdf-types';
import type { BodyFont } from './body-font';
import {
  type HeadingCandidate,
  LARGE_RATIO,
  MAX_HEADING_LENGTH,
  titleSpans,
  VERY_LARGE_RATIO,
} from './line-prominence';

const MAX_LINES = 4;
const MAX_WORDS = 14;

export function hasHeadingShape(
  candidate: HeadingCandidate,
  lines: readonly TextLine[],
  body: BodyFont,
): boolean {
  const { lines: own } = candidate;
  const text = own.map((line) => line.text).join(' ');
  return (
    own.length <= MAX_LINES &&
    text.length <= MAX_HEADING_LENGTH &&
    isTitle(text, own[0]?.size ?? 0, body) &&
    isAlone(candidate, lines)
  );
}

/** Whether the text may be a title. The larger its font, the more words it may have. */
function isTitle(text: string, size: number, body: BodyFont): boolean {
  const isLarge = size >= LARGE_RATIO * body.size;
  const isVeryLarge = size >= VERY_LARGE_RATIO * body.size;
  // A title starts with a letter, a digit, a quotation mark, «¿», «¡», «#» or an icon. Any other text is the label of a
  // picture: «(thief)», «= one point».
  if (!/^[\p{L}\p{N}«“„"‘’'¿¡#\u{f0000}-\u{ffffd}]/u.test(text)) return false;
  if (/^\p{Ll}/u.test(text) && !isLarge && !hasJumbledCase(text)) return false;
  const words = text
    .replace(/\s*\([^()]*\)$/, '')
    .trim()
    .split(/\s+/).length;
  if (words > MAX_WORDS) return false;
  // Four or more words in quotation marks are direct speech.
  if (/^[“"„«].*[”"»]$/u.test(text) && words > 3) return false;
  const ended = text.replace(/[”"»’]+$/u, '');
  const maxWords = isVeryLarge ? 9 : isLarge ? 5 : 3;
  if (/[,;]$/.test(text) || (endsWithStop(ended) && !/^\d/.test(text) && words > maxWords)) return false;
  // A question of four or more words in a font that is not larger than the body text is not a title.
  if (/\?$/.test(text) && !isLarge && words > 3) return false;
  if (/:$/.test(text) && words > (isLarge ? 7 : 5)) return false;
  const isNumbered = isLarge && /^\d/.test(text);
  return !(words > (isLarge ? 12 : 9) && !isVeryLarge && !isNumbered && /\p{Ll}/u.test(text));
}

/**
 * Whether the candidate stands alone: the lines before and after it are not in its paragraph and not next to it in the
 * same row.
 */
function isAlone({ lines: own, at }: HeadingCandidate, lines: readonly TextLine[]): boolean {
  const [first, last] = [own[0] as TextLine, own.at(-1) as TextLine];
  const [before, after] = [lines[at - 1], lines[at + own.length]];
  // A candidate with a line of the same style directly above or below is part of a prominent paragraph.
  if (isSameParagraph(before, first) || isSameParagraph(last, after) || isLabel(before, first)) return false;
  return ![before, after].some(
    (other) =>
      other &&
      other.sheet === first.sheet &&
      !other.drop &&
      Math.abs(other.base - first.base) < 0.4 * first.size &&
      Math.min(Math.abs(other.box[0] - first.box[2]), Math.abs(first.box[0] - other.box[2])) < 3 * first.size,
  );
}

const isSameStyle = (a: Span | undefined, b: Span | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.font === b.font &&
  a.colour === b.colour &&
  a.bold === b.bold &&
  Math.abs(a.size - b.size) < 0.03 * b.size;

/** Whether the text ends with exactly one full stop. «If there are no cards left...» does not. */
export const endsWithStop = (text: string): boolean => /(?<!\.)\.$/.test(text);

/**
 * Whether the line is a label in a list of labels: «**Text**» is a label if it is directly under «**Cost** 3 feathers»,
 * a line that starts in the same style and ends in another style.
 */
const isLabel = (before: TextLine | undefined, line: TextLine): boolean =>
  before !== undefined &&
  isDirectlyUnder(before, line) &&
  before.spans.length > 1 &&
  isSameStyle(before.spans[0], line.spans[0]) &&
  !isSameStyle(before.spans.at(-1), line.spans[0]) &&
  Math.abs(before.box[0] - line.box[0]) < 0.2 * line.size;

const isDirectlyUnder = (upper: TextLine, lower: TextLine): boolean =>
  upper.sheet === lower.sheet &&
  upper.column === lower.column &&
  !upper.bullet &&
  !lower.bullet &&
  lower.base - upper.base > 0 &&
  lower.base - upper.base < 1.45 * lower.size;

/**
 * Whether the next line starts with words in another style than the rest of that line, and these words would have
 * fitted at the end of this line. If so, the line break is intended.
 */
const hadRoom = ({ box: [, , right], edges }: TextLine, { spans: [lead, ...more] }: TextLine): boolean =>
  lead !== undefined &&
  more.some((span) => /\p{L}/u.test(span.text) && !isSameStyle(span, lead)) &&
  edges[1] - right > 1.3 * (lead.box[2] - lead.box[0]) + lead.size;

/** Whether the two lines are parts of one paragraph. */
const isSameParagraph = (upper: TextLine | undefined, lower: TextLine | undefined): boolean =>
  upper !== undefined &&
  lower !== undefined &&
  isDirectlyUnder(upper, lower) &&
  isSameStyle(titleSpans(upper).at(-1), lower.spans[0]) &&
  !/[.!?]$/.test(upper.text) &&
  !hadRoom(upper, lower);
