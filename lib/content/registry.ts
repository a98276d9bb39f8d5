// The registry of everything that content can refer to: games, entries, rules and icons. The content check fills it
// once; nothing changes it afterwards.
import type { Root } from 'mdast';
import type { Lang } from '../core/languages';
import type { AskerWords } from '../data/game-data';
import type { Rule } from '../markdown/mdast-nodes';
import type { ParsedEntry } from '../markdown/parse-entry';
import type { EntryFields, GameFields } from './front-matter-schema';

export interface RegisteredEntry {
  game: string;
  lang: Lang;
  id: string;
  fields: EntryFields;
  /** Parsed body of the entry. It has no nodes if the entry is a redirect. */
  tree: Root;
  rules: Map<string, Rule>;
  /** Id of the document that contains the entry. Absent if all entries of the game are from one printed book. */
  document?: string;
}

export interface RegisteredGame {
  id: string;
  fields: GameFields;
  /** Text of each icon's SVG file, by icon id. */
  drawings: Map<string, string>;
  entries: Map<Lang, Map<string, RegisteredEntry>>;
  /** Words that players use when they ask about a rule, by language. The search finds rules by these words. */
  askerWords: Map<Lang, AskerWords>;
  /**
   * Ids of the documents that contain the entries, in order of authority. Absent if all entries are from one printed
   * book.
   */
  documents?: readonly string[];
}

export type Registry = Map<string, RegisteredGame>;

/** Creates a game without entries. `registerEntry` adds the entries. */
export function createGame(id: string, fields: GameFields, drawings: Map<string, string>): RegisteredGame {
  return { id, fields, drawings, entries: new Map(), askerWords: new Map() };
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

export function findEntry(game: RegisteredGame, lang: Lang, id: string): RegisteredEntry | undefined {
  return game.entries.get(lang)?.get(id);
}

export function getEntry(game: RegisteredGame, lang: Lang, id: string): RegisteredEntry {
  const entry = findEntry(game, lang, id);
  if (!entry) throw new Error(`No entry ${id} in ${game.id}/${lang}.`);
  return entry;
}

export function entriesOf(game: RegisteredGame, lang: Lang): RegisteredEntry[] {
  return [...(game.entries.get(lang)?.values() ?? [])];
}

/** Finds the entry and the rule of a target such as `combat#ties`. `entry` or `rule` is absent if it does not exist. */
export function findTarget(
  game: RegisteredGame,
  lang: Lang,
  target: string,
): { entry?: RegisteredEntry; rule?: Rule } {
  const [id = '', ruleId] = target.split('#');
  const entry = findEntry(game, lang, id);
  const rule = ruleId === undefined ? undefined : entry?.rules.get(ruleId);
  return { ...(entry && { entry }), ...(rule && { rule }) };
}

/**
 * Returns the entry at the end of a chain of redirects, or undefined if a target in the chain does not exist or the
 * chain is a cycle.
 */
export function followRedirect(entry: RegisteredEntry, game: RegisteredGame): RegisteredEntry | undefined {
  const visited = new Set<string>();
  let current: RegisteredEntry | undefined = entry;
  while (current?.fields.see) {
    if (visited.has(current.id)) return undefined;
    visited.add(current.id);
    current = findTarget(game, current.lang, current.fields.see[0] ?? '').entry;
  }
  return current;
}
