// Finds the number of a section or rule from its id within one entry.
import type { Documents, NumberRange } from './index-documents';

/** Returns -1 when the entry has no section with this id. */
export function findSection({ entries, sections }: Documents, entry: number, id: string): number {
  return findIn(sections, entries[entry]?.sections, id);
}

/** Returns -1 when the entry has no rule with this id. */
export function findRule({ entries, rules }: Documents, entry: number, id: string): number {
  return findIn(rules, entries[entry]?.rules, id);
}

function findIn(places: { id: string }[], range: NumberRange | undefined, id: string): number {
  for (let number = range?.from ?? 0; number < (range?.to ?? 0); number++) {
    if (places[number]?.id === id) return number;
  }
  return -1;
}
