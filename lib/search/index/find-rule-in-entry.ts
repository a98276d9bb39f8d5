// Finds a section or rule of an entry by its id. Returns its index in the flat arrays of `Documents`.
import type { Documents, NumberRange } from './game-data-to-documents';

/** Returns the index of the section with this id, or -1 if the entry has no such section. */
export function findSection({ entries, sections }: Documents, entry: number, id: string): number {
  return findIn(sections, entries[entry]?.sections, id);
}

/** Returns the index of the rule with this id, or -1 if the entry has no such rule. */
export function findRule({ entries, rules }: Documents, entry: number, id: string): number {
  return findIn(rules, entries[entry]?.rules, id);
}

function findIn(places: { id: string }[], range: NumberRange | undefined, id: string): number {
  for (let number = range?.from ?? 0; number < (range?.to ?? 0); number++) {
    if (places[number]?.id === id) return number;
  }
  return -1;
}
