// Derives from one entry what several outputs need: the texts of its rules, its first rule, the names of icons, and
// whether it is a spoiler.
import type { Heading, Nodes, Paragraph, Table } from 'mdast';
import type { RuleData } from '../data/game-data';
import { inlineToPlain } from '../data/inline-markup';
import { nodesOf } from '../markdown/cached-tree-nodes';
import { getRule } from '../markdown/mdast-nodes';
import { phrasingToInline, tableToInline } from '../markdown/rule-to-inline';
import type { RegisteredEntry, RegisteredGame } from './registry';

/** Returns the rules of an entry in reading order, with their texts in inline markup (see data/inline-markup.ts). */
export const rulesOf = ({ tree }: Pick<RegisteredEntry, 'tree'>): RuleData[] =>
  nodesOf(tree).flatMap((node) => {
    const rule = getRule(node);
    return rule ? [{ ...rule, text: textOf(node) }] : [];
  });

function textOf(node: Nodes): string {
  if (node.type === 'table') return tableToInline(node as Table);
  if (node.type === 'listItem') return phrasingToInline((node.children[0] as Paragraph).children);
  return phrasingToInline((node as Paragraph | Heading).children);
}

/**
 * Returns a function that finds the accessible name of an icon in one language. For an icon without a name, it returns
 * the id.
 */
export const iconNamer =
  (game: RegisteredGame, lang: string) =>
  (id: string): string =>
    game.fields.icons?.[id]?.[lang] ?? id;

/** Returns the first rule of an entry as plain text, for previews and page descriptions. */
export function openingOf(entry: RegisteredEntry, game: RegisteredGame): string {
  const first = nodesOf(entry.tree).find((node) => {
    const rule = getRule(node);
    return rule && rule.kind !== 'heading' && rule.note !== 'spoiler';
  });
  return first ? inlineToPlain(textOf(first), iconNamer(game, entry.lang)) : '';
}

/** Whether the entry is a spoiler. A spoiler stays locked until the players reach a given point of the campaign. */
export const isSpoiler = (entry: RegisteredEntry): boolean => entry.fields.tags?.includes('spoiler') ?? false;
