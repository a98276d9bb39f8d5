// How loud a line is against the body of its book: by size, weight, colour, capitals, another font and a rule under it.
import { isCapitals } from '../../text/text-patterns';
import { ICON_SIGN } from '../icons/icon-registry';
import type { Font, PrintLine, Span } from '../pdf-types';
import { type BodyFont, isBolder, isGrey, isOtherColour } from './body-font';

/** Lines that may make one heading. */
export interface Candidate {
  lines: PrintLine[];
  /** Place of the first one among all lines. */
  at: number;
  /** Its dress. */
  key: string;
  /** By which levels are told apart. */
  rank: number;
  /** A heading only if its like are. */
  weak: boolean;
}

/** Shares of the body's size: larger than the text, and so large that it is a heading, full stop or not. */
export const LARGER = 1.12;
export const LARGE = 1.3;
export const MOST_LETTERS = 110;
const MOST_ICONS = 2;

/** By its first words: a heading of two tones is known by the first. */
export function keyOf(line: PrintLine, fonts: readonly Font[]): string {
  const head = headOf(line);
  const { size, font, colour, bold, italic } = head.find(({ text }) => /\p{L}{3}/u.test(text)) ?? line;
  return `${Math.round(size * 2)} ${fonts[font]?.family} ${colour} ${bold} ${italic} ${isCapitals(line.text)} ${line.underlined ?? false}`;
}

/** «Ion Cannon (needs a laser)»: what stands in brackets at the end may be quieter. */
export function headOf({ spans, text }: PrintLine): readonly Span[] {
  if (!text.endsWith(')')) return spans;
  const at = spans.findIndex((span) => /^\s*\(/.test(span.text));
  return at > 0 ? spans.slice(0, at) : spans;
}

/** 0 for ordinary text; else the size, a little more for weight, capitals and another font. */
export function prominence(line: PrintLine, fonts: readonly Font[], body: BodyFont): number {
  if (line.cells || line.drop || (line.text.match(ICON_SIGN)?.length ?? 0) > MOST_ICONS) return 0;
  const letters = line.text.match(/\p{L}/gu)?.length ?? 0;
  const head = headOf(line);
  const size = Math.max(...head.map((span) => (/[\p{L}\p{N}]/u.test(span.text) ? span.size : 0)));
  const ratio = size / body.size;
  // «К-273» is a name, «A» is a letter in a picture.
  const isName = letters > 1 || (letters === 1 && line.text.length > 3 && (ratio >= LARGER || line.bold));
  if (!isName || line.text.length > MOST_LETTERS) return 0;
  const isBold = isAll(line, (span) => isBolder(span, body, fonts));
  const capitals = isCapitals(line.text) && letters > 2;
  // Words in many colours are names in a list.
  const [first] = head;
  const coloured = isAll(
    line,
    ({ colour }) => colour === first?.colour && isOtherColour(colour, body.colour) && !isGrey(colour),
  );
  const foreign = isAll(line, ({ font }) => fonts[font]?.family !== body.family);
  const isSlanted = line.italic && !body.italic;
  const isLoud =
    ratio >= LARGER ||
    (ratio >= 0.93 &&
      (isBold ||
        line.underlined ||
        (capitals && (coloured || foreign)) ||
        (coloured && (foreign || isSlanted))));
  // An item of a list is a heading only in a dress that no item has.
  if (!isLoud || (line.bullet && !(isBold && (coloured || ratio >= LARGER)))) return 0;
  const more =
    1 +
    (isBold ? 0.05 : 0) +
    (capitals ? 0.05 : 0) +
    (foreign ? 0.01 : 0) +
    (line.underlined ? 0.02 : 0) -
    (isSlanted ? 0.04 : 0);
  // In twentieths of a point: what differs by less is one rank.
  return Math.round(size * more * 20) / 20;
}

const isAll = (line: PrintLine, test: (span: Span) => boolean): boolean =>
  headOf(line).every((span) => !/[\p{L}\p{N}]/u.test(span.text) || test(span));
