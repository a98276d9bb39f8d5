import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSite } from './build-site';

const SECOND = '.pravylo/second-build';

function hashes(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      return [relative(dir, path), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

describe('the build', () => {
  it('writes the same bytes when it is run again on the same tree', () => {
    rmSync(SECOND, { recursive: true, force: true });
    buildSite({ OUT_DIR: SECOND, PRAVYLO_DIR: '.pravylo/second' });
    const first = hashes('out');
    const second = hashes(SECOND);
    const different = [...new Set([...first.keys(), ...second.keys()])].filter(
      (file) => first.get(file) !== second.get(file),
    );
    expect(different).toEqual([]);
    expect(first.size).toBeGreaterThan(300);
  }, 240_000);
});
