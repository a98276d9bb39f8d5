// Replaces a folder with a finished one by renaming both, so that an incomplete folder is never in use.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

export function swapFolder(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const old = `${from}-old`;
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}
