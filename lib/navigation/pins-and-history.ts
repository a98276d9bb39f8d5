// Moves pinned rules up and down in the reader's list, and finds the content of pinned and recently read rules.

import { wholeSentence } from '../data/complete-sentence';
import type { EntryData, GameData, RuleData } from '../data/game-data';
import { resolveMoved, targetOf } from '../data/resolve-moved-rules';
import { isLockedEntry } from '../data/unlocked-entries';

/** Moves an item one position up (-1) or down (1). Nothing changes if the item is already at that end of the list. */
export function moveItem(list: readonly string[], item: string, by: -1 | 1): string[] {
  const from = list.indexOf(item);
  const to = from + by;
  if (from < 0 || to < 0 || to >= list.length) return [...list];
  const moved = list.filter((other) => other !== item);
  moved.splice(to, 0, item);
  return moved;
}

/**
 * A pinned or recently read rule or entry, with its content. `to` is its current address, which differs from `target`
 * if the rule or entry was moved.
 */
export type Pinned =
  | { target: string; to: string; kind: 'entry'; entry: EntryData; opening: RuleData | undefined }
  | { target: string; to: string; kind: 'rule'; entry: EntryData; rule: RuleData }
  /** A rule or entry that is locked, because the reader has not reached the point of the campaign that unlocks it. */
  | { target: string; kind: 'locked'; until: string }
  /** A rule or entry that the book no longer has. */
  | { target: string; kind: 'unknown' };

export type UnlockedPin = Extract<Pinned, { to: string }>;

/**
 * Returns the unlocked targets with their content. If two targets lead to the same rule or entry, returns only the
 * first.
 */
export function findUnlocked(
  data: GameData,
  targets: readonly string[],
  points: readonly string[],
): UnlockedPin[] {
  return targets
    .map((target) => findPinned(data, target, points))
    .filter((item) => 'to' in item)
    .filter((item, at, all) => all.findIndex(({ to }) => to === item.to) === at);
}

export function findPinned(data: GameData, target: string, points: readonly string[]): Pinned {
  const home = resolveMoved(data, target);
  if (!home || home.isLost) return { target, kind: 'unknown' };
  const { entry, rule } = home;
  if (isLockedEntry(entry, points)) return { target, kind: 'locked', until: entry.until ?? '' };
  const to = targetOf(home);
  const isOpen = ({ until }: RuleData) => !until || points.includes(until);
  if (!rule) {
    const opening = entry.rules.find((one) => one.kind !== 'heading' && isOpen(one));
    return { target, to, kind: 'entry', entry, opening };
  }
  if (!isOpen(rule)) return { target, kind: 'locked', until: rule.until ?? '' };
  return { target, to, kind: 'rule', entry, rule: { ...rule, text: wholeSentence(entry, rule) } };
}
