// Joins lines that are wrapped at the width of a printed column into blocks. Unlike in Markdown, a blank line does
// not end a paragraph here, because the text has blank lines at column and page ends.
import { countWords } from '../cleanup/fix-mixed-alphabets';
import type { Block, Draft, Line } from '../types';
import { isHeadingLine } from './is-heading-line';
import { resolveHyphen } from './join-hyphenated';
import { findListMarker, type ListMarker } from './list-markers';
import { endsSentence, isAllCaps, openingPattern, relatedPattern, startsLowercase } from './text-patterns';

/** Matches the gap before a second list item on the same line: ` · flight; · sleep;`. */
const SECOND_ITEM = /\s{2,}(?=[·•▪]\s)/;

interface ColumnContext {
  related: RegExp;
  example: RegExp;
  /** How often each word occurs in the book, in lowercase. */
  counts: Map<string, number>;
  /** Length of a full line, in characters. */
  width: number;
}

export function joinColumnLines(draft: Draft): Block[] {
  const lines = draft.lines.flatMap(splitItems);
  const filled = lines.filter(({ text }) => text.trim());
  const context: ColumnContext = {
    related: relatedPattern(draft),
    // Matches the opening of an example: “Example 2: a knight …”.
    example: new RegExp(`${openingPattern(draft.words.example).source}[^.:]{0,4}[.:]`, 'iu'),
    counts: countWords(filled.map(({ text }) => text)),
    width: fullLineLength(filled),
  };
  const blocks: Block[] = [];
  let last: Line | undefined;
  let gap = 0;
  let lastNumber = 0;
  let count = 0;
  /**
   * The lines of the block that is being built. They are joined only when the block ends, so that the running time is
   * linear.
   */
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
    count++;
    const open = blocks.at(-1);
    const start = findBlockStart(line, { open, last, after: filled[count], gap, lastNumber }, context);
    if (start || !open || !last) {
      close();
      const block = createBlock(line, start, gap);
      blocks.push(block);
      pieces = [block.text];
    } else {
      const next = line.text.trim().replace(/\s+/g, ' ');
      pieces.push(resolveHyphen(pieces.pop() ?? '', next, context.counts).join(''), next);
      if (line.n !== open.lines.at(-1)) open.lines.push(line.n);
    }
    if (start?.kind === 'heading') lastNumber = 0;
    if (start?.kind === 'item' && start.marker.ordinal?.style === 'number')
      lastNumber = start.marker.ordinal.value;
    last = line;
    gap = 0;
  }
  close();
  return blocks;
}

interface LineContext {
  /** The block that is being built. It contains the previous line. */
  open: Block | undefined;
  /** The previous non-blank line. */
  last: Line | undefined;
  /** The next non-blank line after this line. */
  after: Line | undefined;
  /** Number of blank lines before this line. */
  gap: number;
  /** Number of the last numbered list item under the current heading. */
  lastNumber: number;
}

type BlockStart = { kind: 'heading' | 'text' } | { kind: 'item'; marker: ListMarker };

/**
 * Returns the kind of block that begins on this line, or undefined if the line continues the block that is being built.
 */
function findBlockStart(
  line: Line,
  { open, last, after, gap, lastNumber }: LineContext,
  context: ColumnContext,
): BlockStart | undefined {
  const text = line.text.trim();
  if (context.related.test(text)) return { kind: 'text' };
  const afterSentence = !last || endsSentence(last.text) || open?.kind === 'heading';
  const marker = findListMarker(line.text);
  if (marker && isItem(marker, afterSentence, gap, lastNumber)) return { kind: 'item', marker };
  const before = line.startsColumn ? undefined : last?.text;
  const separated = gap > 0 || line.startsColumn === true || !last;
  if (
    isHeadingLine(line.text, { ...(before && { before }), ...(after && { after: after.text }), separated })
  ) {
    // A line in capitals continues a heading in capitals: “FEED A DRAGON” after “APPENDIX 2: HOW TO”. A line in other
    // letters, such as “Owls” under “BIRDS”, is a heading of its own.
    const continues = open?.kind === 'heading' && gap === 0 && isAllCaps(text) && isAllCaps(open.text);
    return continues ? undefined : { kind: 'heading' };
  }
  if (!open || open.kind === 'heading') return { kind: 'text' };
  if (!afterSentence || startsLowercase(text)) return undefined;
  if (context.example.test(text)) return { kind: 'text' };
  if (context.related.test(open.text)) return /^[«(]/.test(text) ? undefined : { kind: 'text' };
  return isShortLine(last?.text ?? '', text, open, context) ? { kind: 'text' } : undefined;
}

/**
 * Whether the marker opens a list item. A bullet always does. A letter or Roman numeral must follow the end of a
 * sentence. A number must in addition be 1 or the next number of the list. Any other marker belongs to a sentence that
 * was wrapped before it.
 */
function isItem(
  { mark, ordinal }: ListMarker,
  afterSentence: boolean,
  gap: number,
  lastNumber: number,
): boolean {
  if (mark || ordinal?.style !== 'number') return mark !== '' || afterSentence;
  // After a blank line, the next number opens an item even if the previous item has no full stop: “Castle”, then “2.
  // Place the dragon”.
  return ordinal.value === lastNumber + 1 ? afterSentence || gap > 0 : afterSentence && ordinal.value === 1;
}

/**
 * Whether the first word of the next line would have fitted at the end of this line. If so, this line ends a
 * paragraph. A list item is indented, so less of the width is available.
 */
function isShortLine(line: string, next: string, open: Block, { width }: ColumnContext): boolean {
  const word = next.split(' ', 1)[0] ?? '';
  const available = width - (open.kind === 'item' ? 4 + 4 * open.level : 0);
  return line.trim().length + 1 + word.length < (open.kind === 'item' ? 0.92 : 0.96) * available;
}

function createBlock(line: Line, start: BlockStart | undefined, gap: number): Block {
  const base = { lines: line.n ? [line.n] : [], gap, ...(line.page && { page: line.page }) };
  if (start?.kind !== 'item') {
    const text = line.text.trim().replace(/\s+/g, ' ');
    return { ...base, kind: start?.kind ?? 'text', text, level: isAllCaps(text) ? 1 : 2, mark: '' };
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

/** Splits a line that contains two list items into two lines. */
function splitItems(line: Line): Line[] {
  if (!findListMarker(line.text)) return [line];
  return line.text
    .split(SECOND_ITEM)
    .map((text, at) => (at ? { ...line, text: ` ${text}`, startsColumn: false } : { ...line, text }));
}

/** Returns the length of a full line: the 90th percentile of all line lengths, in characters. */
function fullLineLength(lines: readonly Line[]): number {
  const lengths = lines.map(({ text }) => text.trim().length).sort((a, b) => a - b);
  return lengths[Math.floor(0.9 * lengths.length)] ?? 60;
}
