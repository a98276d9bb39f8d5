// Decides between the two copies of a stored value, the durable one in IndexedDB and the cached one in localStorage.
// They differ after a crash, after a write that IndexedDB refused, or after a visit with an older version of the site.
import type { StoredDecision } from './decision';
import type { StoredKey, StoredValues } from './storage-schema';
import { parseStored } from './storage-schema';

/** Maximum number of hashes in `replaced`. The oldest hashes are removed. */
const MAX_REPLACED = 200;

/** The durable copy: the JSON text of a value, and the hashes of its earlier texts, the newest last. */
export interface StoredRecord {
  text: string;
  replaced: readonly number[];
}

/**
 * Returns a 32-bit FNV-1a hash. It is used only to recognize replaced texts in localStorage, so a collision does little
 * harm.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Returns the record after `text` has replaced the text of `record`. */
export function replaceText(
  record: StoredRecord | undefined,
  text: string,
): { text: string; replaced: number[] } {
  if (!record) return { text, replaced: [] };
  if (record.text === text) return { text, replaced: [...record.replaced] };
  return { text, replaced: [...record.replaced, hashText(record.text)].slice(-MAX_REPLACED) };
}

/**
 * Returns the text that both copies should have. If the record has replaced the cached text before, the cached text is
 * older, because localStorage lost its last writes in a crash. Otherwise the cached text is newer, because IndexedDB
 * refused it or an older version of the site wrote it. The newer text is returned; decisions of both texts are merged.
 */
export function reconcileStored(
  key: StoredKey,
  record: StoredRecord | undefined,
  cached: string | null,
): string | null {
  if (!record) return cached;
  if (cached === null || cached === record.text || record.replaced.includes(hashText(cached)))
    return record.text;
  if (key !== 'decisions') return cached;
  const merged = mergeByGame(parseStored('decisions', record.text), parseStored('decisions', cached));
  return JSON.stringify(merged);
}

type DecisionsByGame = StoredValues['decisions'];

/**
 * Merges the older and the newer list of decisions of each game. Of two records with equal ids, the one that was edited
 * later is kept.
 */
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

/**
 * Returns the time of the last edit. A tombstone has no edit time and counts as the latest, so that it replaces the
 * decision.
 */
const timeOf = (record: StoredDecision): number =>
  'edited' in record ? record.edited : Number.POSITIVE_INFINITY;
