// Checks whether a prominent line has the form of a heading: it is short, is not a sentence, and is not part of a
// paragraph.
import { hasJumbledCase } from '../../cleanup/title-case';
import type { Span, TextLine } from '../pdf-types';
import type { BodyFont } from './body-font';
import {
  type HeadingCandidate,
  LARGE_RATIO,
  MAX_HEADING_LENGTH,
  titleSize,
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
  return (
    hasHeadingLength(candidate) &&
    isTitle(textOf(candidate), own[0] ? titleSize(own[0]) : 0, body) &&
    isAlone(candidate, lines)
  );
}

/**
 * A weaker test than `hasHeadingShape`, for a font style in which headings have already been found. It also accepts a
 * question and a title of many words: “What if nobody can show me a card?”
 */
export function hasLongHeadingShape(candidate: HeadingCandidate, lines: readonly TextLine[]): boolean {
  const text = textOf(candidate);
  return (
    hasHeadingLength(candidate) &&
    /^[\p{Lu}\p{N}«“„"¿¡]/u.test(text) &&
    !/[,;:.]$/.test(text) &&
    wordCount(text) <= MAX_WORDS &&
    isAlone(candidate, lines)
  );
}

const textOf = ({ lines }: HeadingCandidate): string => lines.map(({ text }) => text).join(' ');

const hasHeadingLength = (candidate: HeadingCandidate): boolean =>
  candidate.lines.length <= MAX_LINES && textOf(candidate).length <= MAX_HEADING_LENGTH;

/** Counts the words of a text, without a remark in brackets at its end. */
const wordCount = (text: string): number =>
  text
    .replace(/\s*\([^()]*\)$/, '')
    .trim()
    .split(/\s+/).length;

/** Matches the start of a line of the credits that names a role: “Illustrations”, «Автор» (“author”). */
const ROLE =
  /^(?:illustra|ilustra|ілюстра|иллюстра|artwork|layout|redaktion|redaction|grafi|graphi|auteur|author|autor|автор|художн|übersetz|translat|traduc|traduz|переклад|перевод|tłumacz)/iu;
/**
 * Matches the start of a line that may name a role in the credits, but may also be a heading: “Game design”,
 * “Development”. A person's name must follow.
 */
const WORK =
  /^(?:(?:a|an|ein|un|une|um)\s)?(?:(?:board|card|game)\s)?(?:game|spiel|jeu|gioco|juego|jogo|gra|гра|игра|design|concept|art|develop|développ|publish|edited|produc)/iu;
const BY_NAME = /\s(?:by|von|par|de|di|da|por|przez)\s+\p{Lu}\p{Ll}+\s+\p{Lu}/u;
const COLON_NAME = /:\s+\p{Lu}\p{Ll}+\s+\p{Lu}/u;

/** Whether the text is a line of the credits or a copyright notice: “Game design by Anna Owl”, “© 2020 Owls”. */
const isCredit = (text: string): boolean =>
  /^(?:©|\(c\)\s|copyright\b)/iu.test(text) ||
  (ROLE.test(text) && (BY_NAME.test(text) || COLON_NAME.test(text))) ||
  (WORK.test(text) && BY_NAME.test(text));

/** Whether the text may be a title. The larger its font, the more words it may have. */
function isTitle(text: string, size: number, body: BodyFont): boolean {
  const isLarge = size >= LARGE_RATIO * body.size;
  const isVeryLarge = size >= VERY_LARGE_RATIO * body.size;
  // A title starts with a letter, a digit, a quotation mark, `¿`, `¡`, `#` or an icon (a private-use character). Any
  // other text is the label of a picture: “(thief)”, “= one point”.
  if (!/^[\p{L}\p{N}«“„"‘’'¿¡#\u{f0000}-\u{ffffd}]/u.test(text)) return false;
  // A title in a small font may not start with a lowercase letter, unless the letter numbers the title: “a. The
  // tower”.
  if (/^\p{Ll}(?![.)]\s+\p{Lu})/u.test(text) && !isLarge && !hasJumbledCase(text)) return false;
  if (isCredit(text)) return false;
  const words = wordCount(text);
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
 * Whether the candidate stands alone: neither the line before nor the line after belongs to the same paragraph or
 * list, or is beside it on the same baseline.
 */
function isAlone({ lines: own, at }: HeadingCandidate, lines: readonly TextLine[]): boolean {
  const [first, last] = [own[0] as TextLine, own.at(-1) as TextLine];
  const [before, after] = [lines[at - 1], lines[at + own.length]];
  // A candidate with a line of the same style directly above or below is part of a paragraph in a prominent font,
  // such as a bold introduction.
  if (isSameParagraph(before, first) || isSameParagraph(last, after) || isLabel(before, first)) return false;
  if (isInItem(lines, at) || isInBoldList(first, before) || isInBoldList(last, after)) return false;
  if (continuesBelow(last, after)) return false;
  return ![before, after].some(
    (other) =>
      other &&
      other.sheet === first.sheet &&
      !other.drop &&
      Math.abs(other.base - first.base) < 0.4 * first.size &&
      Math.min(Math.abs(other.box[0] - first.box[2]), Math.abs(first.box[0] - other.box[2])) < 3 * first.size,
  );
}

/** Whether both lines are items of one list in the same style. */
const isInBoldList = (line: TextLine, other: TextLine | undefined): boolean =>
  Boolean(line.bullet && other?.bullet) &&
  other?.sheet === line.sheet &&
  isSameStyle(line.spans[0], other?.spans[0]) &&
  Math.abs(other.base - line.base) < 2 * line.size;

/**
 * Whether the line is the first line of a sentence that goes on in another style: the line ends near the right edge of
 * its column, and the next line starts with a lowercase letter.
 */
const continuesBelow = (line: TextLine, next: TextLine | undefined): boolean =>
  next !== undefined &&
  isDirectlyUnder(line, next) &&
  /^\p{Ll}{2}/u.test(next.text) &&
  !/[.!?:)]$/.test(line.text) &&
  Math.abs(line.size - next.size) < 0.1 * next.size &&
  Math.abs(line.box[0] - next.box[0]) < next.size &&
  line.edges[1] - line.box[2] < 0.25 * (line.edges[1] - line.edges[0]);

/**
 * Whether the line is the second or a later line of a list item: it is under the text of the item, to the right of the
 * bullet.
 */
function isInItem(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at] as TextLine;
  for (let place = at; place > 0; place--) {
    const [upper, lower] = [lines[place - 1] as TextLine, lines[place] as TextLine];
    const isNext =
      upper.sheet === lower.sheet &&
      upper.column === lower.column &&
      lower.base > upper.base &&
      lower.base - upper.base < 1.45 * Math.max(upper.size, lower.size);
    if (!isNext || lower.bullet || Math.abs(upper.indent - line.indent) > 0.5 * line.size) return false;
    if (upper.bullet) return upper.indent - upper.box[0] > 0.3 * upper.size;
  }
  return false;
}

const isSameStyle = (a: Span | undefined, b: Span | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.font === b.font &&
  a.colour === b.colour &&
  a.bold === b.bold &&
  Math.abs(a.size - b.size) < 0.03 * b.size;

/** Whether the text ends with exactly one full stop. An ellipsis does not count: “If there are no cards left...” */
export const endsWithStop = (text: string): boolean => /(?<!\.)\.$/.test(text);

/**
 * Whether the line is a label and not a heading: the line above starts in the same style and ends in another one. In
 * a description of a card, `**Text**` under `**Cost** 3 feathers` is such a label.
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
 * Whether the author broke the line on purpose, because the next line starts a new paragraph. This is so if the first
 * words of the next line have a style of their own and would have fitted at the end of this line.
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
  Boolean(upper.underlined) === Boolean(lower.underlined) &&
  isSameStyle(titleSpans(upper).at(-1), lower.spans[0]) &&
  !/[.!?]$/.test(upper.text) &&
  !hadRoom(upper, lower);
