// Writes and clears files in the folders that a build keeps for later builds.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes to a temporary file and renames it: a reader, or a build after an interrupted one, never sees half a file. */
export function writeFileAtomically(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/** Deletes the files of a cache folder that the current build did not use. */
export function removeUnusedFiles(dir: string, usedNames: ReadonlySet<string>): void {
  if (!existsSync(dir)) return;
  for (const name of readdirSync(dir)) if (!usedNames.has(name)) rmSync(join(dir, name));
}
