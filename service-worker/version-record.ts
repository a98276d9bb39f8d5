// The one note the worker leaves for its next life: which version is in use, which one waits, and what is wanted.
import { findEarlierManifest, isManifest, type Manifest } from '../lib/offline/offline-manifest';
import type { ChangedEntry } from '../lib/offline/offline-state';

export interface Record {
  current?: Manifest;
  /** Complete and checked, to be used from the next start on. */
  waiting?: { manifest: Manifest; changed: ChangedEntry[] };
  /** Data of the version before: address to hash, so that a reader can be told what has changed. */
  previous?: { [path: string]: string };
  /** What the reader refused, what they asked for or have had here, and what they read in; see `Choice`. */
  notKept: string[];
  asked: string[];
  langs: string[];
  checkedAt?: number;
}

const toTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const toManifest = (value: unknown): Manifest | undefined =>
  isManifest(value) ? value : findEarlierManifest(value);

/** What was noted, also by a worker of before; a damaged note counts as none, and the contents are found again by their names. */
export function toRecord(value: unknown): Record {
  const record: Record = { notKept: [], asked: [], langs: [] };
  if (typeof value !== 'object' || value === null) return record;
  const { current, waiting, previous, notKept, asked, langs, checkedAt } = value as {
    [key: string]: unknown;
  };
  const used = toManifest(current);
  if (used) record.current = used;
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
  record.notKept = toTexts(notKept);
  record.asked = toTexts(asked);
  record.langs = toTexts(langs);
  if (typeof checkedAt === 'number') record.checkedAt = checkedAt;
  return record;
}
