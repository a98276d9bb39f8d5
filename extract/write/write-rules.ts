// Writes the tree of rules as Markdown. Every rule gets an id (`^id`). A table inside a list item is written after
// the list, because entries allow no nested tables.
import type { BookLang } from '../languages';
import type { ExtractedRule } from '../types';
import { type TakenIds, takeId } from './slug';
import { type LinkTarget, writeText } from './write-inline-markdown';

export interface RuleWriter {
  lang: BookLang;
  target: LinkTarget;
  /** Ids that other rules of the entry already use. */
  taken: TakenIds;
}

/** Maximum list depth. Deeper lists are hard to read on a phone. */
const MAX_DEPTH = 3;

export function writeRules(rules: readonly ExtractedRule[], writer: RuleWriter): string {
  const chunks: string[] = [];
  let listKind = '';
  for (const rule of rules) {
    const isListItem = rule.kind === 'item' || rule.kind === 'step';
    const { text, endsList } = writeRule(rule, writer);
    // Rules are separated by a blank line, except for the items of one list.
    chunks.push(isListItem && listKind === rule.kind ? '\n' : chunks.length ? '\n\n' : '', text);
    listKind = isListItem && !endsList ? rule.kind : '';
  }
  return chunks.join('');
}

function writeRule(rule: ExtractedRule, writer: RuleWriter): { text: string; endsList: boolean } {
  switch (rule.kind) {
    case 'item':
    case 'step': {
      const tables: ExtractedRule[] = [];
      const lines = writeItem(rule, 0, writer, tables);
      return {
        text: [lines.join('\n'), ...tables.map((table) => writeTable(table, writer))].join('\n\n'),
        endsList: tables.length > 0,
      };
    }
    case 'table':
      return { text: writeTable(rule, writer), endsList: true };
    case 'text':
      return { text: `${writeText(rule.text, writer.target)} ^${idOf(rule, writer)}`, endsList: true };
    case 'caption':
      return { text: `${writeCaption(rule.text, writer)} ^${idOf(rule, writer)}`, endsList: true };
    default:
      return {
        text: `:::${rule.kind}\n${writeText(rule.text, writer.target)} ^${idOf(rule, writer)}\n:::`,
        endsList: true,
      };
  }
}

/** Writes a caption in italics, or unchanged if it already contains emphasis. */
const writeCaption = (text: string, { target }: RuleWriter): string =>
  text.includes('*') ? writeText(text, target) : `*${writeText(text, target)}*`;

const idOf = (rule: ExtractedRule, { lang, taken }: RuleWriter): string => takeId(rule.text, lang, taken);

function writeItem(
  rule: ExtractedRule,
  indent: number,
  writer: RuleWriter,
  tables: ExtractedRule[],
): string[] {
  const marker = rule.kind === 'step' ? `${rule.ordinal?.value ?? 1}. ` : '- ';
  const inner = ' '.repeat(indent + marker.length);
  const words = writeText(rule.text, writer.target).replaceAll('\n', `\n${inner}`);
  const lines = [`${' '.repeat(indent)}${marker}${words} ^${idOf(rule, writer)}`];
  for (const child of rule.children) {
    if (child.kind === 'table') tables.push(child);
    // Items below the maximum depth are written at the maximum depth.
    else lines.push(...writeItem(child, depthOf(inner) > MAX_DEPTH ? indent : inner.length, writer, tables));
  }
  return lines;
}

const depthOf = (indent: string): number => Math.floor(indent.length / 2);

/** Writes a Markdown table. A table with only one row has no header, so its cells are written as one line of text. */
function writeTable(rule: ExtractedRule, writer: RuleWriter): string {
  const rows = (rule.rows ?? []).map((cells) => cells.map((cell) => writeText(cell, writer.target)));
  const width = Math.max(...rows.map(({ length }) => length));
  const id = idOf({ ...rule, text: rule.rows?.flat().join(' ') ?? '' }, writer);
  if (rows.length < 2) return `${rows.flat().filter(Boolean).join(' — ')} ^${id}`;
  const toRow = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [header = [], ...rest] = rows;
  return [toRow(header), `|${' --- |'.repeat(width)}`, ...rest.map(toRow), '', `^${id}`].join('\n');
}
