// Decides between the two copies of a stored value: the durable copy in IndexedDB and the cached copy in localStorage.
// The copies differ after a crash, after a write that IndexedDB refused or did not finish, or after a visit with an older
// version of the site.
import type { StoredDecision } from './decision';
import { parseStored, type StoredKey, type StoredValues } from './storage-schema';

/** A copy of a value: its JSON text, and the number of times that the value was changed on this device. */
export interface StoredRecord {
  text: string;
  revision: number;
}

/**
 * Returns the text and the revision that both copies should have; undefined if no copy has a text.
 * - The cached revision (localStorage) is lower: a crash lost the last writes to localStorage. The durable copy
 *   (IndexedDB) is kept.
 * - The cached revision is higher: a write to IndexedDB was refused or interrupted. The cached copy is kept.
 * - The revisions are equal but the texts differ: an older version of the site, which does not write revisions, changed
 *   the cached copy. The cached copy is kept.
 */
export function reconcileStored(
  key: StoredKey,
  durable: StoredRecord | undefined,
  cached: { text: string | null; revision: number },
): StoredRecord | undefined {
  const { text, revision } = cached;
  if (text === null) return durable;
  if (!durable) return { text, revision };
  if (revision < durable.revision || text === durable.text) return durable;
  if (key !== 'decisions') return { text, revision };
  const merged = mergeByGame(parseStored('decisions', durable.text), parseStored('decisions', text));
  return { text: JSON.stringify(merged), revision };
}

type DecisionsByGame = StoredValues['decisions'];

/** Merges the lists of each game. Of two records with the same id, the one that was edited later stays. */
function mergeByGame(older: DecisionsByGame, newer: DecisionsByGame): DecisionsByGame {
  const games = new Set([...Object.keys(older), ...Object.keys(newer)]);
  return Object.fromEntries(
    [...games].map((game) => [game, mergeRecords(older[game] ?? [], newer[game] ?? [])]),
  );
}

function mergeRecords(older: readonly StoredDecision[], newer: readonly StoredDecision[]): StoredDecision[] {
  const byId = new Map(older.map((one) => [one.id, one]));
  for (const one of newer) {
    const other = byId.get(one.id);
    if (!other || timeOf(one) >= timeOf(other)) byId.set(one.id, one);
  }
  return [...byId.values()];
}

/** The time of the last edit. A tombstone has none and always replaces the decision. */
const timeOf = (record: StoredDecision): number =>
  'edited' in record ? record.edited : Number.POSITIVE_INFINITY;
