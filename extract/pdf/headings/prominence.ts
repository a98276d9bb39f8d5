// Measures how prominent a line is against the body font: by size, weight, colour, capitals, font family and underline.
import { isAllCaps } from '../../text/text-patterns';
import { ICON_CHARACTER } from '../icons/icon-registry';
import type { Font, Span, TextLine } from '../pdf-types';
import { type BodyFont, isBolder, isGrey, isOtherColour } from './body-font';

/** Lines that may make one heading. */
export interface HeadingCandidate {
  lines: TextLine[];
  /** Index of its first line. */
  at: number;
  /** Font style, see `styleKey`. */
  key: string;
  /** Prominence. Headings are assigned to levels by rank: the highest rank is level 1. */
  rank: number;
  /** Ends with a full stop: a heading only if other lines of its style are. */
  isWeak: boolean;
}

/** Text of at least this many body sizes is large. */
export const LARGE_RATIO = 1.12;
/** Text of at least this many body sizes is a heading even with a full stop. */
export const VERY_LARGE_RATIO = 1.3;
export const MAX_HEADING_LENGTH = 110;
const MAX_ICONS = 2;

/** Key of the style: size, family, colour, weight, slant, capitals, underline. Of a heading in two styles, the first. */
export function styleKey(line: TextLine, fonts: readonly Font[]): string {
  const head = titleSpans(line);
  const { size, font, colour, bold, italic } = head.find(({ text }) => /\p{L}{3}/u.test(text)) ?? line;
  return `${Math.round(size * 2)} ${fonts[font]?.family} ${colour} ${bold} ${italic} ${isAllCaps(line.text)} ${line.underlined ?? false}`;
}

/** The spans without a remark in brackets, which may be less prominent: «Ion Cannon (needs a laser)». */
export function titleSpans({ spans, text }: TextLine): readonly Span[] {
  if (!text.endsWith(')')) return spans;
  const at = spans.findIndex((span) => /^\s*\(/.test(span.text));
  return at > 0 ? spans.slice(0, at) : spans;
}

/** 0 for ordinary text. Otherwise the font size in points, increased a little for weight, capitals and another font. */
export function prominence(line: TextLine, fonts: readonly Font[], body: BodyFont): number {
  if (line.cells || line.drop || (line.text.match(ICON_CHARACTER)?.length ?? 0) > MAX_ICONS) return 0;
  const letters = line.text.match(/\p{L}/gu)?.length ?? 0;
  const head = titleSpans(line);
  const size = Math.max(...head.map((span) => (/[\p{L}\p{N}]/u.test(span.text) ? span.size : 0)));
  const ratio = size / body.size;
  // «К-273» is a name, «A» is a label in a picture.
  const isName =
    letters > 1 || (letters === 1 && line.text.length > 3 && (ratio >= LARGE_RATIO || line.bold));
  if (!isName || line.text.length > MAX_HEADING_LENGTH) return 0;
  const isBold = isAll(line, (span) => isBolder(span, body, fonts));
  const capitals = isAllCaps(line.text) && letters > 2;
  // Words in several colours are names in a list.
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
  // A list item is a heading only if it is bold, and coloured or large.
  if (!isProminent || (line.bullet && !(isBold && (coloured || ratio >= LARGE_RATIO)))) return 0;
  const factor =
    1 +
    (isBold ? 0.05 : 0) +
    (capitals ? 0.05 : 0) +
    (otherFamily ? 0.01 : 0) +
    (line.underlined ? 0.02 : 0) -
    (isItalic ? 0.04 : 0);
  // Rounded to 0.05 points: a smaller difference is not a different rank.
  return Math.round(size * factor * 20) / 20;
}

const isAll = (line: TextLine, test: (span: Span) => boolean): boolean =>
  titleSpans(line).every((span) => !/[\p{L}\p{N}]/u.test(span.text) || test(span));
