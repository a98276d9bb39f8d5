// Decides whether an entry is a setup checklist, and collects the texts that depend on the number of players.
import type { TableRow } from 'mdast';
import type { RegisteredEntry } from '../content/registry';
import { formatPlayers, playerCountTexts } from '../core/player-counts';
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
 * Whether the entry depends on the number of players: it has `players` in its front matter, or a table whose first
 * column is the number of players.
 */
export function variesByPlayerCount({ fields, tree, lang }: RegisteredEntry): boolean {
  const isByPlayers = ([head]: readonly TableRow[]) => {
    const [cell] = head?.children ?? [];
    return cell && phrasingToInline(cell.children) === stringsOf(lang).setup.playersColumn;
  };
  return (
    fields.players !== undefined || nodesOfType(tree, 'table').some(({ children }) => isByPlayers(children))
  );
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
