// Decides between the two copies of a stored value: the durable copy in IndexedDB and the cached copy in localStorage,
// which a page can read at once. The copies differ after a crash, after a write that IndexedDB refused or did not
// finish, while another tab writes, or after a visit with an older version of the site.
import type { StoredDecision } from './decision';
import { DEFAULTS, parseStored, type StoredKey } from './storage-schema';

/**
 * A copy of a value: its JSON text, and a number that grows by 1 with every change to the value on this device. As long
 * as the cached copy contains changes that IndexedDB has not stored yet, its number is higher by 0.5.
 */
export interface StoredRecord {
  text: string;
  revision: number;
}

/**
 * Validates a record that was read from IndexedDB. Returns undefined if the record has no text. If its revision is
 * invalid, the record gets revision 0, the oldest one.
 */
export function toStoredRecord(value: unknown): StoredRecord | undefined {
  const { text, revision } = Object(value) as Partial<StoredRecord>;
  if (typeof text !== 'string') return undefined;
  return { text, revision: Number.isSafeInteger(revision) ? Number(revision) : 0 };
}

/**
 * Returns the text and the revision that both copies should have, or undefined if no copy has a text.
 * - The durable revision is higher: a crash lost the last writes to localStorage, or another tab has stored a newer
 *   value. Uses the durable copy.
 * - The cached revision is higher: a write to IndexedDB was refused or interrupted. Uses the cached copy, except for
 *   decisions: merges their two copies.
 * - The revisions are equal and the texts differ: an older version of the site, which does not write revisions, wrote
 *   the text, or two tabs wrote to localStorage at the same moment. Merges the copies, so nothing is lost.
 */
export function reconcileStored(
  key: StoredKey,
  durable: StoredRecord | undefined,
  cached: { text: string | null; revision: number },
): StoredRecord | undefined {
  const { text } = cached;
  const revision = Math.ceil(cached.revision);
  if (text === null) return durable;
  if (!durable) return { text, revision };
  if (cached.revision < durable.revision || text === durable.text) return durable;
  const isMerged = key === 'decisions' || cached.revision === durable.revision;
  return { text: isMerged ? mergeTexts(key, durable.text, text) : text, revision };
}

/** Merges two JSON texts of a value. Combines the items of two lists; for any other value, uses the newer text. */
function mergeTexts(key: StoredKey, older: string, newer: string): string {
  const [before, after] = [parseStored(key, older), parseStored(key, newer)] as unknown[];
  return JSON.stringify(mergeValues(key, before, after));
}

function mergeValues(key: StoredKey, before: unknown, after: unknown): unknown {
  const model = DEFAULTS[key];
  if (Array.isArray(model)) return union(after as string[], before as string[]);
  if (typeof model !== 'object' || model === null || key === 'players') return after;
  const merged = { ...(before as Record<string, never[]>) };
  for (const [name, list] of Object.entries(after as Record<string, never[]>)) {
    const other = Object.hasOwn(merged, name) ? (merged[name] ?? []) : [];
    merged[name] = (key === 'decisions' ? mergeRecords(other, list) : union(list, other)) as never[];
  }
  return merged;
}

const union = (one: readonly string[], other: readonly string[]): string[] => [
  ...new Set([...one, ...other]),
];

/** Merges two lists of decisions. Of two records with the same id, keeps the one that was edited later. */
function mergeRecords(older: readonly StoredDecision[], newer: readonly StoredDecision[]): StoredDecision[] {
  const byId = new Map(older.map((one) => [one.id, one]));
  for (const one of newer) {
    const other = byId.get(one.id);
    if (!other || timeOf(one) >= timeOf(other)) byId.set(one.id, one);
  }
  return [...byId.values()];
}

/**
 * Returns the time of the last edit. For a tombstone it returns infinity, so that a tombstone always replaces the
 * decision.
 */
const timeOf = (record: StoredDecision): number =>
  'edited' in record ? record.edited : Number.POSITIVE_INFINITY;
