// What differs between the rules of two versions, for those who pinned them.

import type { Lang } from '../core/languages';
import type { GameData } from '../data/game-data';
import { resolveMoved } from '../data/resolve-moved';
import type { ChangedEntry } from './offline-state';

/** By entry and the id a rule may be pinned by; what moved is told where it was, too. */
const ruleTexts = (data: GameData): Map<string, Map<string, string>> =>
  new Map(
    data.entries.map(({ id, rules, moved, see }) => {
      const [home] = see ?? [];
      const ids = [...rules, ...(home ? (resolveMoved(data, home)?.entry.rules ?? []) : [])].map(
        (rule) => rule.id,
      );
      const texts = [...ids, ...Object.keys(moved ?? {})].map((rule): [string, string] => [
        rule,
        resolveMoved(data, `${id}#${rule}`)?.rule?.text ?? '',
      ]);
      return [id, new Map(texts)];
    }),
  );

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
