// Finds the spoiler lock of a text: the point of the game (`until`) that players must reach before they may see it.
import type { EntryData, RuleData } from '../../data/game-data';
import type { Documents, TextUnit } from './index-documents';

/** The lock of a spoiler without `until`: nothing unlocks it. */
const NEVER_UNLOCKED = 'never';

/** Undefined for a rule that is not a spoiler. */
export function lockOfRule(rule: RuleData): string | undefined {
  return rule.note === 'spoiler' ? (rule.until ?? NEVER_UNLOCKED) : undefined;
}

/** Undefined for an entry that is not a spoiler. */
export function lockOfEntry(entry: EntryData): string | undefined {
  return entry.tags?.includes('spoiler') ? (entry.until ?? NEVER_UNLOCKED) : undefined;
}

/** The lock of the unit itself, or else of the rule, section or entry that it leads to. */
export function lockOfUnit({ entries, sections, rules }: Documents, unit: TextUnit): string | undefined {
  const place = rules[unit.rule] ?? sections[unit.section] ?? entries[unit.entry];
  return unit.lock ?? place?.lock;
}

export function isLocked(lock: string | undefined, unlocked: ReadonlySet<string>): boolean {
  return lock !== undefined && !unlocked.has(lock);
}
