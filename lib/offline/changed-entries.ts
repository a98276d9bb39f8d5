// Compares the rules of an edition in two versions of the site, and lists the entries whose rules differ.

import type { Lang } from '../core/languages';
import type { GameData } from '../data/game-data';
import { resolveMoved } from '../data/resolve-moved-rules';
import type { ChangedEntry } from './offline-state';

/**
 * Maps the id of each entry to the texts of its rules by rule id. A moved rule is also listed under its old id, because
 * a reader may have pinned the rule under this id.
 */
const ruleTexts = (data: GameData): Map<string, Map<string, string>> =>
  new Map(
    data.entries.map(({ id, rules, moved, see }) => {
      const [redirect] = see ?? [];
      const ids = [...rules, ...(redirect ? (resolveMoved(data, redirect)?.entry.rules ?? []) : [])].map(
        (rule) => rule.id,
      );
      const texts = [...ids, ...Object.keys(moved ?? {})].map((rule): [string, string] => [
        rule,
        resolveMoved(data, `${id}#${rule}`)?.rule?.text ?? '',
      ]);
      return [id, new Map(texts)];
    }),
  );

/** Finds the entries with changed, added or removed rules. */
export function findChangedEntries(before: GameData, after: GameData): ChangedEntry[] {
  const oldTexts = ruleTexts(before);
  const newTexts = ruleTexts(after);
  const differs = (entry: string): boolean => {
    const oldRules = oldTexts.get(entry);
    const newRules = newTexts.get(entry);
    if (!oldRules || !newRules || oldRules.size !== newRules.size) return true;
    return [...newRules].some(([id, text]) => oldRules.get(id) !== text);
  };
  return [...new Set([...oldTexts.keys(), ...newTexts.keys()])]
    .filter(differs)
    .map((entry) => ({ game: after.game, lang: after.lang as Lang, entry }));
}
