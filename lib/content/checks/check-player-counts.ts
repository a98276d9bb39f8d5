// Checks what an entry says by the number of players: a rule of its own, and every number of the game exactly once.
import { type Diagnostic, suggest } from '../../core/diagnostics';
import { isLang } from '../../core/languages';
import { findPlayers } from '../../core/player-counts';
import type { SourcePosition } from '../content-file';
import { findEntry, type RegisteredGame } from '../registry';
import type { CheckedEntry } from './check-content';

export function checkPlayers({ entry, source, path }: CheckedEntry, game: RegisteredGame): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const say = ({ line, column }: SourcePosition, rule: string, message: string, help?: string) =>
    problems.push({ file: path, line, column, rule, message, ...(help && { help }) });
  const all = findPlayers(game.fields.players) ?? [];
  const rules = entry.fields.players ?? {};

  for (const [rule, lines] of Object.entries(rules)) {
    const place = source.placeOf(['players', rule]);
    if (!entry.rules.has(rule))
      say(
        place,
        'unknown-rule',
        `Unexpected \`${rule}\` under \`players\`, expected a rule of ${entry.id}.`,
        suggest(rule, entry.rules.keys()),
      );
    const seen = new Set<number>();
    for (const key of Object.keys(lines)) {
      const players = findPlayers(key);
      const known = players?.filter((count) => all.includes(count) && !seen.has(count));
      if (!players || known?.length !== players.length)
        say(
          source.placeOf(['players', rule, key]),
          'bad-players',
          `Unexpected \`${key}\`, expected a number or range of players (${game.fields.players}), each once.`,
          'write `2`, or `3-4`.',
        );
      for (const count of players ?? []) seen.add(count);
    }
    const missing = all.filter((count) => !seen.has(count));
    if (missing.length)
      say(
        place,
        'bad-players',
        `Unexpected \`${rule}\` without ${missing.join(', ')}, expected a line for every number of players.`,
      );
  }

  for (const other of game.fields.languages.filter(isLang)) {
    const twin = other === entry.lang ? undefined : findEntry(game, other, entry.id);
    for (const rule of Object.keys(rules))
      if (twin?.rules.has(rule) && !twin.fields.players?.[rule])
        say(
          source.placeOf(['players', rule]),
          'players-parity',
          `Unexpected \`${rule}\` by number of players in ${entry.lang} alone, expected it in ${other} too.`,
        );
  }
  return problems;
}
