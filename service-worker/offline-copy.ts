// The copy of the site on this device: the record, the version in use, the one that waits, and what of them is wanted. The
// record is written first and believed after, so that what is said here is what the next life of the worker will find.

import { type Choice, editionKey, toWanted, type Wanted } from '../lib/offline/download-selection';
import type { Manifest } from '../lib/offline/offline-manifest';
import { type AddressBook, createAddressBook } from '../lib/offline/resolve-address';
import type { ContentInventory } from './content-inventory';
import type { ContentStore } from './content-store';
import { dataFiles } from './find-changes';
import { neededHashes, readVersion, toAddressBook, type Version } from './site-version';
import { type Record, toRecord } from './version-record';

export interface Copy {
  record: () => Readonly<Record>;
  current: () => Version | undefined;
  waiting: () => Version | undefined;
  book: () => AddressBook;
  /** What of a version belongs on the device, by what the reader has said, or by another choice. */
  wanted: (version: Version, choice?: Choice) => Wanted;
  isComplete: (version: Version) => boolean;
  /** Addresses of the data of a version to their hashes. */
  dataOf: (version: Version) => Map<string, string>;
  /** Writes a changed record; `undefined` takes a note away. Versions whose files are known already are handed in. */
  write: (change: Change, known?: readonly Version[]) => Promise<void>;
  /** Reads the record again if somebody else has written it. */
  refresh: () => Promise<void>;
  /** Removes what neither version needs. */
  prune: () => Promise<void>;
  /** A version that is not noted yet, with the lists of it that are here. */
  read: (manifest: Manifest) => Promise<Version>;
  /** After a list has come. */
  renewBook: () => void;
}

export type Change = { [Key in keyof Record]?: Record[Key] | undefined };

export async function createCopy(store: ContentStore, holdings: ContentInventory): Promise<Copy> {
  let record = toRecord(undefined);
  let written = '';
  let current: Version | undefined;
  let waiting: Version | undefined;
  let book = createAddressBook([], []);

  const wanted = (version: Version, choice: Choice = record): Wanted =>
    toWanted(version.manifest.packs, choice);
  const needed = (version: Version) => neededHashes(version, wanted(version));

  function renewBook(): void {
    book = current ? toAddressBook(current, wanted(current)) : createAddressBook([], [], record.langs);
  }

  /** A version by its manifest, with the lists that are known of it. */
  async function toVersion(manifest: Manifest, known: readonly Version[]): Promise<Version> {
    const same = known.find((version) => version.manifest.version === manifest.version);
    return same ? { manifest, lists: same.lists } : readVersion(manifest, store);
  }

  async function take(next: Record, known: readonly Version[]): Promise<void> {
    const of = (manifest: Manifest | undefined) => manifest && toVersion(manifest, known);
    [current, waiting] = await Promise.all([of(next.current), of(next.waiting?.manifest)]);
    record = next;
    if (current) record.asked = [...new Set([...record.asked, ...findEarlierEditions(current)])];
    renewBook();
  }

  /** A device that kept whole games keeps the languages it had. */
  const findEarlierEditions = (version: Version): string[] =>
    wanted(version)
      .packs.filter(({ langs }) => langs.length === 0)
      .flatMap(({ game, list }) =>
        (version.lists.get(list)?.editions ?? []).map(({ lang }) => editionKey(game, lang)),
      );

  async function refresh(): Promise<void> {
    const noted = await store.readRecord();
    const text = JSON.stringify(noted) ?? '';
    // A record that is lost while the worker lives is written again with the next change.
    if (text === '' || text === written) return;
    await take(toRecord(noted), []);
    written = text;
    await holdings.look();
  }

  await refresh();
  return {
    record: () => record,
    current: () => current,
    waiting: () => waiting,
    book: () => book,
    wanted,
    isComplete: (version) => [...(needed(version) ?? [''])].every(holdings.holds),
    dataOf: (version) => dataFiles(version, wanted(version)),
    async write(change, known = []) {
      const next = JSON.parse(JSON.stringify({ ...record, ...change })) as Record;
      await store.writeRecord(next);
      written = JSON.stringify(next);
      await take(next, [...known, ...[current, waiting].flatMap((version) => version ?? [])]);
    },
    refresh,
    async prune() {
      const sets = [current, waiting].flatMap((version) => (version ? [needed(version)] : []));
      // With an unknown list nobody can say what is needed.
      if (sets.includes(undefined)) return;
      sets.push(new Set(Object.values(record.previous ?? {})));
      await holdings.keepOnly((hash) => sets.some((set) => set?.has(hash)));
    },
    read: (manifest) => readVersion(manifest, store),
    renewBook,
  };
}
