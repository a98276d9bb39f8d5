// Encodes and compresses offline packs in worker threads. If the pages of a pack are the same as in an earlier build,
// the pack comes from the cache.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import { createPackEncoder } from '../../lib/offline/pack-encoder';
import { WORK_DIR } from '../content/folders';
import { writeFileAtomically } from '../files/cache-files';
import { contentHash, hashParts } from '../files/hash.mjs';
import { runInThreads } from '../files/run-in-threads';
import type { Count } from './build-state';

export const PACK_CACHE_DIR = join(WORK_DIR, 'packs');
/**
 * Files that affect the bytes of an offline pack in addition to its texts. The lock file covers the version of Zopfli.
 */
const ENCODER_FILES = [
  'package-lock.json',
  'lib/offline/pack-encoder.ts',
  'lib/offline/pack-decoder.ts',
  'scripts/build/encode-packs.ts',
  'scripts/build/encode-pack-thread.ts',
];

export interface PackTexts {
  /** Texts that the device already has when it decodes the pack. The pack refers to them instead of repeating them. */
  before: readonly string[];
  texts: readonly string[];
}

export interface EncodedPack {
  /** Hash of the pack before compression. It is part of the pack's file name. */
  hash: string;
  bytes: Uint8Array;
  /** Size of each text in bytes when it is compressed alone, for a device that downloads only this text. */
  sizes: number[];
}

/** Encodes one offline pack. `compress` returns the gzip bytes of a text. */
export async function encodePack(
  { before, texts }: PackTexts,
  compress: (text: string) => Uint8Array | Promise<Uint8Array>,
): Promise<EncodedPack> {
  const encoder = createPackEncoder(before);
  const text = texts.map((page) => encoder.add(page)).join('');
  return {
    hash: contentHash(text),
    bytes: await compress(text),
    sizes: texts.map((page) => gzipSync(page).length),
  };
}

/** Encodes all offline packs. In the result, `added` is the number of packs that were not in the cache. */
export async function encodePacks(
  packs: readonly PackTexts[],
  count: Count = () => {},
): Promise<{ encoded: EncodedPack[]; added: number; names: string[] }> {
  const encoder = hashParts(ENCODER_FILES.map((file) => readFileSync(file)));
  const names = packs.map(({ before, texts }) => hashParts([encoder, ...before, '', ...texts]).slice(0, 32));
  const fileOf = (name: string) => join(PACK_CACHE_DIR, name);
  const missing = new Map(
    packs.flatMap((pack, index) => {
      const name = names[index] ?? '';
      return existsSync(fileOf(name)) ? [] : [[pack, name] as const];
    }),
  );
  let done = 0;
  await runInThreads<PackTexts, EncodedPack>({
    module: 'scripts/build/encode-pack-thread.ts',
    data: undefined,
    items: [...missing.keys()],
    minItemsPerThread: 1,
    onResult: (pack, result) => {
      writeFileAtomically(fileOf(missing.get(pack) ?? ''), serialize(result));
      count(++done, missing.size, 'packs');
    },
  });
  const encoded = names.map((name) => deserialize(readFileSync(fileOf(name))) as EncodedPack);
  return { encoded, added: missing.size, names };
}
