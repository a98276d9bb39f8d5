// Compresses texts to gzip files with Zopfli, which is slow but gives files 5 % smaller than zlib. Compressed texts are
// cached between builds.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { WORK_DIR } from '../content/folders';
import { removeUnusedFiles, writeFileAtomically } from '../files/cache-files';
import { contentHash } from '../files/hash';
import { runInThreads } from '../files/run-in-threads';
import type { Count } from './build';

const CACHE_DIR = join(WORK_DIR, 'zopfli');

/** Maps every text to its gzip file. `added` is the number of texts that were not in the cache. */
export async function zopfliGzip(
  texts: readonly string[],
  count: Count = () => {},
): Promise<{ compressed: Map<string, Uint8Array>; added: number }> {
  // The cache key includes the lock file, because the compressed bytes depend on the version of Zopfli.
  const library = contentHash(readFileSync('package-lock.json'));
  const fileOf = new Map(
    texts.map((text) => [text, join(CACHE_DIR, `${contentHash(library + contentHash(text))}.gz`)]),
  );
  const missing = [...fileOf].filter(([, file]) => !existsSync(file)).map(([text]) => text);
  let done = 0;
  await runInThreads<string, Uint8Array>({
    module: 'scripts/build/zopfli-worker.ts',
    data: undefined,
    items: missing,
    minItemsPerThread: 1,
    onResult: (text, bytes) => {
      writeFileAtomically(fileOf.get(text) ?? '', bytes);
      count(++done, missing.length, 'packs');
    },
  });
  removeUnusedFiles(CACHE_DIR, new Set([...fileOf.values()].map((file) => basename(file))));
  const compressed = new Map([...fileOf].map(([text, file]) => [text, readFileSync(file)]));
  return { compressed, added: missing.length };
}
