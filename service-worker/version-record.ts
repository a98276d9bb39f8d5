// The version record: the JSON that the service worker stores, because the browser may stop and restart it at any time.
// It contains the current version of the site, the waiting version (downloaded, but not used yet) and the reader's
// choice of downloads. The property names must not change, because they are stored on devices.
import { findEarlierManifest, isManifest, type Manifest } from '../lib/offline/offline-manifest';
import type { ChangedEntry } from '../lib/offline/offline-state';

export interface VersionRecord {
  current?: Manifest;
  /**
   * A newer version of the site that is downloaded and verified. It becomes the current version when the site is next
   * opened, or when the reader asks for it.
   */
  waiting?: { manifest: Manifest; changed: ChangedEntry[] };
  /**
   * The data files of the version before the current one: maps their paths to their hashes. Pages use the data to show
   * what has changed.
   */
  previous?: { [path: string]: string };
  /** Games and editions that the reader has removed, as in `ReaderChoice`. */
  notKept: string[];
  /** Games and editions that the reader has opened or added, as in `ReaderChoice`. */
  asked: string[];
  /** Languages of the reader, as in `ReaderChoice`. */
  langs: string[];
  /** Time at which all files were last verified, in milliseconds since 1970. */
  checkedAt?: number;
}

const toStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const toManifest = (value: unknown): Manifest | undefined =>
  isManifest(value) ? value : findEarlierManifest(value);

/**
 * Validates a stored record, which may have the format of an earlier service worker. Replaces an invalid record with an
 * empty one. The next sync then finds the stored files again by their hashes.
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
