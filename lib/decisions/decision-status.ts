// Whether the rule a decision stands at is still what it was: reworded, moved or removed since, it says so.

import type { Decision } from '../core/decision';
import type { GameData } from '../data/game-data';
import { type ResolvedTarget, resolveMoved, targetOf } from '../data/resolve-moved';
import { ruleHash, wordsOfRule } from './rule-hash';

export interface DecisionStatus {
  /** `moved` and `reworded` may both be true; a removed rule is neither. */
  state: 'same' | 'changed' | 'removed';
  /** Where the rule is now; absent when it is gone, or when there never was one. */
  at?: string;
  moved: boolean;
  reworded: boolean;
}

/** By the data of the edition it was decided at; `data` of another edition tells only where the rule is. */
export function decisionStatus({ at, rule }: Pick<Decision, 'at' | 'rule'>, data: GameData): DecisionStatus {
  if (!at) return { state: 'same', moved: false, reworded: false };
  const found = findNow(data, at);
  if (!found) return { state: 'removed', moved: false, reworded: false };
  const now = targetOf(found);
  const moved = now !== at;
  const isComparable = rule !== undefined && rule.lang === data.lang && found.rule !== undefined;
  const reworded =
    isComparable && found.rule !== undefined && ruleHash(wordsOfRule(found.rule, data)) !== rule.hash;
  return { state: moved || reworded ? 'changed' : 'same', at: now, moved, reworded };
}

/** Where a rule or an entry is now; nothing where it is gone. */
export function findNow(data: GameData, at: string): ResolvedTarget | undefined {
  const home = resolveMoved(data, at);
  return home && !home.isLost && !home.entry.see ? home : undefined;
}

/** Whether the rule it stands at belongs to a point of the campaign that is not reached. */
export function isUnderLock(
  { at }: Pick<Decision, 'at'>,
  data: GameData,
  points: readonly string[],
): boolean {
  const found = at ? resolveMoved(data, at) : undefined;
  return [found?.entry.until, found?.rule?.until].some((until) => until && !points.includes(until));
}
