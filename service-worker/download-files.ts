// Downloads the files of a list, as one pack or one by one. Verifies and stores each file as soon as it arrives, so
// after an interruption only the missing files must be downloaded.

import { planDownload } from '../lib/offline/choose-download-method';
import type { ListedFile, ListedPack } from '../lib/offline/offline-manifest';
import { packPath } from '../lib/offline/offline-manifest';
import { createPackDecoder } from '../lib/offline/pack-decoder';
import { canGunzip, gunzip } from './gzip';
import { hashOf } from './hash';
import { forEachConcurrently } from './limit-concurrency';
import { OfflineError } from './offline-error';
import type { Network } from './verified-fetch';

const MAX_CONCURRENT_REQUESTS = 4;
/**
 * Number of files that are compressed and stored at the same time. The browser compresses and writes in different
 * processes. With one file at a time, one of these processes would always be idle.
 */
const MAX_CONCURRENT_WRITES = 8;
/** Maximum size of a decompressed pack, in bytes. It is many times the size of the largest pack. */
const MAX_PACK_BYTES = 1 << 27;

export interface DownloadTarget {
  network: Network;
  signal: AbortSignal;
  isStored: (file: ListedFile) => boolean;
  store: (file: ListedFile, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
}

/**
 * Reads the texts that are needed to decode a pack with side-by-side pages: the texts of its two editions, which are
 * downloaded before the pack.
 */
export type ReadBaseTexts = () => Promise<string[]>;
const readNoTexts: ReadBaseTexts = async () => [];

/** Downloads the files that are missing, several at the same time. Starts no further download after the first error. */
export const downloadFiles = (files: readonly ListedFile[], target: DownloadTarget): Promise<void> =>
  forEachConcurrently(
    files.filter((file) => !target.isStored(file)),
    MAX_CONCURRENT_REQUESTS,
    async (file) => target.store(file, await target.network.fetchFile(file[0], file[1], target.signal)),
  );

/**
 * Downloads the missing files of a pack: as the pack, or one by one if that is less to download. `files` are all files
 * of the pack, in its order.
 */
export async function downloadPack(
  pack: Pick<ListedPack, 'pack' | 'size'>,
  files: readonly ListedFile[],
  target: DownloadTarget,
  readBaseTexts: ReadBaseTexts = readNoTexts,
): Promise<void> {
  const findMissing = () => files.filter((file) => !target.isStored(file));
  if (canGunzip && planDownload(findMissing(), pack.size) === 'pack')
    await downloadAndDecode(pack.pack, files, target, await readBaseTexts());
  // Fetch the files that are still missing one by one, for example if the pack ended early.
  await downloadFiles(findMissing(), target);
}

async function downloadAndDecode(
  pack: string,
  files: readonly ListedFile[],
  target: DownloadTarget,
  baseTexts: readonly string[],
): Promise<void> {
  const texts = decodeTexts(target.network.streamBytes(packPath(pack), target.signal), baseTexts);
  await forEachConcurrently(pairWithFiles(files, texts), MAX_CONCURRENT_WRITES, async ([file, text]) => {
    const bytes = new TextEncoder().encode(text);
    if ((await hashOf(bytes)) !== file[1])
      throw new OfflineError('wrong-answer', `${packPath(pack)} differs at ${file[0]}`);
    if (!target.isStored(file)) await target.store(file, bytes);
  });
}

/** Pairs each text of a pack with its file. The texts have the same order as the file list. */
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

/**
 * Decompresses and decodes the texts of a pack. Throws an OfflineError if the response is not a pack or if it is larger
 * than `MAX_PACK_BYTES`.
 */
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
