import { cpSync, readFileSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildSite } from './build-site';
import { differences, hashesOf } from './file-hashes';

const SECOND = '.pravylo/second-build';
const WORK = '.pravylo/second';

/** What the first build made and the second takes over: all but every eighth. */
const inTurn = () => {
  let nth = 0;
  return () => nth++ % 8 !== 0;
};

/** Lets the second build remember some of what the first one kept in a folder. */
const remember = (folder: string, isKept: (file: string) => boolean) =>
  cpSync(`.pravylo/${folder}`, `${WORK}/${folder}`, {
    recursive: true,
    filter: (file) => file.endsWith(folder) || isKept(file),
  });

describe('the build', () => {
  it('writes the same bytes when it is run again on the same tree, having forgotten every kind of thing', () => {
    for (const dir of [SECOND, WORK]) rmSync(dir, { recursive: true, force: true });
    // What a text is squeezed to is the library's own affair, and the longest step.
    remember('squeezed', () => true);
    // Of what there are many alike, every eighth is made anew: pictures, and pages of an entry in one language or two.
    remember('pictures', inTurn());
    const next = inTurn();
    remember('pages', (file) => readFileSync(file, 'utf8').includes('data-entry=') && next());
    buildSite({ OUT_DIR: SECOND, PRAVYLO_DIR: WORK });
    const first = hashesOf('out');
    expect(differences(first, hashesOf(SECOND))).toEqual([]);
    expect(first.size).toBeGreaterThan(300);
  }, 480_000);
});
