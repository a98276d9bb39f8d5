// Decides whether an entry is a setup checklist, and collects the texts that depend on the number of players.
import type { TableRow } from 'mdast';
import type { RegisteredEntry } from '../content/registry';
import { findPlayers, formatPlayers, playerCountTexts } from '../core/player-counts';
import { stringsOf } from '../i18n';
import { nodesOfType } from '../markdown/cached-tree-nodes';
import type { RenderContext } from '../markdown/render-context';
import { phrasingToInline } from '../markdown/rule-to-inline';

/**
 * Whether the entry is a checklist: an entry with the tag `setup` that has numbered steps. The steps of a checklist
 * have checkboxes.
 */
export const isChecklist = ({ fields, rules }: RegisteredEntry): boolean =>
  (fields.tags?.includes('setup') ?? false) && [...rules.values()].some(({ kind }) => kind === 'step');

/**
 * Returns the numbers of players that the reader can choose from. Returns undefined if the entry does not depend on the
 * number of players: its front matter has no field `players`, and no table of the entry has the number of players as
 * its first column. The choices are the numbers that the game allows or, if these are unknown, the numbers that the
 * entry mentions.
 */
export function findPlayerChoices(entry: RegisteredEntry, playersOfGame: string): number[] | undefined {
  const { fields, tree, lang } = entry;
  const cellText = (row: TableRow | undefined) => phrasingToInline(row?.children[0]?.children ?? []);
  const rows = nodesOfType(tree, 'table')
    .filter(({ children: [head] }) => cellText(head) === stringsOf(lang).setup.playersColumn)
    .flatMap(({ children: [, ...body] }) => body);
  if (fields.players === undefined && rows.length === 0) return undefined;
  const mentioned = [...Object.values(fields.players ?? {}).flatMap(Object.keys), ...rows.map(cellText)];
  const choices = findPlayers(playersOfGame) ?? mentioned.flatMap((text) => findPlayers(text) ?? []);
  return choices.length > 0 ? [...new Set(choices)].sort((a, b) => a - b) : undefined;
}

/** Returns the properties of the render context that concern checkboxes and numbers of players. */
export function setupContext(
  entry: RegisteredEntry,
): Pick<RenderContext, 'tickLabel' | 'players' | 'playersLabel' | 'playersColumn'> {
  const { setup } = stringsOf(entry.lang);
  return {
    ...(isChecklist(entry) && { tickLabel: setup.tick }),
    players: new Map(
      Object.entries(entry.fields.players ?? {}).map(([rule, lines]) => [rule, playerCountTexts(lines)]),
    ),
    playersLabel: (players) => setup.forPlayers(formatPlayers(players), players.at(-1) ?? 0),
    playersColumn: setup.playersColumn,
  };
}
