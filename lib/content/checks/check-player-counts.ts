// Checks the `players` field of an entry, which gives rules a different text for each number of players. The field must
// name rules of the entry, and list every possible number of players exactly once.
import { type Diagnostic, suggest } from '../../core/diagnostics';
import { isLang } from '../../core/languages';
import { findPlayers } from '../../core/player-counts';
import { findEntry, type RegisteredGame } from '../registry';
import type { CheckedEntry } from './check-content';
import { createReporter } from './create-reporter';

export function checkPlayerCounts({ entry, source, path }: CheckedEntry, game: RegisteredGame): Diagnostic[] {
  const { diagnostics, report } = createReporter(path);
  const allCounts = findPlayers(game.fields.players) ?? [];
  const rules = entry.fields.players ?? {};

  for (const [rule, lines] of Object.entries(rules)) {
    const position = source.positionOf(['players', rule]);
    if (!entry.rules.has(rule))
      report(
        position,
        'unknown-rule',
        `Unexpected \`${rule}\` under \`players\`, expected a rule of ${entry.id}.`,
        suggest(rule, entry.rules.keys()),
      );
    const covered = new Set<number>();
    for (const key of Object.keys(lines)) {
      const counts = findPlayers(key);
      const valid = counts?.filter((count) => allCounts.includes(count) && !covered.has(count));
      if (!counts || valid?.length !== counts.length)
        report(
          source.positionOf(['players', rule, key]),
          'bad-players',
          `Unexpected \`${key}\`, expected a number or range of players (${game.fields.players}), each once.`,
          'write `2`, or `3-4`.',
        );
      for (const count of counts ?? []) covered.add(count);
    }
    const missing = allCounts.filter((count) => !covered.has(count));
    if (missing.length)
      report(
        position,
        'bad-players',
        `Unexpected \`${rule}\` without ${missing.join(', ')}, expected a line for every number of players.`,
      );
  }

  for (const other of game.fields.languages.filter(isLang)) {
    const twin = other === entry.lang ? undefined : findEntry(game, other, entry.id);
    for (const rule of Object.keys(rules))
      if (twin?.rules.has(rule) && !twin.fields.players?.[rule])
        report(
          source.positionOf(['players', rule]),
          'players-parity',
          `Unexpected \`${rule}\` under \`players\` only in ${entry.lang}, expected it in ${other} too.`,
        );
  }
  return diagnostics;
}
