// One version of the site as the worker knows it: its manifest and the lists that could be read so far.

import { type Wanted, wantedShell } from '../lib/offline/download-selection';
import {
  type FileList,
  findList,
  findManifest,
  type ListedFile,
  type ListedPack,
  listPath,
  MANIFEST_PATH,
  type Manifest,
  versionSource,
} from '../lib/offline/offline-manifest';
import { type AddressBook, createAddressBook } from '../lib/offline/resolve-address';
import type { ContentInventory } from './content-inventory';
import type { ContentStore } from './content-store';
import { hashOf } from './hash';
import type { Network } from './network';
import { OfflineError } from './offline-error';

export interface Version {
  manifest: Manifest;
  /** Hash of a list to the list; one that is missing or damaged is not there. */
  lists: Map<string, FileList>;
}

/** Hashes of the lists of the shell and of these packs. */
const listHashes = (shell: string, packs: readonly ListedPack[]): string[] => [
  ...new Set([shell, ...packs.map(({ list }) => list)]),
];

const parse = (bytes: Uint8Array): FileList | undefined => findList(new TextDecoder().decode(bytes));

export async function readVersion(manifest: Manifest, store: ContentStore): Promise<Version> {
  const lists = new Map<string, FileList>();
  for (const hash of listHashes(manifest.shell, manifest.packs)) {
    const read = await store.read(hash);
    const list = typeof read === 'object' && parse(read.bytes);
    if (list) lists.set(hash, list);
  }
  return { manifest, lists };
}

export async function fetchManifest(network: Network, signal: AbortSignal): Promise<Manifest> {
  const manifest = findManifest(await network.text(MANIFEST_PATH, signal));
  if (manifest === 'newer') throw new OfflineError('outdated', MANIFEST_PATH);
  if (!manifest || (await hashOf(new TextEncoder().encode(versionSource(manifest)))) !== manifest.version)
    throw new OfflineError('wrong-answer', MANIFEST_PATH);
  return manifest;
}

/** Fetches the lists of what is wanted where they are not there. */
export async function fetchLists(
  { manifest, lists }: Version,
  wanted: readonly ListedPack[],
  network: Network,
  { holds, keep }: Pick<ContentInventory, 'holds' | 'keep'>,
  signal: AbortSignal,
): Promise<void> {
  for (const hash of listHashes(manifest.shell, wanted)) {
    if (lists.has(hash) && holds(hash)) continue;
    const bytes = await network.file(listPath(hash), hash, signal);
    const list = parse(bytes);
    if (!list) throw new OfflineError('outdated', `list ${hash} cannot be read`);
    await keep(hash, bytes);
    lists.set(hash, list);
  }
}

export function shellFiles({ manifest, lists }: Version, wanted: Wanted): ListedFile[] {
  const shell = lists.get(manifest.shell);
  return shell ? wantedShell(shell, wanted) : [];
}

/** Lists of the shell and of what is wanted, as far as they are here. */
export const wantedLists = (version: Version, wanted: Wanted): FileList[] =>
  listHashes(version.manifest.shell, wanted.packs).flatMap((hash) => {
    const list = version.lists.get(hash);
    if (!list) return [];
    return hash === version.manifest.shell ? { ...list, files: shellFiles(version, wanted) } : list;
  });

/** Every content this version needs on the device; undefined while it is not even known. */
export function neededHashes(version: Version, wanted: Wanted): Set<string> | undefined {
  const hashes = listHashes(version.manifest.shell, wanted.packs);
  if (!hashes.every((hash) => version.lists.has(hash))) return undefined;
  return new Set([
    ...hashes,
    ...wantedLists(version, wanted).flatMap(({ files }) => files.map(([, hash]) => hash)),
  ]);
}

/** What can be asked for: files of what is wanted, and the names of all there is. */
export const toAddressBook = (version: Version, wanted: Wanted): AddressBook =>
  createAddressBook(wantedLists(version, wanted), version.manifest.packs, wanted.langs);
