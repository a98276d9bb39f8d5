// The long job: completes the version in use, or brings a newer one beside it.

import { editionKey } from '../lib/offline/download-selection';
import { type ListedPack, packsBefore } from '../lib/offline/offline-manifest';
import type { ContentInventory } from './content-inventory';
import { type Download, downloadFiles, downloadPack } from './download-files';
import { findChanges } from './find-changes';
import type { Network } from './network';
import type { Copy } from './offline-copy';
import { errorCodeOf, OfflineError } from './offline-error';
import { fetchLists, fetchManifest, shellFiles, type Version } from './site-version';

export interface SyncContext {
  copy: Copy;
  holdings: ContentInventory;
  network: Network;
}

export async function syncLatestVersion(
  { copy, holdings, network }: SyncContext,
  signal: AbortSignal,
): Promise<void> {
  const manifest = await fetchManifest(network, signal);
  // Nothing older to protect: what has come by now can be read at once.
  if (!copy.current()) await copy.write({ current: manifest });
  const current = copy.current() as Version;
  if (manifest.version === current.manifest.version) {
    // The same files, but where their packs lie may have been told wrong before.
    await complete({ manifest, lists: current.lists }, { copy, holdings, network }, signal);
    const { checkedAt = Date.now() } = copy.record();
    await copy.write({ current: manifest, waiting: undefined, asked: askedWith(current, copy), checkedAt });
  } else {
    const waiting = copy.waiting();
    const lists = waiting?.manifest.version === manifest.version ? waiting.lists : undefined;
    const next = lists ? { manifest, lists } : await copy.read(manifest);
    await complete(next, { copy, holdings, network }, signal);
    const changed = await findChanges(copy.dataOf(current), copy.dataOf(next), holdings.read);
    await copy.write({ waiting: { manifest, changed }, asked: askedWith(next, copy) }, [next]);
  }
  await copy.prune();
}

/** What has been here stays, also when the library grows large or the reader changes languages. */
const askedWith = (version: Version, copy: Copy): string[] => [
  ...new Set([
    ...copy.record().asked,
    ...copy.wanted(version).packs.flatMap(({ game, langs }) => langs.map((lang) => editionKey(game, lang))),
  ]),
];

/** Everything of a version; what one pack lacks keeps no other from coming. */
async function complete(
  version: Version,
  { copy, holdings, network }: SyncContext,
  signal: AbortSignal,
): Promise<void> {
  const wanted = copy.wanted(version);
  await fetchLists(version, wanted.packs, network, holdings, signal);
  copy.renewBook();
  const to: Download = {
    network,
    signal,
    isHere: ([, hash]) => holdings.holds(hash),
    keep: ([, hash], bytes) => holdings.keep(hash, bytes),
  };
  await downloadFiles(shellFiles(version, wanted), to);
  let failed: unknown;
  for (const pack of wanted.packs) {
    const list = version.lists.get(pack.list);
    if (!list) continue;
    try {
      await downloadPack(pack, list, to, () => readBefore(pack, version, holdings));
    } catch (error) {
      failed ??= error;
      if (errorCodeOf(error) !== 'wrong-answer' || signal.aborted) break;
    }
  }
  if (failed) throw failed;
}

/** The texts of the editions that a pack of two builds on. */
async function readBefore(pack: ListedPack, version: Version, { read }: ContentInventory): Promise<string[]> {
  const texts: string[] = [];
  for (const { list } of packsBefore(pack, version.manifest.packs))
    for (const [path, hash] of version.lists.get(list)?.files ?? []) {
      const found = await read(hash);
      if (typeof found !== 'object')
        throw new OfflineError('wrong-answer', `${path} is needed before its other pages`);
      texts.push(new TextDecoder().decode(found.bytes));
    }
  return texts;
}
