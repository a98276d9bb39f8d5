// A map from keys to lists of numbers that spends a list only on keys with more than one: most have one.

export type Multimap<Key> = Map<Key, number | number[]>;

/** Adds a number; numbers come in order, and one that is there already is not repeated. */
export function addTo<Key>(map: Multimap<Key>, key: Key, number: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, number);
  else if (typeof known !== 'number') {
    if (known[known.length - 1] !== number) known.push(number);
  } else if (known !== number) map.set(key, [known, number]);
}

export function allOf<Key>(map: Multimap<Key>, key: Key): readonly number[] {
  const known = map.get(key);
  if (known === undefined) return NONE;
  return typeof known === 'number' ? [known] : known;
}

export function countOf<Key>(map: Multimap<Key>, key: Key): number {
  const known = map.get(key);
  if (known === undefined) return 0;
  return typeof known === 'number' ? 1 : known.length;
}

const NONE: readonly number[] = [];
