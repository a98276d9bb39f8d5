// Prepares a topic's blocks for nesting: rows become tables, lost numbers are counted, letters get their right names.
import type { LanguageWords } from '../languages';
import { openingPattern } from '../text/text-patterns';
import type { Block } from '../types';

export interface Part extends Block {
  rows?: string[][];
}

/** Rows that stand together are one table. */
export function joinRows(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    if (!block.text) continue;
    if (block.kind !== 'row') {
      parts.push({ ...block });
      continue;
    }
    const cells = block.text.split('\t').map((cell) => cell.trim());
    const open = parts.at(-1);
    if (open?.rows && block.gap === 0) {
      open.rows.push(cells);
      open.lines = [...open.lines, ...block.lines];
    } else parts.push({ ...block, rows: [cells] });
  }
  return parts;
}

/** Matches «**Збудіть дракона.** Гравці …»: the name of a step. */
const NAMED = /^\*\*[^*]+\*\*/;

export function mendOrdinals(parts: readonly Part[], { alphabet, team }: LanguageWords): Part[] {
  const note = openingPattern(team);
  return nameLetters(
    countLost(parts, (part) => isNamedItem(part) && !note.test(part.text)),
    alphabet,
  );
}

/** «Збудіть дракона», «Візьміть карти», «3. Тікайте»: the first two steps have lost their numbers. */
function countLost(parts: readonly Part[], isNamed: (part: Part) => boolean): Part[] {
  const first = parts.findIndex(({ ordinal }) => ordinal?.style === 'number');
  const value = parts[first]?.ordinal?.value ?? 1;
  const named = parts.slice(0, Math.max(0, first)).filter(isNamed);
  if (value < 2 || named.length !== value - 1) return [...parts];
  return parts.map((part) => {
    const place = named.indexOf(part);
    if (place < 0) return part;
    return { ...part, ordinal: { style: 'number', value: place + 1, label: String(place + 1) } };
  });
}

const isNamedItem = ({ kind, text, level, ordinal }: Part): boolean =>
  kind === 'item' && level === 0 && !ordinal && NAMED.test(text);

/** Letters that are Latin or do not count up were misread («a. b. v. г. г. d.»): they are counted anew. */
function nameLetters(parts: readonly Part[], alphabet: string): Part[] {
  const result = [...parts];
  for (const run of letterRuns(parts)) {
    const labels = run.map((at) => parts[at]?.ordinal?.label.toLowerCase() ?? '');
    const place = (label: string | undefined) => (label ? alphabet.indexOf(label) : -1);
    const sound = labels.every((label, at) => place(label) > place(labels[at - 1]));
    const large = /\p{Lu}/u.test(parts[run[0] ?? 0]?.ordinal?.label ?? '');
    run.forEach((at, count) => {
      const part = parts[at] as Part;
      const letter = (sound ? labels[count] : alphabet[count]) ?? '';
      const label = large ? letter.toUpperCase() : letter;
      result[at] = { ...part, ordinal: { style: 'letter', value: count + 1, label } };
    });
  }
  return result;
}

/** Places of the letters of each list; a step or another «а» begins a new one. */
function letterRuns(parts: readonly Part[]): number[][] {
  const runs: number[][] = [];
  let fresh = true;
  for (const [at, { ordinal }] of parts.entries()) {
    if (ordinal?.style === 'number') fresh = true;
    if (ordinal?.style !== 'letter') continue;
    if (fresh || /^[аa]$/i.test(ordinal.label)) runs.push([]);
    runs.at(-1)?.push(at);
    fresh = false;
  }
  return runs;
}
