// The copy of the site on this device: the version record, the current and the waiting version, and the files
// selected of them. A change is persisted before it updates memory, so a restarted worker finds the state that was
// reported.

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
import { dataFileHashes } from './find-changes';
import { neededHashes, readVersion, type SiteVersion, versionToAddressIndex } from './site-version';
import { toVersionRecord, type VersionRecord } from './version-record';

export interface OfflineCopy {
  record: () => Readonly<VersionRecord>;
  current: () => SiteVersion | undefined;
  waiting: () => SiteVersion | undefined;
  /** Addresses of the current version. */
  addresses: () => AddressIndex;
  /** What to store of a version, by the reader's recorded choice or by another one. */
  selection: (version: SiteVersion, choice?: ReaderChoice) => DownloadSelection;
  isComplete: (version: SiteVersion) => boolean;
  /** Maps the data paths of a version to their hashes. */
  dataHashes: (version: SiteVersion) => Map<string, string>;
  /** Merges a change into the record; `undefined` deletes a property. `known` are versions whose lists are loaded. */
  write: (change: RecordChange, known?: readonly SiteVersion[]) => Promise<void>;
  /** Loads the record again if another worker has changed it. */
  reloadRecord: () => Promise<void>;
  /** Removes the contents that neither version needs. */
  prune: () => Promise<void>;
  /** A version that is not in the record yet, with those of its lists that are stored. */
  readVersion: (manifest: Manifest) => Promise<SiteVersion>;
  /** Must be called after a list of the current version has been downloaded. */
  rebuildAddresses: () => void;
}

export type RecordChange = { [Key in keyof VersionRecord]?: VersionRecord[Key] | undefined };

export async function createOfflineCopy(
  store: ContentStore,
  inventory: ContentInventory,
): Promise<OfflineCopy> {
  let record = toVersionRecord(undefined);
  /** JSON of the record as last read or written, to detect changes by other workers. */
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

  /** Reuses the lists of a known version with the same hash. */
  async function manifestToVersion(manifest: Manifest, known: readonly SiteVersion[]): Promise<SiteVersion> {
    const same = known.find((version) => version.manifest.version === manifest.version);
    return same ? { manifest, lists: same.lists } : readVersion(manifest, store);
  }

  async function applyRecord(next: VersionRecord, known: readonly SiteVersion[]): Promise<void> {
    const load = (manifest: Manifest | undefined) => manifest && manifestToVersion(manifest, known);
    [current, waiting] = await Promise.all([load(next.current), load(next.waiting?.manifest)]);
    record = next;
    if (current) record.asked = [...new Set([...record.asked, ...editionsOfFormat1(current)])];
    rebuildAddresses();
  }

  /** Manifest format 1 stored whole games; their languages count as chosen, so that an update keeps them. */
  const editionsOfFormat1 = (version: SiteVersion): string[] =>
    selection(version)
      .packs.filter(({ langs }) => langs.length === 0)
      .flatMap(({ game, list }) =>
        (version.lists.get(list)?.editions ?? []).map(({ lang }) => editionKey(game, lang)),
      );

  async function reloadRecord(): Promise<void> {
    const stored = await store.readRecord();
    const json = JSON.stringify(stored) ?? '';
    // A record that was lost while the worker runs is written again with the next change.
    if (json === '' || json === recordJson) return;
    await applyRecord(toVersionRecord(stored), []);
    recordJson = json;
    await inventory.rescan();
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
      // While a list is missing, the needed contents are unknown, so nothing is removed.
      if (sets.includes(undefined)) return;
      sets.push(new Set(Object.values(record.previous ?? {})));
      await inventory.removeUnneeded((hash) => sets.some((set) => set?.has(hash)));
    },
    readVersion: (manifest) => readVersion(manifest, store),
    rebuildAddresses,
  };
}
