// One version of the site as the worker knows it: its manifest and the lists that could be read so far.
import { type AddressBook, createAddressBook } from '../lib/offline/find-address';
import {
  type FileList,
  findList,
  findManifest,
  type ListedFile,
  listPath,
  MANIFEST_PATH,
  type Manifest,
  versionSource,
} from '../lib/offline/manifest';
import { hashOf } from './hash';
import type { Network } from './network';
import type { Store } from './store';
import { TroubleError } from './trouble';

export interface Version {
  manifest: Manifest;
  /** Hash of a list to the list; one that is missing or damaged is not there. */
  lists: Map<string, FileList>;
}

/** Hashes of the lists of the shell and of the games that are wanted. */
const listHashes = ({ shell, games }: Manifest, unwanted: readonly string[] = []): string[] => [
  shell,
  ...games.filter(({ id }) => !unwanted.includes(id)).map(({ list }) => list),
];

const parse = (bytes: Uint8Array): FileList | undefined => findList(new TextDecoder().decode(bytes));

export async function readVersion(manifest: Manifest, store: Store): Promise<Version> {
  const lists = new Map<string, FileList>();
  for (const hash of listHashes(manifest)) {
    const read = await store.read(hash);
    const list = typeof read === 'object' && parse(read.bytes);
    if (list) lists.set(hash, list);
  }
  return { manifest, lists };
}

export async function fetchManifest(network: Network): Promise<Manifest> {
  const manifest = findManifest(await network.text(MANIFEST_PATH));
  if (manifest === 'newer') throw new TroubleError('outdated', MANIFEST_PATH);
  if (!manifest || (await hashOf(new TextEncoder().encode(versionSource(manifest)))) !== manifest.version)
    throw new TroubleError('wrong-answer', MANIFEST_PATH);
  return manifest;
}

/** Fetches the lists that are wanted and not there. */
export async function fetchLists(
  { manifest, lists }: Version,
  unwanted: readonly string[],
  network: Network,
  isHere: (hash: string) => boolean,
  keep: (hash: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<void> {
  for (const hash of listHashes(manifest, unwanted)) {
    if (lists.has(hash) && isHere(hash)) continue;
    const bytes = await network.file(listPath(hash), hash);
    const list = parse(bytes);
    if (!list) throw new TroubleError('outdated', `list ${hash} cannot be read`);
    await keep(hash, bytes);
    lists.set(hash, list);
  }
}

export const shellFiles = ({ manifest, lists }: Version): ListedFile[] =>
  lists.get(manifest.shell)?.files ?? [];

/** Lists of the shell and of the games that are wanted. */
export const wantedLists = ({ manifest, lists }: Version, unwanted: readonly string[]): FileList[] =>
  listHashes(manifest, unwanted).flatMap((hash) => lists.get(hash) ?? []);

/** Every content this version needs on the device; undefined while it is not even known. */
export function neededHashes(version: Version, unwanted: readonly string[]): Set<string> | undefined {
  const hashes = listHashes(version.manifest, unwanted);
  if (!hashes.every((hash) => version.lists.has(hash))) return undefined;
  return new Set([
    ...hashes,
    ...wantedLists(version, unwanted).flatMap(({ files }) => files.map(([, hash]) => hash)),
  ]);
}

/** What can be asked for: files of the games that are wanted, and the names of all. */
export const toAddressBook = (version: Version, unwanted: readonly string[]): AddressBook =>
  createAddressBook(
    wantedLists(version, unwanted),
    version.manifest.games.map(({ id }) => id),
  );
