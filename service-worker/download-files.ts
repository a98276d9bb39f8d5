// Brings the files of a list to the device. Each is checked and kept as it comes, so an interrupted download goes on where it stopped.

import { planDownload } from '../lib/offline/download-plan';
import type { FileList, ListedFile, ListedPack } from '../lib/offline/offline-manifest';
import { packPath } from '../lib/offline/offline-manifest';
import { createUnpacker } from '../lib/offline/pack-decoder';
import { canUnzip, unzip } from './gzip';
import { hashOf } from './hash';
import { forEachConcurrently } from './limit-concurrency';
import type { Network } from './network';
import { OfflineError } from './offline-error';

const ASKED_AT_ONCE = 4;
/** Compressing and writing are done by different processes of the browser: one content at a time would leave one of them idle. */
const KEPT_AT_ONCE = 8;
/** Many times the longest pack. */
const MOST_BYTES = 1 << 27;

export interface Download {
  network: Network;
  signal: AbortSignal;
  isHere: (file: ListedFile) => boolean;
  keep: (file: ListedFile, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
}

/** What a pack names instead of saying it again: the texts of its editions, which came before it. */
export type TextsBefore = () => Promise<string[]>;
const nothing: TextsBefore = async () => [];

/** Files one by one, a few at once; the first failure stops the rest. */
export const downloadFiles = (files: readonly ListedFile[], to: Download): Promise<void> =>
  forEachConcurrently(
    files.filter((file) => !to.isHere(file)),
    ASKED_AT_ONCE,
    async (file) => to.keep(file, await to.network.file(file[0], file[1], to.signal)),
  );

export async function downloadPack(
  pack: ListedPack,
  list: FileList,
  to: Download,
  before: TextsBefore = nothing,
): Promise<void> {
  const missing = () => list.files.filter((file) => !to.isHere(file));
  if (canUnzip && planDownload(missing(), pack.size) === 'pack')
    await unpackAll(pack, list, to, await before());
  await downloadFiles(missing(), to);
}

async function unpackAll(
  { game, pack }: ListedPack,
  list: FileList,
  to: Download,
  before: readonly string[],
): Promise<void> {
  const texts = readTexts(to.network.bytes(packPath(pack), to.signal), before);
  await forEachConcurrently(inOrder(list.files, texts), KEPT_AT_ONCE, async ([file, text]) => {
    const bytes = new TextEncoder().encode(text);
    if ((await hashOf(bytes)) !== file[1])
      throw new OfflineError('wrong-answer', `the pack of ${game} differs at ${file[0]}`);
    if (!to.isHere(file)) await to.keep(file, bytes);
  });
}

/** The texts of a pack stand in the order of the list. */
async function* inOrder(
  files: readonly ListedFile[],
  texts: AsyncIterable<string>,
): AsyncGenerator<[ListedFile, string]> {
  let nth = 0;
  for await (const text of texts) {
    const file = files[nth++];
    if (!file) return;
    yield [file, text];
  }
}

/** What is no pack of ours, or claims to be longer than any, ends as trouble. */
async function* readTexts(
  packed: AsyncIterable<Uint8Array<ArrayBuffer>>,
  before: readonly string[],
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  try {
    const unpacker = createUnpacker(before);
    for await (const bytes of unzip(packed, MOST_BYTES))
      yield* unpacker.read(decoder.decode(bytes, { stream: true }));
  } catch (error) {
    if (error instanceof OfflineError) throw error;
    throw new OfflineError('wrong-answer', String(error));
  }
}
