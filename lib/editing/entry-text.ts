// Splits the Markdown of an entry (the text about one topic) into its front matter and its rules, and joins them again.
// A rule is one paragraph, list item, heading or table; most rules have an id. A note is a block `:::kind` … `:::`
// around some rules. Other text is kept unchanged, so splitting and joining an entry loses nothing.
//
//   Markdown: - Кинь кубики. ^roll
//   Rule:     { kind: 'item', depth: 0, text: 'Кинь кубики.', id: 'roll' }

/**
 * The kind of a rule: `item` is an item of a bulleted list, `step` an item of a numbered list. `raw` is other text,
 * which the editor keeps as it is.
 */
export type EditableKind = 'text' | 'item' | 'step' | 'heading' | 'table' | 'raw';

export interface EditableRule {
  kind: EditableKind;
  /** Id of the rule: the word after `^` at its end. Empty if the rule has no id. */
  id: string;
  /** Markdown of the rule without its id and without the marker of its list or heading. */
  text: string;
  /** Depth of a list item, from 0. For a heading: its level, from 1. For all other kinds: 0. */
  depth: number;
  /** Number of a step in its numbered list. */
  ordinal?: number;
  /** Set for a list item that has an empty line between it and the item before it. */
  isApart?: true;
  /** The note that contains the rule. Undefined if the rule is in no note. */
  note?: EditableNote;
  /**
   * Number of the line on which the rule begins in its file, from 1. Undefined for a rule that was added in the editor.
   */
  line?: number;
}

/** A note. All rules inside a note refer to the same object. */
export interface EditableNote {
  /** Kind and attributes of the note, as written after `:::` on its first line: `differs{in="ru" rules="win"}`. */
  opening: string;
}

export interface EditableEntry {
  /** The front matter with its two lines `---` and the empty lines after it. Empty if the entry has no front matter. */
  front: string;
  rules: EditableRule[];
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---[ \t]*(?:\n+|$)/;
const RULE_ID = /(?:^|[ \t]+)\^(\S+)[ \t]*$/;
const NOTE_START = /^:::([a-z]+(?:\{.*\})?)[ \t]*$/;
const NOTE_END = /^:::[ \t]*$/;
const HEADING = /^(#{1,6})[ \t]+(.*)$/;
const ITEM = /^( *)([-*+]|\d{1,9}[.)])[ \t]+(\S.*)$/;
const TABLE_ROW = /^\|/;

/** The lines of an entry after the front matter. `at` is the index of the next line to read. */
interface Lines {
  all: readonly string[];
  at: number;
  /** Number of lines of the file before the first item of `all`. */
  offset: number;
}

export function splitEntry(text: string): EditableEntry {
  const front = FRONT_MATTER.exec(text)?.[0] ?? '';
  const all = text.slice(front.length).split('\n');
  const lines: Lines = { all, at: 0, offset: front.split('\n').length - 1 };
  const rules: EditableRule[] = [];
  let note: EditableNote | undefined;
  while (lines.at < all.length) {
    const line = all[lines.at] ?? '';
    const opening = note ? undefined : NOTE_START.exec(line)?.[1];
    if (!line.trim() || opening !== undefined || (note && NOTE_END.test(line))) {
      if (line.trim()) note = opening === undefined ? undefined : { opening };
      lines.at += 1;
      continue;
    }
    const number = lines.at + lines.offset + 1;
    const last = rules.at(-1);
    const isApart = last !== undefined && last.note === note && isListItem(last);
    for (const [at, rule] of readBlock(lines, number).entries())
      rules.push({
        ...rule,
        ...(note && { note }),
        ...(at === 0 && isApart && rule.kind === last.kind && { isApart: true as const }),
      });
  }
  return { front, rules };
}

function readBlock(lines: Lines, line: number): EditableRule[] {
  const first = lines.all[lines.at] ?? '';
  const heading = HEADING.exec(first);
  if (heading) {
    lines.at += 1;
    return [toRule('heading', heading[2] ?? '', (heading[1] ?? '').length, line)];
  }
  if (TABLE_ROW.test(first)) return [readTable(lines, line)];
  if (ITEM.test(first)) return readList(lines);
  const text = readWhile(lines, (next) => next.trim() !== '' && !startsBlock(next)).join('\n');
  return [toRule('text', text, 0, line)];
}

/** Whether the line starts a new block, and thus ends the paragraph before it. */
const startsBlock = (line: string): boolean =>
  HEADING.test(line) ||
  NOTE_START.test(line) ||
  NOTE_END.test(line) ||
  TABLE_ROW.test(line) ||
  ITEM.test(line);

/** Reads the next line, and then all following lines for which `isNext` returns true. */
function readWhile(lines: Lines, isNext: (line: string) => boolean): string[] {
  const from = lines.at;
  do lines.at += 1;
  while (lines.at < lines.all.length && isNext(lines.all[lines.at] ?? ''));
  return lines.all.slice(from, lines.at);
}

function toRule(kind: EditableKind, text: string, depth: number, line: number): EditableRule {
  const id = RULE_ID.exec(text);
  return { kind, id: id?.[1] ?? '', text: id ? text.slice(0, id.index) : text, depth, line };
}

/** Reads a table and its id, which is on a separate line after the table. */
function readTable(lines: Lines, line: number): EditableRule {
  const text = readWhile(lines, (next) => TABLE_ROW.test(next)).join('\n');
  const idLine = lines.all[lines.at]?.trim() === '' ? lines.at + 1 : lines.at;
  const id = /^\^(\S+)[ \t]*$/.exec(lines.all[idLine] ?? '')?.[1] ?? '';
  if (id) lines.at = idLine + 1;
  return { kind: 'table', id, text, depth: 0, line };
}

/** Reads the items of a list. An item is nested if it is indented at least as far as the text of the item above it. */
function readList(lines: Lines): EditableRule[] {
  const rules: EditableRule[] = [];
  /**
   * The columns at which the text of a list item begins, outermost item first, for all items that can still get nested
   * items.
   */
  const columns: number[] = [];
  while (lines.at < lines.all.length) {
    const line = lines.at + lines.offset + 1;
    const [, indent = '', marker = '', words = ''] = ITEM.exec(lines.all[lines.at] ?? '') ?? [];
    if (!marker) break;
    while (columns.length && indent.length < (columns.at(-1) ?? 0)) columns.pop();
    const depth = columns.length;
    columns.push(indent.length + marker.length + 1);
    const more = readWhile(lines, (next) => next.trim() !== '' && !startsBlock(next)).slice(1);
    const text = [words, ...more.map((next) => next.trim())].join('\n');
    const isStep = /\d/.test(marker);
    const rule = toRule(isStep ? 'step' : 'item', text, depth, line);
    rules.push(isStep ? { ...rule, ordinal: Number.parseInt(marker, 10) } : rule);
  }
  return rules;
}

/** Returns the Markdown of an entry. */
export function writeEntryText({ front, rules }: EditableEntry): string {
  const head = front.replace(/\n*$/, '\n');
  const body = writeRules(rules);
  if (!front) return `${body}\n`;
  return body ? `${head}\n${body}\n` : head;
}

function writeRules(rules: readonly EditableRule[]): string {
  let written = '';
  let before: EditableRule | undefined;
  /**
   * The columns at which the text of a list item begins, outermost item first, for all items that can still get nested
   * items.
   */
  let columns: number[] = [];
  /** Kind of the top-level items of the list that is being written (bulleted or numbered). */
  let listKind: EditableKind | undefined;
  for (const rule of rules) {
    const isNewNote = before?.note !== rule.note;
    if (before?.note && isNewNote) written += '\n:::';
    // A bulleted and a numbered list that follow each other need an empty line between them.
    const isInList =
      isListItem(rule) &&
      !isNewNote &&
      before !== undefined &&
      isListItem(before) &&
      (rule.depth > 0 || rule.kind === listKind);
    if (isListItem(rule) && (rule.depth === 0 || !isInList)) listKind = rule.kind;
    if (before) written += isInList && !rule.isApart ? '\n' : '\n\n';
    if (rule.note && isNewNote) written += `:::${rule.note.opening}\n`;
    if (!isInList) columns = [];
    written += isListItem(rule) ? writeItem(rule, columns) : writeRule(rule);
    before = rule;
  }
  return before?.note ? `${written}\n:::` : written;
}

export const isListItem = ({ kind }: EditableRule): boolean => kind === 'item' || kind === 'step';

/**
 * Writes one list item. `columns` has the columns at which the text of a list item begins, outermost item first, for
 * all items that can still get nested items. This function updates `columns`.
 */
function writeItem({ kind, text, id, depth, ordinal }: EditableRule, columns: number[]): string {
  columns.length = Math.min(columns.length, depth);
  const indent = ' '.repeat(columns.at(-1) ?? 0);
  const marker = kind === 'step' ? `${ordinal ?? 1}. ` : '- ';
  columns.push(indent.length + marker.length);
  const inner = `\n${' '.repeat(columns.at(-1) ?? 0)}`;
  return `${indent}${marker}${withId(text, id).replaceAll('\n', inner)}`;
}

function writeRule({ kind, text, id, depth }: EditableRule): string {
  if (kind === 'heading') return `${'#'.repeat(depth)} ${withId(text, id)}`;
  if (kind === 'table') return id ? `${text}\n\n^${id}` : text;
  return withId(text, id);
}

const withId = (text: string, id: string): string => (id ? `${text}${text ? ' ' : ''}^${id}` : text);
