// Hashes the files of a folder, to compare two sites byte by byte.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sha256 } from '../../scripts/files/hash.mjs';

export const hashFolder = (dir: string): Map<string, string> =>
  new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => {
        const path = join(file.parentPath, file.name);
        return [relative(dir, path), sha256(readFileSync(path))];
      }),
  );

/** Returns the files that differ, or that exist in only one of the two folders. */
export const differingFiles = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));
