// Tests that a second build of the same tree writes the same bytes. It reuses most cached pages and images of the first
// build and makes every eighth again, so that each kind of output is made twice in acceptable time.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildSite } from './build-site';
import { differingFiles, hashFolder } from './file-hashes';

const SECOND = '.pravylo/second-build';
const WORK = '.pravylo/second';

/** A filter that rejects every eighth item. */
const skipEveryEighth = () => {
  let nth = 0;
  return () => nth++ % 8 !== 0;
};

/** Copies some files of a cache folder of the first build to the work folder of the second. */
const copyCache = (folder: string, isCopied: (file: string) => boolean) =>
  cpSync(`.pravylo/${folder}`, `${WORK}/${folder}`, {
    recursive: true,
    filter: (file) => file.endsWith(folder) || isCopied(file),
  });

describe('the build', () => {
  it('writes the same bytes when it runs again on the same tree with a part of its caches', () => {
    for (const dir of [SECOND, WORK]) rmSync(dir, { recursive: true, force: true });
    // All compressed packs: Zopfli is the slowest step, and its output depends on the library only.
    copyCache('zopfli', () => true);
    copyCache('preview-images', skipEveryEighth());
    // Of the pages only entries, in one language or two, are reused; all other pages are rendered again.
    const next = skipEveryEighth();
    copyCache('pages', (file) => readFileSync(file, 'utf8').includes('data-entry=') && next());
    buildSite({ OUT_DIR: SECOND, PRAVYLO_DIR: WORK });
    const first = hashFolder('out');
    expect(differingFiles(first, hashFolder(SECOND))).toEqual([]);
    expect(first.size).toBeGreaterThan(300);
  }, 480_000);
});
