// What a new version changes in the rules a reader has pinned: their words before and after.
import type { EntryData, GameData } from '../data/game-data';
import { isLockedEntry } from '../data/unlocked';

export interface PinnedChange {
  target: string;
  /** Title of the entry as it is now, or as it was where it is gone. */
  title: string;
  /** The number said aloud; none for a heading, a note or a whole entry. */
  number?: string;
  /** Inline mark-up; absent where the rule is new. */
  before?: string;
  /** Inline mark-up; absent where the rule is gone. */
  after?: string;
}

/** One line for a pinned rule that differs, one for every rule that differs in a pinned entry. Secrets are not told. */
export function findPinnedChanges(
  before: GameData,
  after: GameData,
  targets: readonly string[],
  points: readonly string[],
): PinnedChange[] {
  const changes = new Map<string, PinnedChange>();
  for (const target of targets) {
    const [id = '', ruleId] = target.split('#');
    const old = readableEntry(before, id, points);
    const now = readableEntry(after, id, points);
    const ids = ruleId === undefined ? ruleIds(old, now) : [ruleId];
    for (const rule of ids) {
      const change = compareRule(id, rule, old, now, points);
      if (change) changes.set(change.target, change);
    }
  }
  return [...changes.values()];
}

/** The entries the targets stand in, where nothing more is known than that these have changed. */
export function findPinnedEntries(
  data: GameData,
  targets: readonly string[],
  points: readonly string[],
): PinnedChange[] {
  const ids = new Set(targets.map((target) => target.split('#')[0] ?? ''));
  return [...ids].flatMap((id) => {
    const entry = readableEntry(data, id, points);
    return entry ? [{ target: id, title: entry.title }] : [];
  });
}

const readableEntry = (data: GameData, id: string, points: readonly string[]): EntryData | undefined =>
  data.entries.find((entry) => entry.id === id && !isLockedEntry(entry, points));

/** Rules of both in the order of the newer one; those that are gone come last. */
const ruleIds = (old?: EntryData, now?: EntryData): string[] => [
  ...new Set([...(now?.rules ?? []), ...(old?.rules ?? [])].map(({ id }) => id)),
];

function compareRule(
  entry: string,
  id: string,
  old: EntryData | undefined,
  now: EntryData | undefined,
  points: readonly string[],
): PinnedChange | undefined {
  const oldRule = old?.rules.find((rule) => rule.id === id);
  const newRule = now?.rules.find((rule) => rule.id === id);
  if (oldRule?.text === newRule?.text) return undefined;
  if ([oldRule, newRule].some((rule) => rule?.until && !points.includes(rule.until))) return undefined;
  const number = newRule?.number ?? oldRule?.number;
  return {
    target: `${entry}#${id}`,
    title: now?.title ?? old?.title ?? entry,
    ...(number !== undefined && { number }),
    ...(oldRule && { before: oldRule.text }),
    ...(newRule && { after: newRule.text }),
  };
}
