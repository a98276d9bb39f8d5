// Says which point of the game a text waits for, so that nothing of it shows before.
import type { EntryData, RuleData } from '../../data/game-data';
import type { Documents, SearchText } from '../index/index-documents';

/** The key of a spoiler that names no point of the game: none unlocks it. */
const NEVER = 'never';

/** The key that unlocks a spoiler rule; undefined for all others. */
export function lockOfRule(rule: RuleData): string | undefined {
  return rule.note === 'spoiler' ? (rule.until ?? NEVER) : undefined;
}

/** The key that unlocks a whole entry; undefined for those that are no spoilers. */
export function lockOfEntry(entry: EntryData): string | undefined {
  return entry.tags?.includes('spoiler') ? (entry.until ?? NEVER) : undefined;
}

/** The key of a searched text: its own, or that of its rule, section or entry. */
export function lockOfUnit({ entries, sections, rules }: Documents, unit: SearchText): string | undefined {
  const place = rules[unit.rule] ?? sections[unit.section] ?? entries[unit.entry];
  return unit.lock ?? place?.lock;
}

export function isLocked(lock: string | undefined, unlocked: ReadonlySet<string>): boolean {
  return lock !== undefined && !unlocked.has(lock);
}
