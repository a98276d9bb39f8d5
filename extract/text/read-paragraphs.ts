// Parses plain text with one paragraph or list item per line (the layout `paragraphs`) into blocks. Understands the
// elements of Markdown that converters from PDF write, and joins a paragraph that a page break splits.
import { fixEmphasis } from '../cleanup/fix-emphasis';
import type { Block, Draft, DroppedLine, Line } from '../types';
import { findListMarker } from './list-markers';
import { startsLowercase } from './text-patterns';

/** Matches a Markdown heading: `### Assets`. */
const HEADING = /^(#{1,6})\s+(.*)$/;
/** Matches a horizontal rule (`---`, `***`) and the separator under a table header (`------	---`). */
const RULER = /^[\s\-_*=|:#]*$/;
/** Matches a line that contains only an image: `![](page-3.png)`, `<img src=…>`. */
const IMAGE = /^\s*(?:!\[[^\]]*\]\([^)]*\)|<img\b[^>]*>)\s*$/i;

/** Matches a row of a Markdown table: `| 2 | 8 |`. */
const TABLE_ROW = /^\s*\|(.+)\|\s*$/;

export function readParagraphs(draft: Draft): { blocks: Block[]; dropped: DroppedLine[] } {
  const blocks: Block[] = [];
  const dropped: DroppedLine[] = [];
  let gap = 1;
  /** Whether the previous line ends with two spaces, which mean a line break in Markdown. */
  let hasLineBreak = false;
  for (const line of draft.lines) {
    if (!line.text.trim()) {
      gap++;
      continue;
    }
    const reason = RULER.test(line.text) ? 'ruler' : IMAGE.test(line.text) ? 'image' : undefined;
    if (reason) {
      dropped.push({ line: line.n, reason });
      if (gap === 0) applyUnderline(blocks.at(-1), line.text);
      continue;
    }
    const block = readLine(line, gap, draft.book.bullets ?? []);
    const open = blocks.at(-1);
    const separator = open && findSeparator(open, block, gap, hasLineBreak);
    if (open && separator) {
      open.text += separator + block.text;
      open.lines.push(...block.lines);
    } else blocks.push(block);
    hasLineBreak = /\S {2,}$/.test(line.text);
    gap = 0;
  }
  for (const block of blocks) block.text = block.text.split('\t').map(fixEmphasis).join('\t');
  return { blocks, dropped };
}

/** Turns a text block into a heading if the line under it is `======` (level 1) or `------` (level 2). */
function applyUnderline(above: Block | undefined, underline: string): void {
  const match = /^\s*(?:(={3,})|-{3,})\s*$/.exec(underline);
  if (!match || above?.kind !== 'text' || above.lines.length >= 2) return;
  above.kind = 'heading';
  above.level = match[1] ? 1 : 2;
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
    // A heading such as `## 1/ Setup:` is a numbered step that is printed in large type.
    const step = findListMarker(text);
    if (step?.ordinal?.style === 'number' && !step.mark && text.endsWith(':'))
      return { ...base, kind: 'item', text: `**${step.rest}**`, ordinal: step.ordinal };
    return { ...base, kind: 'heading', text: text.replace(/\*\*/g, ''), level: heading[1]?.length ?? 1 };
  }
  if (line.text.includes('\t')) return { ...base, kind: 'row', text: line.text.replace(/\s+$/, '') };
  const row = TABLE_ROW.exec(line.text);
  if (row) {
    // Inside a cell, `\|` stands for a literal `|`.
    const cells = (row[1] ?? '').split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
    return { ...base, kind: 'row', text: cells.join('\t') };
  }
  const marker = findListMarker(line.text, bullets);
  if (!marker) return { ...base, kind: 'text', text: line.text.trim() };
  const { indent, mark, ordinal, rest } = marker;
  return { ...base, kind: 'item', text: rest.trim(), level: indent, mark, ...(ordinal && { ordinal }) };
}

/** Whether the text is a line of more than 40 characters that ends in mid-sentence. */
const isBrokenOff = (text: string): boolean => text.length > 40 && !/[.!?…:;»)*]\s*$/.test(text);

/** Returns the separator between two lines of one block, or undefined if the lines are separate blocks. */
function findSeparator(open: Block, next: Block, gap: number, hasLineBreak: boolean): string | undefined {
  if (next.kind !== 'text' || (open.kind !== 'text' && open.kind !== 'item')) return undefined;
  // One blank line inside a sentence is a page break: “- The dragon sleeps until somebody takes the last”, a blank
  // line, “ingot.”
  if (gap)
    return gap === 1 &&
      isBrokenOff(open.text) &&
      /^\p{Script=Cyrillic}/u.test(next.text) &&
      startsLowercase(next.text)
      ? ' '
      : undefined;
  return hasLineBreak && !startsLowercase(next.text) ? '\n' : ' ';
}
