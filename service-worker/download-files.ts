// Downloads the files of a list, as one pack or one by one. Each file is verified and stored as soon as it arrives,
// so an interrupted download resumes with the files that are still missing.

import { planDownload } from '../lib/offline/download-plan';
import type { FileList, ListedFile, ListedPack } from '../lib/offline/offline-manifest';
import { packPath } from '../lib/offline/offline-manifest';
import { createPackDecoder } from '../lib/offline/pack-decoder';
import { canGunzip, gunzip } from './gzip';
import { hashOf } from './hash';
import { forEachConcurrently } from './limit-concurrency';
import type { Network } from './network';
import { OfflineError } from './offline-error';

const MAX_CONCURRENT_REQUESTS = 4;
/**
 * The browser compresses and writes in different processes: with one content at a time, one of them would be idle.
 */
const MAX_CONCURRENT_WRITES = 8;
/** Many times the size of the largest pack, decompressed. */
const MAX_PACK_BYTES = 1 << 27;

export interface DownloadTarget {
  network: Network;
  signal: AbortSignal;
  isStored: (file: ListedFile) => boolean;
  store: (file: ListedFile, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
}

/** Reads the texts that a pack may copy from: those of its two editions, which are downloaded before it. */
export type ReadBaseTexts = () => Promise<string[]>;
const readNoTexts: ReadBaseTexts = async () => [];

/** Downloads the missing files, several at a time; the first error stops the rest. */
export const downloadFiles = (files: readonly ListedFile[], target: DownloadTarget): Promise<void> =>
  forEachConcurrently(
    files.filter((file) => !target.isStored(file)),
    MAX_CONCURRENT_REQUESTS,
    async (file) => target.store(file, await target.network.fetchFile(file[0], file[1], target.signal)),
  );

export async function downloadPack(
  pack: ListedPack,
  list: FileList,
  target: DownloadTarget,
  readBaseTexts: ReadBaseTexts = readNoTexts,
): Promise<void> {
  const findMissing = () => list.files.filter((file) => !target.isStored(file));
  if (canGunzip && planDownload(findMissing(), pack.size) === 'pack')
    await downloadAndDecode(pack, list, target, await readBaseTexts());
  // A pack that ends early leaves files to fetch one by one.
  await downloadFiles(findMissing(), target);
}

async function downloadAndDecode(
  { game, pack }: ListedPack,
  list: FileList,
  target: DownloadTarget,
  baseTexts: readonly string[],
): Promise<void> {
  const texts = decodeTexts(target.network.streamBytes(packPath(pack), target.signal), baseTexts);
  await forEachConcurrently(pairWithFiles(list.files, texts), MAX_CONCURRENT_WRITES, async ([file, text]) => {
    const bytes = new TextEncoder().encode(text);
    if ((await hashOf(bytes)) !== file[1])
      throw new OfflineError('wrong-answer', `the pack of ${game} differs at ${file[0]}`);
    if (!target.isStored(file)) await target.store(file, bytes);
  });
}

/** The texts of a pack are in the order of its list. */
async function* pairWithFiles(
  files: readonly ListedFile[],
  texts: AsyncIterable<string>,
): AsyncGenerator<[ListedFile, string]> {
  let index = 0;
  for await (const text of texts) {
    const file = files[index++];
    if (!file) return;
    yield [file, text];
  }
}

/** Throws an OfflineError if the response is not a pack or is longer than `MAX_PACK_BYTES`. */
async function* decodeTexts(
  compressed: AsyncIterable<Uint8Array<ArrayBuffer>>,
  baseTexts: readonly string[],
): AsyncGenerator<string> {
  const textDecoder = new TextDecoder();
  try {
    const packDecoder = createPackDecoder(baseTexts);
    for await (const bytes of gunzip(compressed, MAX_PACK_BYTES))
      yield* packDecoder.read(textDecoder.decode(bytes, { stream: true }));
  } catch (error) {
    if (error instanceof OfflineError) throw error;
    throw new OfflineError('wrong-answer', String(error));
  }
}
