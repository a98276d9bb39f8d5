// Puts a game and its entries into the registry, whoever read them: the checker from files, the build from contentlayer.
import type { Lang } from '../core/languages';
import type { ParsedEntry } from '../markdown/parse-entry';
import type { EntryFields, GameFields } from './front-matter-schema';
import type { RegisteredEntry, RegisteredGame } from './registry';

export function createGame(id: string, fields: GameFields, drawings: Map<string, string>): RegisteredGame {
  return { id, fields, drawings, entries: new Map() };
}

export function registerEntry(
  game: RegisteredGame,
  lang: Lang,
  id: string,
  fields: EntryFields,
  { tree, rules }: ParsedEntry,
): RegisteredEntry {
  const entry = { game: game.id, lang, id, fields, tree, rules };
  const entries = game.entries.get(lang) ?? new Map<string, RegisteredEntry>();
  entries.set(id, entry);
  game.entries.set(lang, entries);
  return entry;
}
