// Writes the tree of rules as Markdown: every rule with its id, notes and tables at the top level only.
import type { BookLang } from '../languages';
import type { Rule } from '../types';
import { type TakenIds, takeId } from './slug';
import { type LinkTarget, writeText } from './write-text';

export interface Writer {
  lang: BookLang;
  target: LinkTarget;
  /** Ids of the entry that are in use. */
  taken: TakenIds;
}

const DEEPEST = 3;

export function writeRules(rules: readonly Rule[], writer: Writer): string {
  const chunks: string[] = [];
  let before = '';
  for (const rule of rules) {
    const list = rule.kind === 'item' || rule.kind === 'step';
    const { text, apart } = writeRule(rule, writer);
    // Items of one list stand together; everything else is set apart by a blank line.
    chunks.push(list && before === rule.kind ? '\n' : chunks.length ? '\n\n' : '', text);
    before = list && !apart ? rule.kind : '';
  }
  return chunks.join('');
}

function writeRule(rule: Rule, writer: Writer): { text: string; apart: boolean } {
  switch (rule.kind) {
    case 'item':
    case 'step': {
      const tables: Rule[] = [];
      const lines = writeItem(rule, 0, writer, tables);
      return {
        text: [lines.join('\n'), ...tables.map((table) => writeTable(table, writer))].join('\n\n'),
        apart: tables.length > 0,
      };
    }
    case 'table':
      return { text: writeTable(rule, writer), apart: true };
    case 'text':
      return { text: `${writeText(rule.text, writer.target)} ^${idOf(rule, writer)}`, apart: true };
    case 'caption':
      return { text: `${writeCaption(rule.text, writer)} ^${idOf(rule, writer)}`, apart: true };
    default:
      return {
        text: `:::${rule.kind}\n${writeText(rule.text, writer.target)} ^${idOf(rule, writer)}\n:::`,
        apart: true,
      };
  }
}

/** In Italics, unless it has emphasis of its own. */
const writeCaption = (text: string, { target }: Writer): string =>
  text.includes('*') ? writeText(text, target) : `*${writeText(text, target)}*`;

const idOf = (rule: Rule, { lang, taken }: Writer): string => takeId(rule.text, lang, taken);

function writeItem(rule: Rule, indent: number, writer: Writer, tables: Rule[]): string[] {
  const marker = rule.kind === 'step' ? `${rule.ordinal?.value ?? 1}. ` : '- ';
  const inner = ' '.repeat(indent + marker.length);
  const words = writeText(rule.text, writer.target).replaceAll('\n', `\n${inner}`);
  const lines = [`${' '.repeat(indent)}${marker}${words} ^${idOf(rule, writer)}`];
  for (const child of rule.children) {
    if (child.kind === 'table') tables.push(child);
    // Deeper lists are hard to read on a phone: they go on at the deepest level there is.
    else lines.push(...writeItem(child, depthOf(inner) > DEEPEST ? indent : inner.length, writer, tables));
  }
  return lines;
}

const depthOf = (indent: string): number => Math.floor(indent.length / 2);

function writeTable(rule: Rule, writer: Writer): string {
  const rows = (rule.rows ?? []).map((cells) => cells.map((cell) => writeText(cell, writer.target)));
  const width = Math.max(...rows.map(({ length }) => length));
  const id = idOf({ ...rule, text: rule.rows?.flat().join(' ') ?? '' }, writer);
  if (rows.length < 2) return `${rows.flat().filter(Boolean).join(' — ')} ^${id}`;
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), `|${' --- |'.repeat(width)}`, ...rest.map(line), '', `^${id}`].join('\n');
}
