// Reads Markdown-like text, one paragraph or item per line, into blocks; what a page has cut in two is joined.

import { fixEmphasis } from '../cleanup/fix-emphasis';
import type { Block, Draft, Dropped, Line } from '../types';
import { readMarker } from './list-markers';
import { startsSmall } from './text-patterns';

/** Matches «### Активи». */
const HEADING = /^(#{1,6})\s+(.*)$/;
/** Matches `---`, `***`, and the rule under a table's head: `------	---`. */
const RULER = /^[\s\-_*=|:#]*$/;
/** Matches `![](page-3.png)` and `<img src=…>`. */
const IMAGE = /^\s*(?:!\[[^\]]*\]\([^)]*\)|<img\b[^>]*>)\s*$/i;

/** Matches `| 2 | 8 |`: a row of a table in Markdown. */
const PIPED = /^\s*\|(.+)\|\s*$/;

export function readParagraphs(draft: Draft): { blocks: Block[]; dropped: Dropped[] } {
  const blocks: Block[] = [];
  const dropped: Dropped[] = [];
  let gap = 1;
  /** The line before ended with two spaces: its end was meant. */
  let broken = false;
  for (const line of draft.lines) {
    if (!line.text.trim()) {
      gap++;
      continue;
    }
    const lost = RULER.test(line.text) ? 'ruler' : IMAGE.test(line.text) ? 'image' : undefined;
    if (lost) {
      dropped.push({ line: line.n, reason: lost });
      // A line underlined with signs is a heading.
      const above = blocks.at(-1);
      const signs = /^\s*(?:(={3,})|-{3,})\s*$/.exec(line.text);
      if (signs && gap === 0 && above?.kind === 'text' && above.lines.length < 2) {
        above.kind = 'heading';
        above.level = signs[1] ? 1 : 2;
      }
      continue;
    }
    const block = readLine(line, gap, draft.book.bullets ?? []);
    const open = blocks.at(-1);
    const joint = open && findJoint(open, block, gap, broken);
    if (open && joint) {
      open.text += joint + block.text;
      open.lines.push(...block.lines);
    } else blocks.push(block);
    broken = /\S {2,}$/.test(line.text);
    gap = 0;
  }
  for (const block of blocks) block.text = block.text.split('\t').map(fixEmphasis).join('\t');
  return { blocks, dropped };
}

function readLine(line: Line, gap: number, bullets: readonly string[]): Block {
  const base = {
    lines: line.n ? [line.n] : [],
    gap,
    level: 0,
    mark: '',
    ...(line.page && { page: line.page }),
  };
  const heading = HEADING.exec(line.text.trim());
  if (heading && /[\p{L}\p{N}]/u.test(heading[2] ?? '')) {
    const text = (heading[2] ?? '').replace(/\s+/g, ' ').replace(/ #+$/, '');
    // «## 1/ Приготування:» is a step in large type.
    const step = readMarker(text);
    if (step?.ordinal?.style === 'number' && !step.mark && text.endsWith(':'))
      return { ...base, kind: 'item', text: `**${step.rest}**`, ordinal: step.ordinal };
    return { ...base, kind: 'heading', text: text.replace(/\*\*/g, ''), level: heading[1]?.length ?? 1 };
  }
  if (line.text.includes('\t')) return { ...base, kind: 'row', text: line.text.replace(/\s+$/, '') };
  const piped = PIPED.exec(line.text);
  // A stroke behind a backslash is a sign of the cell.
  if (piped) {
    const cells = (piped[1] ?? '').split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
    return { ...base, kind: 'row', text: cells.join('\t') };
  }
  const marker = readMarker(line.text, bullets);
  if (!marker) return { ...base, kind: 'text', text: line.text.trim() };
  const { indent, mark, ordinal, rest } = marker;
  return { ...base, kind: 'item', text: rest.trim(), level: indent, mark, ...(ordinal && { ordinal }) };
}

/** A long line that stops in mid-sentence. */
const isCutOff = (text: string): boolean => text.length > 40 && !/[.!?…:;»)*]\s*$/.test(text);

/** What goes between two pieces of one block; undefined when they are two blocks. */
function findJoint(open: Block, next: Block, gap: number, broken: boolean): string | undefined {
  if (next.kind !== 'text' || (open.kind !== 'text' && open.kind !== 'item')) return undefined;
  // «- Дракон спить, доки хтось не візьме зі скарбниці останній», a blank line, «злиток.»
  if (gap)
    return gap === 1 &&
      isCutOff(open.text) &&
      /^\p{Script=Cyrillic}/u.test(next.text) &&
      startsSmall(next.text)
      ? ' '
      : undefined;
  return broken && !startsSmall(next.text) ? '\n' : ' ';
}
