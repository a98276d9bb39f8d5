// Writes and deletes files in the cache folders that a build leaves for later builds.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes `content` to a temporary file and then renames this file to `file`, so that no process can read an incomplete
 * file.
 */
export function writeFileAtomically(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/** Deletes the files in a cache folder that the current build did not use. */
export function removeUnusedFiles(dir: string, usedNames: ReadonlySet<string>): void {
  if (!existsSync(dir)) return;
  for (const name of readdirSync(dir)) if (!usedNames.has(name)) rmSync(join(dir, name));
}
