// Small answers about one entry that several products need: its rules in order, its opening, its data text.
import type { Heading, Nodes, Paragraph, Table } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import type { RuleData } from '../data/game-data';
import { inlineToPlain } from '../data/inline';
import { getRule } from '../markdown/nodes';
import { tableToInline, toInline } from '../markdown/to-inline';
import type { RegisteredEntry, RegisteredGame } from './registry';
import type { GameFields } from './schema';

/** The rules of an entry in reading order, with their text in inline mark-up. */
export function rulesOf(entry: Pick<RegisteredEntry, 'tree'>): RuleData[] {
  const rules: RuleData[] = [];
  visit(entry.tree, (node) => {
    const rule = getRule(node);
    if (rule) rules.push({ ...rule, text: textOf(node) });
  });
  return rules;
}

function textOf(node: Nodes): string {
  if (node.type === 'table') return tableToInline(node as Table);
  if (node.type === 'listItem') return toInline((node.children[0] as Paragraph).children);
  return toInline((node as Paragraph | Heading).children);
}

/** The printed book an edition restates. */
export const bookOf = (game: RegisteredGame, lang: string): GameFields['books'][string] =>
  game.fields.books[lang] ?? { title: game.fields.title[lang] ?? game.id, short: '' };

export const iconNamer =
  (game: RegisteredGame, lang: string) =>
  (id: string): string =>
    game.fields.icons?.[id]?.[lang] ?? id;

/** The first rule of an entry as plain text: what previews and page descriptions show. */
export function openingOf(entry: RegisteredEntry, game: RegisteredGame): string {
  let opening = '';
  visit(entry.tree, (node) => {
    const rule = getRule(node);
    if (!rule || rule.kind === 'heading' || rule.note === 'spoiler') return;
    opening = inlineToPlain(textOf(node), iconNamer(game, entry.lang));
    return EXIT;
  });
  return opening;
}

/** Whether the entry must not be shown before the game says so. */
export const isSpoiler = (entry: RegisteredEntry): boolean => entry.fields.tags?.includes('spoiler') ?? false;
