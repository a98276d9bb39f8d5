// Measures the prominence of a line: how much its size, weight, color, capitals, font family and underline make it
// stand out from the body text. Only prominent lines can be headings.
import { isAllCaps } from '../../text/text-patterns';
import { ICON_CHARACTER } from '../icons/icon-registry';
import type { Font, Span, TextLine } from '../pdf-types';
import { type BodyFont, isBolder, isGrey, isOtherColour } from './body-font';

/** One or more successive lines that may form a heading. */
export interface HeadingCandidate {
  lines: TextLine[];
  /** Index of the first line of the candidate in the list of all lines. */
  at: number;
  /** Key of the font style, from `styleKey`. Candidates with equal keys look the same. */
  key: string;
  /** Prominence of the candidate, in points (`prominence`). The headings with the highest rank get level 1. */
  rank: number;
  /**
   * Whether the candidate ends with a full stop and is not very large, so that it may be a bold sentence. Such a
   * candidate is a heading only if most headings of its style, or most large headings of the book, end with a full
   * stop.
   */
  isWeak: boolean;
}

/** Minimum size of large text, as a multiple of the body font size. */
export const LARGE_RATIO = 1.12;
/**
 * Minimum size of very large text, as a multiple of the body font size. Very large text may be a heading even if it
 * ends with a full stop.
 */
export const VERY_LARGE_RATIO = 1.3;
export const MAX_HEADING_LENGTH = 110;
const MAX_ICONS = 2;

/**
 * Returns a key of the font style of a line: size, family, color, weight, slant, capitals and underline. If the style
 * changes inside the line, the key describes the first style.
 */
export function styleKey(line: TextLine, fonts: readonly Font[]): string {
  const { size, font, colour, bold, italic } = leadSpan(line) ?? line;
  return `${Math.round(size * 2)} ${fonts[font]?.family} ${colour} ${bold} ${italic} ${isAllCaps(leadText(line))} ${line.underlined ?? false}`;
}

/** Returns the first span of a title that has a word. */
const leadSpan = (line: TextLine): Span | undefined =>
  titleSpans(line).find(({ text }) => /\p{L}{3}/u.test(text));

/**
 * Returns the start of a title up to the first change of style, because the rest may be a remark: “3 RULES” of “3
 * RULES and what you can do”.
 */
function leadText(line: TextLine): string {
  const lead = leadSpan(line);
  if (!lead) return line.text;
  const isOther = (span: Span) =>
    /\p{L}/u.test(span.text) &&
    (span.font !== lead.font || span.colour !== lead.colour || span.size < 0.9 * lead.size);
  const spans = titleSpans(line);
  const end = spans.findIndex((span, at) => at > spans.indexOf(lead) && isOther(span));
  return spans
    .slice(0, end < 0 ? undefined : end)
    .map(({ text }) => text)
    .join('');
}

/**
 * Returns the spans of a line without a remark in brackets at its end, which is often printed in smaller type: “Ion
 * Cannon (needs a laser)”. A span is a part of a line in one font.
 */
export function titleSpans({ spans, text }: TextLine): readonly Span[] {
  if (!text.endsWith(')')) return spans;
  const at = spans.findIndex((span) => /^\s*\(/.test(span.text));
  return at > 0 ? spans.slice(0, at) : spans;
}

/** Returns the size of the largest letters of a title, in points, because a title may contain smaller letters. */
export const titleSize = (line: TextLine): number =>
  Math.max(...titleSpans(line).map((span) => (/[\p{L}\p{N}]/u.test(span.text) ? span.size : 0)));

/**
 * Returns the prominence of a line: 0 for ordinary text, otherwise the font size in points × a factor from 0.96 to
 * 1.13. Bold type, capitals, another font family and an underline increase the factor; italic type decreases it.
 */
export function prominence(line: TextLine, fonts: readonly Font[], body: BodyFont): number {
  if (line.cells || line.drop || (line.text.match(ICON_CHARACTER)?.length ?? 0) > MAX_ICONS) return 0;
  const letters = line.text.match(/\p{L}/gu)?.length ?? 0;
  const head = titleSpans(line);
  const size = titleSize(line);
  const ratio = size / body.size;
  // A heading has two adjacent letters. A large or bold line of more than three characters needs only one letter:
  // “К-273” may be a heading. “A” and “Z0Z0” are labels in a picture.
  const isName =
    /\p{L}{2}/u.test(line.text) ||
    (letters === 1 && line.text.length > 3 && (ratio >= LARGE_RATIO || line.bold));
  if (!isName || line.text.length > MAX_HEADING_LENGTH) return 0;
  const isBold = isAll(line, (span) => isBolder(span, body, fonts));
  const capitals = letters > 2 && isAllCaps(leadText(line));
  // A line counts as colored only if all its words have one color. Words in several colors are names of colored things,
  // such as the colors of pieces.
  const [first] = head;
  const coloured = isAll(
    line,
    ({ colour }) => colour === first?.colour && isOtherColour(colour, body.colour) && !isGrey(colour),
  );
  const otherFamily = isAll(line, ({ font }) => fonts[font]?.family !== body.family);
  const isItalic = line.italic && !body.italic;
  const isProminent =
    ratio >= LARGE_RATIO ||
    (ratio >= 0.93 &&
      (isBold ||
        line.underlined ||
        (capitals && (coloured || otherFamily)) ||
        (coloured && (otherFamily || isItalic))));
  // A line with a bullet is a list item, not a heading. But an ornament before a heading looks like a bullet, so a bold
  // line that is also colored, large or in another font family may be a heading.
  if (!isProminent || (line.bullet && !(isBold && (coloured || otherFamily || ratio >= LARGE_RATIO))))
    return 0;
  const factor =
    1 +
    (isBold ? 0.05 : 0) +
    (capitals ? 0.05 : 0) +
    (otherFamily ? 0.01 : 0) +
    (line.underlined ? 0.02 : 0) -
    (isItalic ? 0.04 : 0);
  // Rounded to 0.05 points: smaller differences come from scaling and mean nothing.
  return Math.round(size * factor * 20) / 20;
}

const isAll = (line: TextLine, test: (span: Span) => boolean): boolean =>
  titleSpans(line).every((span) => !/[\p{L}\p{N}]/u.test(span.text) || test(span));
