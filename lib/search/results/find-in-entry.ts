// Finds sections and rules of an entry by their ids.
import type { Documents, NumberRange } from '../index/index-documents';

/** The number of the entry's section with this id, or -1. */
export function findSection({ entries, sections }: Documents, entry: number, id: string): number {
  return findIn(sections, entries[entry]?.sections, id);
}

/** The number of the entry's rule with this id, or -1. */
export function findRule({ entries, rules }: Documents, entry: number, id: string): number {
  return findIn(rules, entries[entry]?.rules, id);
}

function findIn(places: { id: string }[], range: NumberRange | undefined, id: string): number {
  for (let number = range?.from ?? 0; number < (range?.to ?? 0); number++) {
    if (places[number]?.id === id) return number;
  }
  return -1;
}
