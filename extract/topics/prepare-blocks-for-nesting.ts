// Prepares the blocks of a topic for `nest-lists.ts`: joins table rows into tables, restores missing numbers of list
// items, and corrects misread letters of list items.
import type { LanguageWords } from '../languages';
import { openingPattern } from '../text/text-patterns';
import type { Block } from '../types';

export interface ListBlock extends Block {
  /** Text of the table cells, row by row. Present only for a table. */
  rows?: string[][];
}

/** Joins consecutive rows into one table, and removes blocks without text. */
export function joinRows(blocks: readonly Block[]): ListBlock[] {
  const joined: ListBlock[] = [];
  for (const block of blocks) {
    if (!block.text) continue;
    if (block.kind !== 'row') {
      joined.push({ ...block });
      continue;
    }
    const cells = block.text.split('\t').map((cell) => cell.trim());
    const open = joined.at(-1);
    if (open?.rows && block.gap === 0) {
      open.rows.push(cells);
      open.lines = [...open.lines, ...block.lines];
    } else joined.push({ ...block, rows: [cells] });
  }
  return joined;
}

/** Matches the bold name of a step at the start of a list item: `**Wake the dragon.**`. */
const STEP_NAME = /^\*\*[^*]+\*\*/;

/** Restores ordinals (numbers and letters of list items) that OCR has lost or misread. */
export function fixOrdinals(blocks: readonly ListBlock[], { alphabet, team }: LanguageWords): ListBlock[] {
  const teamNote = openingPattern(team);
  return fixLetters(
    restoreNumbers(blocks, (block) => isNamedItem(block) && !teamNote.test(block.text)),
    alphabet,
  );
}

/**
 * Restores the missing numbers of the first steps: if two named items without a number precede “3. Flee”, they get
 * the numbers 1 and 2.
 */
function restoreNumbers(blocks: readonly ListBlock[], isNamed: (block: ListBlock) => boolean): ListBlock[] {
  const first = blocks.findIndex(({ ordinal }) => ordinal?.style === 'number');
  const value = blocks[first]?.ordinal?.value ?? 1;
  const unnumbered = blocks.slice(0, Math.max(0, first)).filter(isNamed);
  if (value < 2 || unnumbered.length !== value - 1) return [...blocks];
  return blocks.map((block) => {
    const place = unnumbered.indexOf(block);
    if (place < 0) return block;
    return { ...block, ordinal: { style: 'number', value: place + 1, label: String(place + 1) } };
  });
}

const isNamedItem = ({ kind, text, level, ordinal }: ListBlock): boolean =>
  kind === 'item' && level === 0 && !ordinal && STEP_NAME.test(text);

/**
 * Corrects misread letters of list items. If a letter is out of order or not in the alphabet of the language, as in
 * the Ukrainian list «a. b. v. г. г. d.», all items of the list get the letters of the alphabet in order.
 */
function fixLetters(blocks: readonly ListBlock[], alphabet: string): ListBlock[] {
  const result = [...blocks];
  for (const run of findLetterRuns(blocks)) {
    const labels = run.map((at) => blocks[at]?.ordinal?.label.toLowerCase() ?? '');
    const place = (label: string | undefined) => (label ? alphabet.indexOf(label) : -1);
    const isValid = labels.every((label, at) => place(label) > place(labels[at - 1]));
    const isCapital = /\p{Lu}/u.test(blocks[run[0] ?? 0]?.ordinal?.label ?? '');
    run.forEach((at, count) => {
      const block = blocks[at] as ListBlock;
      const letter = (isValid ? labels[count] : alphabet[count]) ?? '';
      const label = isCapital ? letter.toUpperCase() : letter;
      result[at] = { ...block, ordinal: { style: 'letter', value: count + 1, label } };
    });
  }
  return result;
}

/**
 * Returns the indexes of the lettered items of each list. A numbered item, or another letter “a”, begins a new list.
 */
function findLetterRuns(blocks: readonly ListBlock[]): number[][] {
  const runs: number[][] = [];
  let startsRun = true;
  for (const [at, { ordinal }] of blocks.entries()) {
    if (ordinal?.style === 'number') startsRun = true;
    if (ordinal?.style !== 'letter') continue;
    if (startsRun || /^[аa]$/i.test(ordinal.label)) runs.push([]);
    runs.at(-1)?.push(at);
    startsRun = false;
  }
  return runs;
}
