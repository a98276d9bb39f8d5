// The list for one evening: what is pinned and in which order, and what was read last.
import type { EntryData, GameData, RuleData } from '../data/game-data';
import { resolveMoved, targetOf } from '../data/resolve-moved';
import { isLockedEntry } from '../data/unlocked-entries';
import { wholeSentence } from '../data/whole-sentence';

const MOST_READ = 20;

/** Newest first, each entry once, at the rule it was last opened at. */
export function withRead(history: readonly string[], target: string): string[] {
  const [entry] = target.split('#');
  return [target, ...history.filter((other) => other.split('#')[0] !== entry)].slice(0, MOST_READ);
}

/** The list with one item a place higher (-1) or lower (1); the same where there is no such place. */
export function withMoved(list: readonly string[], item: string, by: -1 | 1): string[] {
  const from = list.indexOf(item);
  const to = from + by;
  if (from < 0 || to < 0 || to >= list.length) return [...list];
  const moved = list.filter((other) => other !== item);
  moved.splice(to, 0, item);
  return moved;
}

/** A pinned or read target with what there is to show of it; `to` is where it leads, also after it moved. */
export type Pinned =
  | { target: string; to: string; kind: 'entry'; entry: EntryData; opening: RuleData | undefined }
  | { target: string; to: string; kind: 'rule'; entry: EntryData; rule: RuleData }
  /** Its point of the campaign is not reached. */
  | { target: string; kind: 'locked'; until: string }
  /** It is no longer in the book. */
  | { target: string; kind: 'unknown' };

export type OpenPinned = Extract<Pinned, { to: string }>;

/** What can be told of these targets; what was met under a former address too stands here once. */
export function findOpen(
  data: GameData,
  targets: readonly string[],
  points: readonly string[],
): OpenPinned[] {
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
