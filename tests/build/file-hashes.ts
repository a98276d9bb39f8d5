// The files of a folder by their hashes, to compare two sites byte by byte.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const hashesOf = (dir: string): Map<string, string> =>
  new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => {
        const path = join(file.parentPath, file.name);
        return [relative(dir, path), createHash('sha256').update(readFileSync(path)).digest('hex')];
      }),
  );

/** Files that are not the same in both, or only in one. */
export const differences = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));
