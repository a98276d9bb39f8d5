import { cpSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildSite } from './build-site';
import { differences, hashesOf } from './hashes';

const SECOND = '.pravylo/second-build';

describe('the build', () => {
  it('writes the same bytes when it is run again on the same tree with no page, picture or game remembered', () => {
    for (const dir of [SECOND, '.pravylo/second']) rmSync(dir, { recursive: true, force: true });
    // What a text is squeezed to is the library's own affair, and the longest step.
    cpSync('.pravylo/squeezed', '.pravylo/second/squeezed', { recursive: true });
    buildSite({ OUT_DIR: SECOND, PRAVYLO_DIR: '.pravylo/second' });
    const first = hashesOf('out');
    expect(differences(first, hashesOf(SECOND))).toEqual([]);
    expect(first.size).toBeGreaterThan(300);
  }, 480_000);
});
