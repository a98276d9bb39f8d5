// Joins the lines of a printed column into paragraphs and list items; blank lines are no paragraph sign there.

import { countWords } from '../cleanup/fix-mixed-alphabets';
import type { Block, Draft, Line } from '../types';
import { isHeadingLine } from './heading-line';
import { findJoint } from './join-hyphenated';
import { type Marker, readMarker } from './list-markers';
import { endsSentence, isCapitals, openingPattern, relatedPattern, startsSmall } from './text-patterns';

/** Matches « · полёт;  ·   сон;»: a second item on the same line. */
const SECOND_ITEM = /\s{2,}(?=[·•▪]\s)/;

interface Reading {
  related: RegExp;
  example: RegExp;
  counts: Map<string, number>;
  /** Usual length of a full line. */
  width: number;
}

export function readColumns(draft: Draft): Block[] {
  const lines = draft.lines.flatMap(splitItems);
  const filled = lines.filter(({ text }) => text.trim());
  const reading: Reading = {
    related: relatedPattern(draft),
    example: new RegExp(`${openingPattern(draft.words.example).source}[^.:]{0,4}[.:]`, 'iu'),
    counts: countWords(filled.map(({ text }) => text)),
    width: widthOf(filled),
  };
  const blocks: Block[] = [];
  let last: Line | undefined;
  let gap = 0;
  let number = 0;
  let place = 0;
  /** The lines of the open block, joined when it ends. */
  let pieces: string[] = [];
  const close = () => {
    const open = blocks.at(-1);
    if (open) open.text = pieces.join('');
  };
  for (const line of lines) {
    if (!line.text.trim()) {
      gap++;
      continue;
    }
    place++;
    const open = blocks.at(-1);
    const start = findStart(line, { open, last, after: filled[place], gap, number }, reading);
    if (start || !open || !last) {
      close();
      const block = createBlock(line, start, gap);
      blocks.push(block);
      pieces = [block.text];
    } else {
      const next = line.text.trim().replace(/\s+/g, ' ');
      pieces.push(findJoint(pieces.pop() ?? '', next, reading.counts).join(''), next);
      if (line.n !== open.lines.at(-1)) open.lines.push(line.n);
    }
    if (start?.kind === 'heading') number = 0;
    if (start?.kind === 'item' && start.marker.ordinal?.style === 'number')
      number = start.marker.ordinal.value;
    last = line;
    gap = 0;
  }
  close();
  return blocks;
}

interface Around {
  open: Block | undefined;
  last: Line | undefined;
  after: Line | undefined;
  gap: number;
  /** The last step of the list. */
  number: number;
}

type Start = { kind: 'heading' | 'text' } | { kind: 'item'; marker: Marker };

/** What begins on this line; undefined when it goes on with the block before. */
function findStart(
  line: Line,
  { open, last, after, gap, number }: Around,
  reading: Reading,
): Start | undefined {
  const text = line.text.trim();
  if (reading.related.test(text)) return { kind: 'text' };
  const ended = !last || endsSentence(last.text) || open?.kind === 'heading';
  const marker = readMarker(line.text);
  if (marker && isItem(marker, ended, gap, number)) return { kind: 'item', marker };
  const before = line.top ? undefined : last?.text;
  const apart = gap > 0 || line.top === true || !last;
  if (isHeadingLine(line.text, { ...(before && { before }), ...(after && { after: after.text }), apart })) {
    // «ПРИЛОЖЕНИЕ 2: КАК» goes on with «КОРМИТЬ ДРАКОНА»; «Совы» under «ПТИЦЫ» is a heading of its own.
    const goesOn = open?.kind === 'heading' && gap === 0 && isCapitals(text) && isCapitals(open.text);
    return goesOn ? undefined : { kind: 'heading' };
  }
  if (!open || open.kind === 'heading') return { kind: 'text' };
  if (!ended || startsSmall(text)) return undefined;
  if (reading.example.test(text)) return { kind: 'text' };
  if (reading.related.test(open.text)) return /^[«(]/.test(text) ? undefined : { kind: 'text' };
  return isShort(last?.text ?? '', text, open, reading) ? { kind: 'text' } : undefined;
}

/** A sign always opens an item; a number only when it counts on, a letter only after the end of a sentence. */
function isItem({ mark, ordinal }: Marker, ended: boolean, gap: number, number: number): boolean {
  if (mark || ordinal?.style !== 'number') return mark !== '' || ended;
  // A short item may lack its full stop: «Замок», «2. Поставьте дракона».
  return ordinal.value === number + 1 ? ended || gap > 0 : ended && ordinal.value === 1;
}

/** The next word would have fitted on the line: its end was meant. */
function isShort(line: string, next: string, open: Block, { width }: Reading): boolean {
  const word = next.split(' ', 1)[0] ?? '';
  const room = width - (open.kind === 'item' ? 4 + 4 * open.level : 0);
  return line.trim().length + 1 + word.length < (open.kind === 'item' ? 0.92 : 0.96) * room;
}

function createBlock(line: Line, start: Start | undefined, gap: number): Block {
  const base = { lines: line.n ? [line.n] : [], gap, ...(line.page && { page: line.page }) };
  if (start?.kind !== 'item') {
    const text = line.text.trim().replace(/\s+/g, ' ');
    return { ...base, kind: start?.kind ?? 'text', text, level: isCapitals(text) ? 1 : 2, mark: '' };
  }
  const { mark, ordinal, rest } = start.marker;
  return {
    ...base,
    kind: 'item',
    text: rest.trimEnd().replace(/\s+(?=\S)/g, ' '),
    level: mark === '·' ? 1 : 0,
    mark,
    ...(ordinal && { ordinal }),
  };
}

function splitItems(line: Line): Line[] {
  if (!readMarker(line.text)) return [line];
  return line.text
    .split(SECOND_ITEM)
    .map((text, at) => (at ? { ...line, text: ` ${text}`, top: false } : { ...line, text }));
}

function widthOf(lines: readonly Line[]): number {
  const lengths = lines.map(({ text }) => text.trim().length).sort((a, b) => a - b);
  return lengths[Math.floor(0.9 * lengths.length)] ?? 60;
}
