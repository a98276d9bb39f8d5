// Compares the rule that a decision is about with the current data: is it the same, moved, reworded or removed?

import type { Decision } from '../core/decision';
import type { GameData } from '../data/game-data';
import { type ResolvedTarget, resolveMoved, targetOf } from '../data/resolve-moved';
import { ruleHash, ruleToPlainText } from './rule-hash';

export interface DecisionStatus {
  /** With `changed`, one or both of `moved` and `reworded` are true. */
  state: 'same' | 'changed' | 'removed';
  /** Current target of the rule; absent if it was removed, or if the decision is about the whole game. */
  at?: string;
  moved: boolean;
  reworded: boolean;
}

/** `data` should be the edition in which the decision was made: wording is compared only within one language. */
export function decisionStatus({ at, rule }: Pick<Decision, 'at' | 'rule'>, data: GameData): DecisionStatus {
  if (!at) return { state: 'same', moved: false, reworded: false };
  const found = findCurrentTarget(data, at);
  if (!found) return { state: 'removed', moved: false, reworded: false };
  const target = targetOf(found);
  const moved = target !== at;
  const isComparable = rule !== undefined && rule.lang === data.lang && found.rule !== undefined;
  const reworded =
    isComparable && found.rule !== undefined && ruleHash(ruleToPlainText(found.rule, data)) !== rule.hash;
  return { state: moved || reworded ? 'changed' : 'same', at: target, moved, reworded };
}

/** The rule or entry that a target leads to after all moves; undefined if it no longer exists. */
export function findCurrentTarget(data: GameData, at: string): ResolvedTarget | undefined {
  const resolved = resolveMoved(data, at);
  return resolved && !resolved.isLost && !resolved.entry.see ? resolved : undefined;
}

/** Whether the rule is a spoiler: it belongs to a point of the campaign that the reader has not reached. */
export function isUnderLock(
  { at }: Pick<Decision, 'at'>,
  data: GameData,
  points: readonly string[],
): boolean {
  const found = at ? resolveMoved(data, at) : undefined;
  return [found?.entry.until, found?.rule?.until].some((until) => until && !points.includes(until));
}
