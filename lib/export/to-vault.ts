// Builds a vault for Obsidian, which is a folder of linked Markdown files: a file for each entry, and an index. Links
// are Markdown links to files. A link to a rule ends with the block id of the rule (`#^ties`), so Obsidian opens the
// rule.
import { absolute, entryPath } from '../core/addresses';
import { bookOfEntry } from '../data/book-of-entry';
import { noteLabel, noteText } from '../data/format-rule-notes';
import type { EntryData, GameData, RuleData } from '../data/game-data';
import { parseInline } from '../data/inline-markup';
import { resolveMoved } from '../data/resolve-moved-rules';
import { stringsOf } from '../i18n';
import type { ExportInput } from './export-edition';

/** Returns the files by path. */
export function toVault(input: ExportInput): Map<string, string> {
  const { data, booklet, edition } = input;
  const entries = new Map(data.entries.map((entry) => [entry.id, entry]));
  const files = new Map<string, string>();
  const parts = booklet.parts.map(({ title, entries: listed }) => {
    const links = listed.map(({ id, title: name }) => `- [${escapeMarkdown(name)}](${id}.md)`);
    return `## ${escapeMarkdown(title)}\n\n${links.join('\n')}\n`;
  });
  // An entry cannot have the name of the index, because ids have no capital letters.
  files.set('README.md', `# ${escapeMarkdown(edition.title)}\n\n${parts.join('\n')}`);
  const listed = new Set(booklet.parts.flatMap((part) => part.entries.map(({ id }) => id)));
  for (const id of listed) {
    const entry = entries.get(id);
    if (entry) files.set(`${id}.md`, toFile(entry, listed, input));
  }
  return files;
}

function toFile(
  entry: EntryData,
  listed: ReadonlySet<string>,
  { data, edition, origin }: ExportInput,
): string {
  const strings = stringsOf(edition.lang);
  const address = origin && absolute(entryPath(data.game, data.lang, entry.id), { origin, basePath: '' });
  const source = [bookOfEntry(data, entry).short, entry.page && strings.page(entry.page)]
    .filter(Boolean)
    .join(', ');
  const front = [
    '---',
    `title: ${JSON.stringify(entry.title)}`,
    `aliases: ${JSON.stringify([entry.title, ...(entry.aliases ?? [])])}`,
    ...(entry.page ? [`page: ${entry.page}`] : []),
    ...(address ? [`source: ${JSON.stringify(address)}`] : []),
    '---',
  ].join('\n');
  const text = (words: string) => toMarkdownText(words, data, listed);
  const body = entry.see
    ? `${strings.see}: ${entry.see.map((target) => text(`[[${target}|${titleOf(data, target)}]]`)).join(', ')}`
    : toBody(entry, text, (rule) => noteLabel(rule, strings));
  return `${front}\n\n# ${escapeMarkdown(entry.title)}\n\n*${escapeMarkdown(source)}*\n\n${body}\n`;
}

const titleOf = (data: GameData, target: string): string => resolveMoved(data, target)?.entry.title ?? target;

type ToText = (words: string) => string;

function toBody(entry: EntryData, text: ToText, labelOf: (rule: RuleData) => string): string {
  const rules = entry.rules.filter(({ until, note }) => !until && note !== 'spoiler');
  const depths = new Map<string, number>();
  let body = '';
  let last: RuleData | undefined;
  for (const rule of rules) {
    const isInList = rule.kind === 'item' || rule.kind === 'step';
    const depth = isInList && rule.parent ? (depths.get(rule.parent) ?? -1) + 1 : 0;
    depths.set(rule.id, depth);
    const isSameList =
      isInList && last && (last.kind === 'item' || last.kind === 'step') && last.note === rule.note;
    const quote = rule.note ? '> ' : '';
    const isNewNote = rule.note && (rule.note !== last?.note || !isInList);
    body += last ? (isSameList ? '\n' : '\n\n') : '';
    if (isNewNote && rule.note) body += `> [!note] ${escapeMarkdown(labelOf(rule))}\n>\n`;
    body += toBlock({ ...rule, text: noteText(rule) }, depth, text)
      .split('\n')
      .map((line) => quote + line)
      .join('\n');
    last = rule;
  }
  return body;
}

function toBlock({ id, kind, text: words }: RuleData, depth: number, text: ToText): string {
  // A numbered item needs a deeper indentation than a bullet, so all levels use four spaces.
  const indent = '    '.repeat(depth);
  switch (kind) {
    case 'heading':
      return `## ${text(words)} ^${id}`;
    case 'item':
      return `${indent}- ${text(words)} ^${id}`;
    case 'step':
      return `${indent}1. ${text(words)} ^${id}`;
    case 'table': {
      // The text of a table has the rows separated by `; `. Each row becomes a list item, and the block id after the
      // list belongs to the whole list.
      const rows = words.split('; ').map((row) => `- ${text(row)}`);
      return `${rows.join('\n')}\n\n^${id}`;
    }
    default:
      return `${text(words)} ^${id}`;
  }
}

/**
 * Converts inline markup to Markdown. Icons become their names. If the target of a link is not in the vault, only the
 * words of the link remain.
 */
function toMarkdownText(words: string, data: GameData, listed: ReadonlySet<string>): string {
  return parseInline(words, (id) => data.icons[id]?.name ?? id)
    .map((segment) => {
      const label = escapeMarkdown(segment.text);
      if (segment.kind !== 'link') return label;
      const found = resolveMoved(data, segment.to);
      if (!found || !listed.has(found.entry.id)) return label;
      const isShown = found.rule && !found.rule.until && found.rule.note !== 'spoiler';
      return `[${label}](${found.entry.id}.md${isShown ? `#^${found.rule?.id}` : ''})`;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Escapes the characters that Markdown or Obsidian would take for markup. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~^$=]/g, '\\$&')
    .replace(/^(\d+)([.)])|^([-+])(?=\s)/, (match) => match.replace(/([.)\-+])$/, '\\$1'));
