// What differs between the rules of two versions, for those who pinned them.
import type { GameData } from '../data/game-data';
import type { Lang } from '../languages';
import type { ChangedEntry } from './state';

const ruleTexts = (data: GameData): Map<string, Map<string, string>> =>
  new Map(data.entries.map((entry) => [entry.id, new Map(entry.rules.map(({ id, text }) => [id, text]))]));

/** Entries with rules that were changed, added or taken away. */
export function changedEntries(before: GameData, after: GameData): ChangedEntry[] {
  const old = ruleTexts(before);
  const now = ruleTexts(after);
  const differs = (entry: string): boolean => {
    const was = old.get(entry);
    const is = now.get(entry);
    if (!was || !is || was.size !== is.size) return true;
    return [...is].some(([id, text]) => was.get(id) !== text);
  };
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter(differs)
    .map((entry) => ({ game: after.game, lang: after.lang as Lang, entry }));
}
