// Compares the rule that a decision is about with the current data of the game. Finds out whether the rule is
// unchanged, moved, reworded or removed.

import type { Decision } from '../core/decision';
import { wordsHash } from '../core/words-hash';
import type { GameData } from '../data/game-data';
import { type ResolvedTarget, resolveMoved, targetOf } from '../data/resolve-moved-rules';
import { ruleToPlainText } from './rule-to-plain-text';

export interface DecisionStatus {
  /**
   * Whether the rule has changed since the decision. In the state `changed`, at least one of the properties `moved` and
   * `reworded` is true.
   */
  state: 'same' | 'changed' | 'removed';
  /**
   * Current address of the rule (`combat#ties`). Absent if the rule was removed, or if the decision is about the whole
   * game.
   */
  at?: string;
  moved: boolean;
  reworded: boolean;
}

/**
 * Returns the status of a decision. `data` should be the edition in which the decision was made, because the function
 * can compare the wording of a rule only within one language.
 */
export function decisionStatus({ at, rule }: Pick<Decision, 'at' | 'rule'>, data: GameData): DecisionStatus {
  if (!at) return { state: 'same', moved: false, reworded: false };
  const found = findCurrentTarget(data, at);
  if (!found) return { state: 'removed', moved: false, reworded: false };
  const target = targetOf(found);
  const moved = target !== at;
  const isComparable = rule !== undefined && rule.lang === data.lang && found.rule !== undefined;
  const reworded =
    isComparable && found.rule !== undefined && wordsHash(ruleToPlainText(found.rule, data)) !== rule.hash;
  return { state: moved || reworded ? 'changed' : 'same', at: target, moved, reworded };
}

/**
 * Finds the rule or entry that an address leads to, even if the rule was moved. Returns undefined if the rule or entry
 * no longer exists.
 */
export function findCurrentTarget(data: GameData, at: string): ResolvedTarget | undefined {
  const resolved = resolveMoved(data, at);
  return resolved && !resolved.isLost && !resolved.entry.see ? resolved : undefined;
}

/**
 * Whether the rule of a decision is a locked spoiler: it belongs to a point of the campaign that the reader has not
 * reached.
 */
export function isUnderLock(
  { at }: Pick<Decision, 'at'>,
  data: GameData,
  points: readonly string[],
): boolean {
  const found = at ? resolveMoved(data, at) : undefined;
  return [found?.entry.until, found?.rule?.until].some((until) => until && !points.includes(until));
}
