// Finds the lock of a spoiler: the id of the point of the campaign (`until`) that the players must reach before the
// search shows the text.
import type { EntryData, RuleData } from '../../data/game-data';
import type { Documents, TextUnit } from './game-data-to-documents';

/** Lock of a spoiler that has no `until`. The spoiler is never unlocked. */
const NEVER_UNLOCKED = 'never';

/** Returns the id of the point of the campaign that unlocks the rule, or undefined if the rule is not a spoiler. */
export function lockOfRule(rule: RuleData): string | undefined {
  return rule.note === 'spoiler' ? (rule.until ?? NEVER_UNLOCKED) : undefined;
}

/** Returns the id of the point of the campaign that unlocks the entry, or undefined if the entry is not a spoiler. */
export function lockOfEntry(entry: EntryData): string | undefined {
  return entry.tags?.includes('spoiler') ? (entry.until ?? NEVER_UNLOCKED) : undefined;
}

/**
 * Returns the lock of the text unit (a searchable text) itself or, if it has none, the lock of the rule, section or
 * entry to which the unit belongs.
 */
export function lockOfUnit({ entries, sections, rules }: Documents, unit: TextUnit): string | undefined {
  const place = rules[unit.rule] ?? sections[unit.section] ?? entries[unit.entry];
  return unit.lock ?? place?.lock;
}

export function isLocked(lock: string | undefined, unlocked: ReadonlySet<string>): boolean {
  return lock !== undefined && !unlocked.has(lock);
}
