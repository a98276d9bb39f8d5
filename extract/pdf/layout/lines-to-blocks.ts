// Joins lines in reading order into blocks (paragraphs, list items, headings and table rows) and marks bold and italic
// text with Markdown stars.
import { endsWithHyphen, resolveHyphen } from '../../text/join-hyphenated';
import { findListMarker } from '../../text/list-markers';
import { BY_TYPOGRAPHY } from '../../topics/split-topics';
import type { Block } from '../../types';
import { type BodyFont, isBolder } from '../headings/body-font';
import type { Font, Span, TextLine } from '../pdf-types';

/** A line with its number in the extracted text, from 1. */
export interface NumberedLine extends TextLine {
  n: number;
}

/** A block to which lines may still be added. */
interface OpenBlock {
  block: Block;
  lines: NumberedLine[];
  spans: Span[];
}

export function linesToBlocks(
  lines: readonly NumberedLine[],
  fonts: readonly Font[],
  body: BodyFont,
  counts: ReadonlyMap<string, number>,
): Block[] {
  const open: OpenBlock[] = [];
  const leadings = mostCommonLeadings(lines);
  for (const printed of lines) {
    if (printed.drop) continue;
    const last = open.at(-1);
    const line = last && isDash(last.lines.at(-1) as NumberedLine, printed) ? withDash(printed) : printed;
    if (line.opens) {
      open.push(openTopic(line, line.opens), start(line, undefined));
      continue;
    }
    if (last && continuesBlock(last, line, body, leadings)) extend(last, line, counts);
    else open.push(start(line, last));
  }
  return open
    .map(({ block, spans }) => ({ ...block, text: textOf(block, spans, fonts, body) }))
    .filter(({ text }) => text);
}

/**
 * Returns the heading of a topic that the reader has started at this line. The heading is not printed, so it has no
 * line numbers.
 */
function openTopic(line: NumberedLine, { title, level }: NonNullable<TextLine['opens']>): OpenBlock {
  const heading = start({ ...line, level }, undefined);
  const [span] = line.spans;
  return {
    ...heading,
    block: { ...heading.block, lines: [] },
    spans: span ? [{ ...span, text: title }] : [],
  };
}

/**
 * Whether the “bullet” of the line is really a dash inside a sentence that was broken before the dash: “… Marge”
 * followed by the line “— also the cookie”.
 */
const isDash = (last: NumberedLine, line: NumberedLine): boolean =>
  /^[–—]$/.test(line.bullet ?? '') &&
  /^\p{Ll}/u.test(line.text) &&
  /[\p{L}\p{N}]$/u.test(last.text) &&
  last.sheet === line.sheet &&
  last.column === line.column &&
  Math.abs(last.box[0] - line.box[0]) < 0.3 * line.size &&
  last.edges[1] - last.box[2] < 3 * line.size;

function withDash({ bullet, ...line }: NumberedLine): NumberedLine {
  const [first, ...rest] = line.spans;
  return first
    ? {
        ...line,
        text: `${bullet} ${line.text}`,
        spans: [{ ...first, text: `${bullet} ${first.text}` }, ...rest],
      }
    : line;
}

function start(line: NumberedLine, before: OpenBlock | undefined): OpenBlock {
  const kind: Block['kind'] = line.level ? 'heading' : line.cells ? 'row' : line.bullet ? 'item' : 'text';
  const block: Block = {
    kind,
    text: '',
    lines: [line.n],
    level: line.level ?? (kind === 'item' ? depthOf(line, before) : 0),
    mark: kind === 'heading' ? BY_TYPOGRAPHY : kind === 'item' ? (line.bullet ?? '') : '',
    gap:
      kind === 'row' && before?.block.kind === 'row' && before.lines.at(-1)?.column === line.column ? 0 : 1,
    ...(line.page && { page: line.page }),
  };
  const marker = kind === 'text' || kind === 'item' ? findListMarker(line.text) : undefined;
  const ordinal = marker?.ordinal;
  const spans = line.spans.map((span) => ({ ...span }));
  if (ordinal && marker) {
    block.kind = 'item';
    block.ordinal = ordinal;
    cutStart(spans, line.text.length - marker.rest.length);
  }
  return {
    block,
    lines: [line],
    spans: kind === 'row' ? [{ ...(spans[0] as Span), text: line.text, bold: false, italic: false }] : spans,
  };
}

/**
 * Removes the first `letters` characters of the spans. They are the number of the list item, which the block already
 * has in its field `ordinal`.
 */
function cutStart(spans: Span[], letters: number): void {
  let left = letters;
  for (const span of spans) {
    if (left <= 0) break;
    const own = Math.min(left, span.text.length);
    span.text = span.text.slice(own).trimStart();
    left -= own;
  }
}

/**
 * Returns the level of a list item, by comparing its indentation with that of the item before it. Each nesting level
 * adds 2: 0, 2, 4.
 */
function depthOf(line: NumberedLine, before: OpenBlock | undefined): number {
  const last = before?.lines[0];
  if (before?.block.kind !== 'item' || !last || last.column !== line.column || last.sheet !== line.sheet)
    return 0;
  const step = line.indent - last.indent;
  if (step > 0.7 * line.size) return before.block.level + 2;
  if (step < -0.7 * line.size) return Math.max(0, before.block.level - 2);
  return before.block.level;
}

/** Whether the line continues the block that is being built (`open`). */
function continuesBlock(open: OpenBlock, line: NumberedLine, body: BodyFont, leadings: Leadings): boolean {
  const { block, lines } = open;
  const last = lines.at(-1) as NumberedLine;
  if (block.kind === 'heading') return isSameHeading(last, line);
  if (line.level) return false;
  if (block.kind === 'row') return Boolean(line.continuesRow) && line.column === last.column;
  if (line.cells || line.bullet) return false;
  if (Math.abs(line.size - last.size) > 0.12 * last.size) return false;
  if (last.region !== line.region && last.sheet === line.sheet) return false;
  if (last.sheet !== line.sheet || last.column !== line.column)
    return (continuesSentence(last, line) || endsWithHyphen(last.text)) && last.font === line.font;
  return isNextLine(open, line, body, leadings);
}

const isSameHeading = (last: NumberedLine, line: NumberedLine): boolean =>
  line.level === last.level &&
  isSameStyle(last, line) &&
  last.sheet === line.sheet &&
  line.column === last.column &&
  line.base - last.base < 1.7 * line.size;

/** Whether the line continues the sentence of the line before it. */
const continuesSentence = (last: NumberedLine, line: NumberedLine): boolean =>
  /^[\p{Ll},;)]/u.test(line.text) && !/[.!?:;]["”»’)]*$/.test(last.text);

/**
 * Whether the line continues the block in the same column: the gap above it is not larger than the leading, and the
 * line does not start a new paragraph, list item or step.
 */
function isNextLine(
  { block, lines }: OpenBlock,
  line: NumberedLine,
  body: BodyFont,
  leadings: Leadings,
): boolean {
  const last = lines.at(-1) as NumberedLine;
  const far = line.base - last.base;
  if (far <= 0) return false;
  const isSmall = /^\p{Ll}/u.test(line.text);
  const ended = /[.!?:;…]["”»’)\]]*$/.test(last.text) || (/[”»]$/.test(last.text) && !isSmall);
  const leading = leadingOf(lines, last, body, leadings);
  const isWide = far > 1.42 * leading;
  if (isWide && (ended || !continuesSentence(last, line))) return false;
  if (far > 2.2 * last.size) return false;
  if (startsStep(line) && (ended || lines.length > 1 || block.kind === 'item')) return false;
  const first = lines[0] as NumberedLine;
  const isOut = block.kind === 'item' && line.box[0] < first.indent - 0.6 * line.size;
  if (isCount(line) && (isOut || (block.kind === 'text' && isCount(first))) && hasRoomForCount(last, line))
    return false;
  const room = last.edges[1] - last.box[2];
  const isShort = room > 0.25 * (last.edges[1] - last.edges[0]) && room > 5 * last.size;
  if (block.kind === 'item') {
    if (isOut && (ended || isShort) && line.box[0] < first.box[0] + 0.4 * line.size) return false;
    return !(isShort && ended);
  }
  if (ended && !isSmall && (far > PARAGRAPH_GAP * leading || hadRoom(lines, line))) return false;
  const isIndented =
    line.box[0] > last.box[0] + 0.8 * line.size &&
    line.box[0] < last.box[0] + 4 * line.size &&
    lines.length > 1;
  if (ended && (isShort || isIndented)) return false;
  // After the end of a sentence, a change to or from bold or italic type starts a new paragraph.
  return !(ended && fontStyleOf(last) !== fontStyleOf(line));
}

/** Whether the line starts with the number or letter of a step: “2. Move your owl.” */
const startsStep = ({ text }: NumberedLine): boolean =>
  /^(?:\d{1,2}|\p{L})[.)]\s/u.test(text) && findListMarker(text)?.ordinal !== undefined;

/** Whether the line may be an item of a components list, which has a number instead of a bullet: “24 owl cards”. */
const isCount = ({ text }: NumberedLine): boolean => /^\d{1,3}\s?[x×]?\s\p{L}{2}/iu.test(text);

/**
 * Whether the number and the first word of the next line would have fitted at the end of the last line. If so, the
 * author broke the line on purpose, and the next line is an item of its own.
 */
function hasRoomForCount(last: NumberedLine, next: NumberedLine): boolean {
  const [number = '', word = ''] = next.text.split(/\s+/);
  return last.edges[1] - last.box[2] > (number.length + word.length + 2) * letterWidth(next);
}

/** Returns the mean width of a letter, in points. */
const letterWidth = ({ box, indent, text }: NumberedLine): number =>
  (box[2] - indent) / Math.max(1, text.length);

/** Returns 'italic' or 'bold' if the complete line has that style, otherwise an empty string. */
const fontStyleOf = ({ spans }: NumberedLine): string =>
  spans.every(({ italic }) => italic) ? 'italic' : spans.every(({ bold }) => bold) ? 'bold' : '';

const isSameStyle = (a: NumberedLine, b: NumberedLine): boolean =>
  a.font === b.font && Math.abs(a.size - b.size) < 0.5;

/**
 * Minimum distance between two paragraphs, as a multiple of the leading. The leading is the distance between the
 * baselines of successive lines.
 */
const PARAGRAPH_GAP = 1.2;

/** Most common distance between successive baselines (the leading, in points) by font size. */
type Leadings = ReadonlyMap<number, number>;

const sizeKey = ({ size }: NumberedLine): number => Math.round(size * 2) / 2;

const isUnder = (line: NumberedLine, last: NumberedLine | undefined): last is NumberedLine =>
  last?.column === line.column && last.sheet === line.sheet && line.base > last.base;

function mostCommonLeadings(lines: readonly NumberedLine[]): Leadings {
  const counts = new Map<number, Map<number, number>>();
  lines.forEach((line, at) => {
    const last = lines[at - 1];
    if (!isUnder(line, last) || sizeKey(last) !== sizeKey(line) || line.drop || line.cells) return;
    const own = counts.get(sizeKey(line)) ?? new Map<number, number>();
    const far = Math.round((line.base - last.base) * 2) / 2;
    counts.set(sizeKey(line), own.set(far, (own.get(far) ?? 0) + 1));
  });
  return new Map(
    [...counts].map(([size, own]) => [
      size,
      [...own].reduce((best, one) => (one[1] > best[1] ? one : best))[0],
    ]),
  );
}

/**
 * Returns the leading at the end of the block. If the block has only one line, returns the most common leading of its
 * font size.
 */
function leadingOf(
  lines: readonly NumberedLine[],
  last: NumberedLine,
  body: BodyFont,
  leadings: Leadings,
): number {
  const before = lines.at(-2);
  const own = isUnder(last, before) ? last.base - before.base : 0;
  const usual = leadings.get(sizeKey(last)) ?? 0;
  const guess = 1.22 * Math.max(last.size, 0.8 * body.size);
  // A usual leading is about 1.22 font sizes. If the most common distance is far from this value, most lines of this
  // size are paragraphs of one line, and the distance is a gap between paragraphs. In this case, the function returns
  // 1.22 font sizes.
  return own > 0 ? own : usual > 0.8 * guess && usual < 1.3 * guess ? usual : guess;
}

/**
 * Whether the first word of the next line would have fitted at the end of the last line. If so, the last line ends a
 * paragraph.
 */
function hadRoom(lines: readonly NumberedLine[], next: NumberedLine): boolean {
  const last = lines.at(-1) as NumberedLine;
  if (Math.abs(last.box[0] - next.box[0]) > 0.3 * next.size) return false;
  const [first = '', second = ''] = next.text.split(/\s+/);
  // A no-break space often binds a short word to the word after it, so the width of both is used.
  const word = first.length < 4 ? `${first} ${second}` : first;
  const before = lines.at(-2);
  const right = Math.max(next.box[2], isUnder(last, before) ? before.box[2] : 0);
  return right - last.box[2] > 1.15 * (word.length + 1) * letterWidth(next);
}

function extend(open: OpenBlock, line: NumberedLine, counts: ReadonlyMap<string, number>): void {
  open.lines.push(line);
  open.block.lines.push(line.n);
  const last = open.spans.at(-1) as Span;
  if (open.block.kind === 'row') {
    const cells = last.text.split('\t');
    (line.cells ?? []).forEach((cell, at) => {
      if (!cell) return;
      const [end, joint] = resolveHyphen(cells[at] ?? '', cell, counts);
      cells[at] = end ? end + joint + cell : cell;
    });
    last.text = Array.from(cells, (cell) => cell ?? '').join('\t');
    return;
  }
  // The hyphen may be a span of its own, so the joined text of all spans is examined.
  const text = open.spans.map((span) => span.text).join('');
  const [end, joint] = resolveHyphen(text, line.text, counts);
  cutEnd(open.spans, text.length - end.length);
  last.text += joint;
  open.spans.push(...line.spans.map((span) => ({ ...span })));
}

/** Removes the last `letters` characters of the spans. */
function cutEnd(spans: Span[], letters: number): void {
  let left = letters;
  for (let at = spans.length - 1; at >= 0 && left > 0; at--) {
    const span = spans[at] as Span;
    const own = Math.min(left, span.text.length);
    span.text = span.text.slice(0, span.text.length - own);
    left -= own;
  }
}

/**
 * Returns the text of a block as Markdown: `**` around text that is bolder than the body font, `*` around italic
 * text.
 */
function textOf({ kind }: Block, spans: readonly Span[], fonts: readonly Font[], body: BodyFont): string {
  if (kind === 'heading' || kind === 'row')
    return (
      escapeStars(spans.map(({ text }) => text).join(''))
        .replace(kind === 'row' ? / +/g : /\s+/g, ' ')
        // A tab at the start of a table row is kept: the first cell is empty.
        .replace(kind === 'row' ? /^ +|\s+$/g : /^\s+|\s+$/g, '')
    );
  const parts: { text: string; stars: string }[] = [];
  for (const span of spans) {
    const stars = isBolder(span, body, fonts) ? '**' : span.italic && !body.italic ? '*' : '';
    const open = parts.at(-1);
    // A span of punctuation does not end bold or italic text, whatever its font is.
    const quiet = !/[\p{L}\p{N}]/u.test(span.text);
    if (open && (open.stars === stars || quiet)) open.text += span.text;
    else parts.push({ text: span.text, stars });
  }
  return parts
    .map(({ text, stars }) => {
      const words = escapeStars(text);
      return stars && /[\p{L}\p{N}]/u.test(words)
        ? words.replace(/^(\s*)(.*?)(\s*)$/su, `$1${stars}$2${stars}$3`)
        : words;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Replaces printed stars with U+2217, because Markdown would read `*` as emphasis. */
const escapeStars = (text: string): string => text.replace(/\*/g, '∗');
