// A map from keys to ascending lists of numbers. Most keys have only one number. To save memory, such a number is
// stored without an array.

export type Multimap<Key> = Map<Key, number | number[]>;

/**
 * Adds a number to the list of a key. The caller must add the numbers of a key in ascending order. A repeated number is
 * stored once.
 */
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

const NONE: readonly number[] = [];
