// The copy of the site on this device: the version record (the stored JSON), the current version, the waiting version
// (downloaded, but not used yet), and their selected files. The copy stores a change before it updates the values in
// memory, so a restarted service worker has the same state as the pages.

import {
  type DownloadSelection,
  editionKey,
  type ReaderChoice,
  selectDownloads,
} from '../lib/offline/download-selection';
import type { Manifest } from '../lib/offline/offline-manifest';
import { type AddressIndex, createAddressIndex } from '../lib/offline/resolve-address';
import type { ContentInventory } from './content-inventory';
import type { ContentStore } from './content-store';
import { dataFileHashes } from './find-changed-entries';
import { neededHashes, readVersion, type SiteVersion, versionToAddressIndex } from './site-version';
import { toVersionRecord, type VersionRecord } from './version-record';

export interface OfflineCopy {
  record: () => Readonly<VersionRecord>;
  current: () => SiteVersion | undefined;
  waiting: () => SiteVersion | undefined;
  /** Returns the files of the current version by path. */
  addresses: () => AddressIndex;
  /**
   * Returns what to store of a version, according to `choice`. The default is the choice of the reader in the version
   * record.
   */
  selection: (version: SiteVersion, choice?: ReaderChoice) => DownloadSelection;
  isComplete: (version: SiteVersion) => boolean;
  /** Returns the hashes of the data files of a version, by path. */
  dataHashes: (version: SiteVersion) => Map<string, string>;
  /**
   * Merges a change into the version record and stores it. Deletes a property from the record if its new value is
   * undefined. `known` are versions whose file lists are already loaded.
   */
  write: (change: RecordChange, known?: readonly SiteVersion[]) => Promise<void>;
  /** Loads the version record again if another service worker has changed it. */
  reloadRecord: () => Promise<void>;
  /**
   * Deletes all stored files except those of the current and the waiting version, and the data files of the previous
   * version.
   */
  prune: () => Promise<void>;
  /** Loads a version that is not in the record yet, with those of its file lists that are stored. */
  readVersion: (manifest: Manifest) => Promise<SiteVersion>;
  /**
   * Rebuilds the index that `addresses` returns. The caller must call this function after it has downloaded a file list
   * of the current version.
   */
  rebuildAddresses: () => void;
}

export type RecordChange = { [Key in keyof VersionRecord]?: VersionRecord[Key] | undefined };

export async function createOfflineCopy(
  store: ContentStore,
  inventory: ContentInventory,
): Promise<OfflineCopy> {
  let record = toVersionRecord(undefined);
  /**
   * The version record as JSON, as it was last read or written. Another service worker has changed the stored record if
   * it differs from this text.
   */
  let recordJson = '';
  let current: SiteVersion | undefined;
  let waiting: SiteVersion | undefined;
  let addresses = createAddressIndex([], []);

  const selection = (version: SiteVersion, choice: ReaderChoice = record): DownloadSelection =>
    selectDownloads(version.manifest.packs, choice);
  const findNeededHashes = (version: SiteVersion) => neededHashes(version, selection(version));

  function rebuildAddresses(): void {
    addresses = current
      ? versionToAddressIndex(current, selection(current))
      : createAddressIndex([], [], record.langs);
  }

  /** Creates a version from its manifest. If `known` contains this version, uses its file lists again. */
  async function manifestToVersion(manifest: Manifest, known: readonly SiteVersion[]): Promise<SiteVersion> {
    const same = known.find((version) => version.manifest.version === manifest.version);
    return same ? { manifest, lists: same.lists } : readVersion(manifest, store, inventory.stored);
  }

  async function applyRecord(next: VersionRecord, known: readonly SiteVersion[]): Promise<void> {
    const load = (manifest: Manifest | undefined) => manifest && manifestToVersion(manifest, known);
    [current, waiting] = await Promise.all([load(next.current), load(next.waiting?.manifest)]);
    record = next;
    if (current) record.asked = [...new Set([...record.asked, ...editionsOfFormat1(current)])];
    rebuildAddresses();
  }

  /**
   * Returns the editions in an offline copy of manifest format 1. In this format, the device stored a game with all its
   * languages. These languages count as added by the reader, so an update does not remove them.
   */
  const editionsOfFormat1 = (version: SiteVersion): string[] =>
    selection(version)
      .packs.filter(({ langs }) => langs.length === 0)
      .flatMap(({ game, list }) =>
        (version.lists.get(list)?.editions ?? []).map(({ lang }) => editionKey(game, lang)),
      );

  async function reloadRecord(): Promise<void> {
    const stored = await store.readRecord();
    const json = JSON.stringify(stored) ?? '';
    // An empty text means that no record is stored: no service worker has written one yet, or the browser deleted it
    // while this service worker was running. In both cases, keep the record in memory; the next change stores it.
    if (json === '' || json === recordJson) return;
    // List the stored files first, because `applyRecord` reads only file lists that are stored.
    await inventory.rescan();
    await applyRecord(toVersionRecord(stored), []);
    recordJson = json;
  }

  await reloadRecord();
  return {
    record: () => record,
    current: () => current,
    waiting: () => waiting,
    addresses: () => addresses,
    selection,
    isComplete: (version) => [...(findNeededHashes(version) ?? [''])].every(inventory.isIntact),
    dataHashes: (version) => dataFileHashes(version, selection(version)),
    async write(change, known = []) {
      const next = JSON.parse(JSON.stringify({ ...record, ...change })) as VersionRecord;
      await store.writeRecord(next);
      recordJson = JSON.stringify(next);
      await applyRecord(next, [...known, ...[current, waiting].flatMap((version) => version ?? [])]);
    },
    reloadRecord,
    async prune() {
      const sets = [current, waiting].flatMap((version) => (version ? [findNeededHashes(version)] : []));
      // If a file list is missing, the needed files are not known, so remove nothing.
      if (sets.includes(undefined)) return;
      sets.push(new Set(Object.values(record.previous ?? {})));
      await inventory.removeUnneeded((hash) => sets.some((set) => set?.has(hash)));
    },
    readVersion: (manifest) => readVersion(manifest, store, inventory.stored),
    rebuildAddresses,
  };
}
