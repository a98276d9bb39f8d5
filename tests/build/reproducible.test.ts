// Tests that a second build of the same sources writes the same bytes. To save time, the second build reuses seven of
// eight cached pages and images of the first build, and makes every eighth one again.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildSite } from './build-site';
import { differingFiles, hashFolder } from './file-hashes';

const SECOND = '.pravylo/second-build';
const WORK = '.pravylo/second';

/** Creates a function that returns false for the first of every eight calls, and true for the others. */
const skipEveryEighth = () => {
  let nth = 0;
  return () => nth++ % 8 !== 0;
};

/** Copies files of a cache folder from the first build to the second: the files for which `isCopied` returns true. */
const copyCache = (folder: string, isCopied: (file: string) => boolean) =>
  cpSync(`.pravylo/${folder}`, `${WORK}/${folder}`, {
    recursive: true,
    filter: (file) => file.endsWith(folder) || isCopied(file),
  });

describe('the build', () => {
  it('writes the same bytes when it runs again on the same tree with a part of its caches', () => {
    for (const dir of [SECOND, WORK]) rmSync(dir, { recursive: true, force: true });
    // Reuses all compressed packs, because their compression (Zopfli) takes the most time. The key of a cached pack
    // is the hash of its texts, so a pack with other texts would still be made again.
    copyCache('packs', () => true);
    copyCache('preview-images', skipEveryEighth());
    // Reuses only pages of entries, including those in two languages side by side. The second build renders all other
    // pages again.
    const next = skipEveryEighth();
    copyCache('pages', (file) => readFileSync(file, 'utf8').includes('data-entry=') && next());
    buildSite({ OUT_DIR: SECOND, PRAVYLO_DIR: WORK });
    const first = hashFolder('out');
    expect(differingFiles(first, hashFolder(SECOND))).toEqual([]);
    expect(first.size).toBeGreaterThan(300);
  }, 480_000);
});
