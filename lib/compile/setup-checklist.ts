// What makes an entry a checklist, and what it says by the number of players.
import type { TableRow } from 'mdast';
import type { RegisteredEntry } from '../content/registry';
import { formatPlayers, playersLines } from '../core/player-counts';
import { stringsOf } from '../i18n';
import { nodesOfType } from '../markdown/list-nodes';
import type { RenderContext } from '../markdown/render-context';
import { toInline } from '../markdown/rule-to-inline';

/** Steps of a setup can be ticked off. */
export const isChecklist = ({ fields, rules }: RegisteredEntry): boolean =>
  (fields.tags?.includes('setup') ?? false) && [...rules.values()].some(({ kind }) => kind === 'step');

/** By its front matter, or in a table whose first column is the number of players. */
export function saysByPlayers({ fields, tree, lang }: RegisteredEntry): boolean {
  const isByPlayers = ([head]: readonly TableRow[]) => {
    const [cell] = head?.children ?? [];
    return cell && toInline(cell.children) === stringsOf(lang).setup.playersColumn;
  };
  return (
    fields.players !== undefined || nodesOfType(tree, 'table').some(({ children }) => isByPlayers(children))
  );
}

/** What the renderer must know to show ticks and numbers of players. */
export function setupContext(
  entry: RegisteredEntry,
): Pick<RenderContext, 'tickLabel' | 'players' | 'playersLabel' | 'playersColumn'> {
  const { setup } = stringsOf(entry.lang);
  return {
    ...(isChecklist(entry) && { tickLabel: setup.tick }),
    players: new Map(
      Object.entries(entry.fields.players ?? {}).map(([rule, lines]) => [rule, playersLines(lines)]),
    ),
    playersLabel: (players) => setup.forPlayers(formatPlayers(players), players.at(-1) ?? 0),
    playersColumn: setup.playersColumn,
  };
}
