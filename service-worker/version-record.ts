// The version record: the JSON that the worker persists between its runs. It names the current and the waiting
// version and holds the reader's choice. Property names must not change: installed workers have stored them.
import { findEarlierManifest, isManifest, type Manifest } from '../lib/offline/offline-manifest';
import type { ChangedEntry } from '../lib/offline/offline-state';

export interface VersionRecord {
  current?: Manifest;
  /** A downloaded and verified version that becomes current at the next start. */
  waiting?: { manifest: Manifest; changed: ChangedEntry[] };
  /** Data files of the version before the current one, path to hash, so that pages can show what changed. */
  previous?: { [path: string]: string };
  /** The reader's choice, with the same properties as `ReaderChoice`. */
  notKept: string[];
  asked: string[];
  langs: string[];
  /** Time of the last verification, in milliseconds since 1970. */
  checkedAt?: number;
}

const toStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const toManifest = (value: unknown): Manifest | undefined =>
  isManifest(value) ? value : findEarlierManifest(value);

/**
 * Reads a stored record, also in the format of earlier workers. An invalid record becomes an empty one; the next sync
 * finds the stored contents again by their hashes.
 */
export function toVersionRecord(value: unknown): VersionRecord {
  const record: VersionRecord = { notKept: [], asked: [], langs: [] };
  if (typeof value !== 'object' || value === null) return record;
  const { current, waiting, previous, notKept, asked, langs, checkedAt } = value as {
    [key: string]: unknown;
  };
  const currentManifest = toManifest(current);
  if (currentManifest) record.current = currentManifest;
  if (typeof waiting === 'object' && waiting !== null && record.current) {
    const { manifest, changed } = waiting as { manifest?: unknown; changed?: unknown };
    const next = toManifest(manifest);
    if (next)
      record.waiting = { manifest: next, changed: Array.isArray(changed) ? (changed as ChangedEntry[]) : [] };
  }
  if (typeof previous === 'object' && previous !== null)
    record.previous = Object.fromEntries(
      Object.entries(previous).filter(([, hash]) => typeof hash === 'string'),
    );
  record.notKept = toStrings(notKept);
  record.asked = toStrings(asked);
  record.langs = toStrings(langs);
  if (typeof checkedAt === 'number') record.checkedAt = checkedAt;
  return record;
}
