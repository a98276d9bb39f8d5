// The download job. If there is no newer version of the site, the job downloads the missing files of the current
// version. Otherwise, it downloads the newer version, which becomes the waiting version.

import { type DownloadSelection, editionKey, shellPackOf } from '../lib/offline/download-selection';
import { findBasePacks, type ListedPack, type Manifest } from '../lib/offline/offline-manifest';
import type { ContentInventory } from './content-inventory';
import { type DownloadTarget, downloadFiles, downloadPack } from './download-files';
import { findChanges } from './find-changed-entries';
import type { OfflineCopy } from './offline-copy';
import { errorCodeOf, OfflineError } from './offline-error';
import { fetchLists, fetchManifest, type SiteVersion, selectedShellFiles } from './site-version';
import type { Network } from './verified-fetch';

export interface SyncContext {
  copy: OfflineCopy;
  inventory: ContentInventory;
  network: Network;
}

export async function syncLatestVersion(context: SyncContext, signal: AbortSignal): Promise<void> {
  const { copy, network } = context;
  const manifest = await fetchManifest(network, signal);
  // On the first visit there is no older version, so this version becomes current at once, and every downloaded file
  // can be used.
  if (!copy.current()) await copy.write({ current: manifest });
  const current = copy.current() as SiteVersion;
  if (manifest.version === current.manifest.version)
    await completeCurrent(manifest, current, context, signal);
  else await downloadNext(manifest, current, context, signal);
  await copy.prune();
}

async function completeCurrent(
  manifest: Manifest,
  current: SiteVersion,
  context: SyncContext,
  signal: AbortSignal,
): Promise<void> {
  const { copy } = context;
  // Use the new manifest, although it has the same version as the stored one. The version does not depend on the hashes
  // of the packs, so the packs may have changed, and only the new manifest has their current hashes.
  await completeVersion({ manifest, lists: current.lists }, context, signal);
  const { checkedAt = Date.now() } = copy.record();
  const asked = mergeDownloadedEditions(current, copy);
  await copy.write({ current: manifest, waiting: undefined, asked, checkedAt });
}

async function downloadNext(
  manifest: Manifest,
  current: SiteVersion,
  context: SyncContext,
  signal: AbortSignal,
): Promise<void> {
  const { copy, inventory } = context;
  const waiting = copy.waiting();
  const lists = waiting?.manifest.version === manifest.version ? waiting.lists : undefined;
  const next = lists ? { manifest, lists } : await copy.readVersion(manifest);
  await completeVersion(next, context, signal);
  const changed = await findChanges(copy.dataHashes(current), copy.dataHashes(next), inventory.read);
  await copy.write({ waiting: { manifest, changed }, asked: mergeDownloadedEditions(next, copy) }, [next]);
}

/**
 * Adds the downloaded editions to those that the reader has added. The device then keeps these editions if the site
 * gets more games or the reader changes languages.
 */
const mergeDownloadedEditions = (version: SiteVersion, copy: OfflineCopy): string[] => [
  ...new Set([
    ...copy.record().asked,
    ...copy
      .selection(version)
      .packs.flatMap(({ game, langs }) => langs.map((lang) => editionKey(game, lang))),
  ]),
];

/** Downloads all selected files of a version. If one pack contains wrong data, still downloads the other packs. */
async function completeVersion(
  version: SiteVersion,
  { copy, inventory, network }: SyncContext,
  signal: AbortSignal,
): Promise<void> {
  const selection = copy.selection(version);
  await fetchLists(version, selection.packs, network, inventory, signal);
  copy.rebuildAddresses();
  const target: DownloadTarget = {
    network,
    signal,
    isStored: ([, hash]) => inventory.isIntact(hash),
    store: ([, hash], bytes) => inventory.write(hash, bytes),
  };
  await downloadShell(version, selection, target);
  let firstError: unknown;
  for (const pack of selection.packs) {
    const list = version.lists.get(pack.list);
    if (!list) continue;
    try {
      await downloadPack(pack, list.files, target, () => readBaseTexts(pack, version, inventory));
    } catch (error) {
      firstError ??= error;
      if (errorCodeOf(error) !== 'wrong-answer' || signal.aborted) break;
    }
  }
  if (firstError) throw firstError;
}

/**
 * Downloads the selected files of the shell (which belong to no game): first the packs, then the files that are
 * in no pack.
 */
async function downloadShell(
  version: SiteVersion,
  selection: DownloadSelection,
  target: DownloadTarget,
): Promise<void> {
  const selected = selectedShellFiles(version, selection);
  const { shellPacks = [], shell } = version.manifest;
  for (const pack of shellPacks) {
    const files = version.lists.get(shell)?.files.filter(([path]) => shellPackOf(path) === pack.lang) ?? [];
    // For some languages, a reader with private books needs only some files of the pack. `downloadFiles` below
    // downloads these files one by one.
    if (!files.every((file) => selected.includes(file))) continue;
    await downloadPack(pack, files, target);
  }
  await downloadFiles(selected, target);
}

/**
 * Reads the texts of the two editions whose side-by-side pages a pack contains. The decoder of the pack needs these
 * texts.
 */
async function readBaseTexts(
  pack: ListedPack,
  version: SiteVersion,
  { read }: ContentInventory,
): Promise<string[]> {
  const texts: string[] = [];
  for (const { list } of findBasePacks(pack, version.manifest.packs))
    for (const [path, hash] of version.lists.get(list)?.files ?? []) {
      const content = await read(hash);
      if (typeof content !== 'object')
        throw new OfflineError('wrong-answer', `${path} must be stored before the side-by-side pages`);
      texts.push(new TextDecoder().decode(content.bytes));
    }
  return texts;
}
