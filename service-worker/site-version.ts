// One version of the site: its manifest, and those of its file lists that the device has stored.

import { type DownloadSelection, selectShellFiles } from '../lib/offline/download-selection';
import {
  type FileList,
  findFileList,
  findManifest,
  type ListedFile,
  type ListedPack,
  listPath,
  MANIFEST_PATH,
  type Manifest,
  versionSource,
} from '../lib/offline/offline-manifest';
import { type AddressIndex, createAddressIndex } from '../lib/offline/resolve-address';
import type { ContentInventory } from './content-inventory';
import type { ContentStore } from './content-store';
import { hashOf } from './hash';
import { OfflineError } from './offline-error';
import type { Network } from './verified-fetch';

export interface SiteVersion {
  manifest: Manifest;
  /** The file lists that are stored and not damaged, by hash. */
  lists: Map<string, FileList>;
}

/**
 * Returns the hashes of the file list of the shell (the files that belong to no game) and of the file lists of these
 * packs.
 */
const listHashes = (shell: string, packs: readonly ListedPack[]): string[] => [
  ...new Set([shell, ...packs.map(({ list }) => list)]),
];

const bytesToFileList = (bytes: Uint8Array): FileList | undefined =>
  findFileList(new TextDecoder().decode(bytes));

/** Loads the stored file lists of a version. A device stores few lists of a site with many games. */
export async function readVersion(
  manifest: Manifest,
  store: ContentStore,
  stored: ReadonlySet<string>,
): Promise<SiteVersion> {
  const hashes = listHashes(manifest.shell, manifest.packs).filter((hash) => stored.has(hash));
  const lists = await Promise.all(
    hashes.map(async (hash): Promise<[string, FileList][]> => {
      const read = await store.read(hash);
      const list = typeof read === 'object' && bytesToFileList(read.bytes);
      return list ? [[hash, list]] : [];
    }),
  );
  return { manifest, lists: new Map(lists.flat()) };
}

/**
 * Fetches the manifest. Throws the error `outdated` if the manifest has a newer format than this service worker
 * supports, and `wrong-answer` if its version hash is wrong.
 */
export async function fetchManifest(network: Network, signal: AbortSignal): Promise<Manifest> {
  const manifest = findManifest(await network.fetchText(MANIFEST_PATH, signal));
  if (manifest === 'newer') throw new OfflineError('outdated', MANIFEST_PATH);
  if (!manifest || (await hashOf(new TextEncoder().encode(versionSource(manifest)))) !== manifest.version)
    throw new OfflineError('wrong-answer', MANIFEST_PATH);
  return manifest;
}

/**
 * Downloads and stores the missing file lists: the list of the shell files (which belong to no game) and those of the
 * packs. Adds them to the version.
 */
export async function fetchLists(
  { manifest, lists }: SiteVersion,
  packs: readonly ListedPack[],
  network: Network,
  { isIntact, write }: Pick<ContentInventory, 'isIntact' | 'write'>,
  signal: AbortSignal,
): Promise<void> {
  for (const hash of listHashes(manifest.shell, packs)) {
    if (lists.has(hash) && isIntact(hash)) continue;
    const bytes = await network.fetchFile(listPath(hash), hash, signal);
    const list = bytesToFileList(bytes);
    if (!list) throw new OfflineError('outdated', `list ${hash} cannot be read`);
    await write(hash, bytes);
    lists.set(hash, list);
  }
}

export function selectedShellFiles(
  { manifest, lists }: SiteVersion,
  selection: DownloadSelection,
): ListedFile[] {
  const shell = lists.get(manifest.shell);
  return shell ? selectShellFiles(shell, selection) : [];
}

/**
 * Returns the stored file lists of the selected packs, and the list of the shell files (which belong to no game) with
 * only the files that the reader needs.
 */
export const selectedLists = (version: SiteVersion, selection: DownloadSelection): FileList[] =>
  listHashes(version.manifest.shell, selection.packs).flatMap((hash) => {
    const list = version.lists.get(hash);
    if (!list) return [];
    return hash === version.manifest.shell
      ? { ...list, files: selectedShellFiles(version, selection) }
      : list;
  });

/**
 * Returns the hashes of all file lists and files of this version that the device must store, or undefined if a file
 * list is missing.
 */
export function neededHashes(version: SiteVersion, selection: DownloadSelection): Set<string> | undefined {
  const hashes = listHashes(version.manifest.shell, selection.packs);
  if (!hashes.every((hash) => version.lists.has(hash))) return undefined;
  return new Set([
    ...hashes,
    ...selectedLists(version, selection).flatMap(({ files }) => files.map(([, hash]) => hash)),
  ]);
}

/** Creates an index of the selected files by path, and of the folders of all games and languages of the version. */
export const versionToAddressIndex = (version: SiteVersion, selection: DownloadSelection): AddressIndex =>
  createAddressIndex(selectedLists(version, selection), version.manifest.packs, selection.langs);
