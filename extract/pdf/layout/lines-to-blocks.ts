// Joins lines in reading order into blocks: paragraphs, list items, headings and rows, with their dress as stars.
import { findJoint, isCut } from '../../text/join-hyphenated';
import { readMarker } from '../../text/list-markers';
import { BY_TYPE } from '../../topics/split-topics';
import type { Block } from '../../types';
import { type BodyFont, isBolder } from '../headings/body-font';
import type { Font, PrintLine, Span } from '../pdf-types';

/** A line with its number in the source. */
export interface Numbered extends PrintLine {
  n: number;
}

interface Open {
  block: Block;
  lines: Numbered[];
  spans: Span[];
}

export function linesToBlocks(
  lines: readonly Numbered[],
  fonts: readonly Font[],
  body: BodyFont,
  counts: ReadonlyMap<string, number>,
): Block[] {
  const open: Open[] = [];
  const leadings = findLeadings(lines);
  for (const printed of lines) {
    if (printed.drop) continue;
    const last = open.at(-1);
    const line = last && isDash(last.lines.at(-1) as Numbered, printed) ? withDash(printed) : printed;
    if (last && isSame(last, line, body, leadings)) extend(last, line, counts);
    else open.push(start(line, last));
  }
  return open
    .map(({ block, spans }) => ({ ...block, text: textOf(block, spans, fonts, body) }))
    .filter(({ text }) => text);
}

/** «… Marge\n— also the cookie»: a dash between two words of a sentence opens no item. */
const isDash = (last: Numbered, line: Numbered): boolean =>
  /^[–—]$/.test(line.bullet ?? '') &&
  /^\p{Ll}/u.test(line.text) &&
  /[\p{L}\p{N}]$/u.test(last.text) &&
  last.sheet === line.sheet &&
  last.column === line.column &&
  Math.abs(last.box[0] - line.box[0]) < 0.3 * line.size &&
  last.edges[1] - last.box[2] < 3 * line.size;

function withDash({ bullet, ...line }: Numbered): Numbered {
  const [first, ...rest] = line.spans;
  return first
    ? {
        ...line,
        text: `${bullet} ${line.text}`,
        spans: [{ ...first, text: `${bullet} ${first.text}` }, ...rest],
      }
    : line;
}

function start(line: Numbered, before: Open | undefined): Open {
  const kind: Block['kind'] = line.level ? 'heading' : line.cells ? 'row' : line.bullet ? 'item' : 'text';
  const block: Block = {
    kind,
    text: '',
    lines: [line.n],
    level: line.level ?? (kind === 'item' ? depthOf(line, before) : 0),
    mark: kind === 'heading' ? BY_TYPE : kind === 'item' ? (line.bullet ?? '') : '',
    gap:
      kind === 'row' && before?.block.kind === 'row' && before.lines.at(-1)?.column === line.column ? 0 : 1,
    ...(line.page && { page: line.page }),
  };
  const marker = kind === 'text' || kind === 'item' ? readMarker(line.text) : undefined;
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

/** Takes the number off that now stands in the ordinal. */
function cutStart(spans: Span[], letters: number): void {
  let left = letters;
  for (const span of spans) {
    if (left <= 0) break;
    const own = Math.min(left, span.text.length);
    span.text = span.text.slice(own).trimStart();
    left -= own;
  }
}

/** How far an item is set in, in steps of the one before it. */
function depthOf(line: Numbered, before: Open | undefined): number {
  const last = before?.lines[0];
  if (before?.block.kind !== 'item' || !last || last.column !== line.column || last.sheet !== line.sheet)
    return 0;
  const step = line.indent - last.indent;
  if (step > 0.7 * line.size) return before.block.level + 2;
  if (step < -0.7 * line.size) return Math.max(0, before.block.level - 2);
  return before.block.level;
}

/** Does the line go on with the block? */
function isSame(open: Open, line: Numbered, body: BodyFont, leadings: Leadings): boolean {
  const { block, lines } = open;
  const last = lines.at(-1) as Numbered;
  if (block.kind === 'heading') return isSameHeading(last, line);
  if (line.level) return false;
  if (block.kind === 'row') return Boolean(line.goesOn) && line.column === last.column;
  if (line.cells || line.bullet) return false;
  if (Math.abs(line.size - last.size) > 0.12 * last.size) return false;
  if (last.frame !== line.frame && last.sheet === line.sheet) return false;
  if (last.sheet !== line.sheet || last.column !== line.column)
    return (goesOn(last, line) || isCut(last.text)) && last.font === line.font;
  return isNextLine(open, line, body, leadings);
}

const isSameHeading = (last: Numbered, line: Numbered): boolean =>
  line.level === last.level &&
  sameDress(last, line) &&
  last.sheet === line.sheet &&
  line.column === last.column &&
  line.base - last.base < 1.7 * line.size;

/** In mid-sentence. */
const goesOn = (last: Numbered, line: Numbered): boolean =>
  /^[\p{Ll},;)]/u.test(line.text) && !/[.!?:;]["”»’)]*$/.test(last.text);

/** In the column of the block: near enough, and no paragraph, item or step of its own. */
function isNextLine({ block, lines }: Open, line: Numbered, body: BodyFont, leadings: Leadings): boolean {
  const last = lines.at(-1) as Numbered;
  const far = line.base - last.base;
  if (far <= 0) return false;
  const isSmall = /^\p{Ll}/u.test(line.text);
  const ended = /[.!?:;…]["”»’)\]]*$/.test(last.text) || (/[”»]$/.test(last.text) && !isSmall);
  const leading = leadingOf(lines, last, body, leadings);
  const isWide = far > 1.42 * leading;
  if (isWide && (ended || !goesOn(last, line))) return false;
  if (far > 2.2 * last.size) return false;
  if (startsAnew(line) && (ended || lines.length > 1 || block.kind === 'item')) return false;
  const first = lines[0] as Numbered;
  const isOut = block.kind === 'item' && line.box[0] < first.indent - 0.6 * line.size;
  if (isCount(line) && (isOut || (block.kind === 'text' && isCount(first))) && hasRoomForCount(last, line))
    return false;
  const room = last.edges[1] - last.box[2];
  const isShort = room > 0.25 * (last.edges[1] - last.edges[0]) && room > 5 * last.size;
  if (block.kind === 'item') {
    if (isOut && (ended || isShort) && line.box[0] < first.box[0] + 0.4 * line.size) return false;
    return !(isShort && ended);
  }
  if (ended && !isSmall && (far > GAP * leading || hadRoom(lines, line))) return false;
  const isIndented =
    line.box[0] > last.box[0] + 0.8 * line.size &&
    line.box[0] < last.box[0] + 4 * line.size &&
    lines.length > 1;
  if (ended && (isShort || isIndented)) return false;
  // Words set in Italics or bold throughout are a paragraph of their own.
  return !(ended && dressOf(last) !== dressOf(line));
}

const startsAnew = ({ text }: Numbered): boolean =>
  /^(?:\d{1,2}|\p{L})[.)]\s/u.test(text) && readMarker(text)?.ordinal !== undefined;

/** «24 owl cards», a line of what lies in the box. */
const isCount = ({ text }: Numbered): boolean => /^\d{1,3}\s?[x×]?\s\p{L}{2}/iu.test(text);

/** The number and the first word of the next line would have stood in this one, had it been meant to go on. */
function hasRoomForCount(last: Numbered, next: Numbered): boolean {
  const [number = '', word = ''] = next.text.split(/\s+/);
  return last.edges[1] - last.box[2] > (number.length + word.length + 2) * letterWidth(next);
}

const letterWidth = ({ box, indent, text }: Numbered): number => (box[2] - indent) / Math.max(1, text.length);

/** What a line is set in throughout. */
const dressOf = ({ spans }: Numbered): string =>
  spans.every(({ italic }) => italic) ? 'italic' : spans.every(({ bold }) => bold) ? 'bold' : '';

const sameDress = (a: Numbered, b: Numbered): boolean => a.font === b.font && Math.abs(a.size - b.size) < 0.5;

/** Distances from line to line that are this many times the usual one part two paragraphs. */
const GAP = 1.2;

/** The distance that most lines of a size have, by size. */
type Leadings = ReadonlyMap<number, number>;

const sizeKey = ({ size }: Numbered): number => Math.round(size * 2) / 2;

const isUnder = (line: Numbered, last: Numbered | undefined): last is Numbered =>
  last?.column === line.column && last.sheet === line.sheet && line.base > last.base;

function findLeadings(lines: readonly Numbered[]): Leadings {
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

/** The distance of the lines of this block, or the usual one of its size. */
function leadingOf(lines: readonly Numbered[], last: Numbered, body: BodyFont, leadings: Leadings): number {
  const before = lines.at(-2);
  const own = isUnder(last, before) ? last.base - before.base : 0;
  const usual = leadings.get(sizeKey(last)) ?? 0;
  const guess = 1.22 * Math.max(last.size, 0.8 * body.size);
  // Where most lines of a size stand alone, their distance is no leading.
  return own > 0 ? own : usual > 0.8 * guess && usual < 1.3 * guess ? usual : guess;
}

/** A line that ends before its neighbours although the next word would have stood in it. */
function hadRoom(lines: readonly Numbered[], next: Numbered): boolean {
  const last = lines.at(-1) as Numbered;
  if (Math.abs(last.box[0] - next.box[0]) > 0.3 * next.size) return false;
  const [first = '', second = ''] = next.text.split(/\s+/);
  // Short words may be bound to the next one.
  const word = first.length < 4 ? `${first} ${second}` : first;
  const before = lines.at(-2);
  const right = Math.max(next.box[2], isUnder(last, before) ? before.box[2] : 0);
  return right - last.box[2] > 1.15 * (word.length + 1) * letterWidth(next);
}

function extend(open: Open, line: Numbered, counts: ReadonlyMap<string, number>): void {
  open.lines.push(line);
  open.block.lines.push(line.n);
  const last = open.spans.at(-1) as Span;
  if (open.block.kind === 'row') {
    const cells = last.text.split('\t');
    (line.cells ?? []).forEach((cell, at) => {
      if (!cell) return;
      const [end, joint] = findJoint(cells[at] ?? '', cell, counts);
      cells[at] = end ? end + joint + cell : cell;
    });
    last.text = Array.from(cells, (cell) => cell ?? '').join('\t');
    return;
  }
  const [end, joint] = findJoint(last.text, line.text, counts);
  last.text = end + joint;
  open.spans.push(...line.spans.map((span) => ({ ...span })));
}

/** Words with stars around what is bold or slanted beyond the body of the book. */
function textOf({ kind }: Block, spans: readonly Span[], fonts: readonly Font[], body: BodyFont): string {
  if (kind === 'heading' || kind === 'row')
    return (
      plain(spans.map(({ text }) => text).join(''))
        .replace(kind === 'row' ? / +/g : /\s+/g, ' ')
        // The first cell of a row may be empty.
        .replace(kind === 'row' ? /^ +|\s+$/g : /^\s+|\s+$/g, '')
    );
  const parts: { text: string; stars: string }[] = [];
  for (const span of spans) {
    const stars = isBolder(span, body, fonts) ? '**' : span.italic && !body.italic ? '*' : '';
    const open = parts.at(-1);
    // A lone sign between two words of one dress is of that dress.
    const quiet = !/[\p{L}\p{N}]/u.test(span.text);
    if (open && (open.stars === stars || quiet)) open.text += span.text;
    else parts.push({ text: span.text, stars });
  }
  return parts
    .map(({ text, stars }) => {
      const words = plain(text);
      return stars && /[\p{L}\p{N}]/u.test(words)
        ? words.replace(/^(\s*)(.*?)(\s*)$/su, `$1${stars}$2${stars}$3`)
        : words;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Stars and marks of ours that a book prints mean nothing here. */
const plain = (text: string): string => text.replace(/\*/g, '∗');
