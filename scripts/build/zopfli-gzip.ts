// Texts as gzip files for every browser to unpack, a twentieth smaller than zlib's: that takes time, so what was squeezed once is
// kept while its text stays.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORK_DIR } from '../content/folders';
import { hashOf } from '../files/hash';
import { runInThreads } from '../files/worker-threads';

const KEPT = join(WORK_DIR, 'squeezed');

/** Text to its file; `anew` is how many were not known. */
export async function zopfliGzip(
  texts: readonly string[],
): Promise<{ squeezed: Map<string, Uint8Array>; anew: number }> {
  const squeezedBy = hashOf(readFileSync('package-lock.json'));
  const fileOf = new Map(texts.map((text) => [text, join(KEPT, `${hashOf(squeezedBy + hashOf(text))}.gz`)]));
  const missing = [...fileOf].filter(([, file]) => !existsSync(file)).map(([text]) => text);
  mkdirSync(KEPT, { recursive: true });
  await runInThreads<string, Uint8Array>({
    module: 'scripts/build/zopfli-worker.ts',
    data: undefined,
    items: missing,
    leastEach: 1,
    done: (text, bytes) => keep(fileOf.get(text) ?? '', bytes),
  });
  const used = new Set(fileOf.values());
  for (const name of readdirSync(KEPT)) if (!used.has(join(KEPT, name))) rmSync(join(KEPT, name));
  const squeezed = new Map([...fileOf].map(([text, file]) => [text, readFileSync(file)]));
  return { squeezed, anew: missing.length };
}

/** Whole or not at all: an interrupted build leaves no half of a file for the next one. */
function keep(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}
