// Puts a finished folder in the place of another one, so that at no moment a half of either stands there.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

export function swapFolder(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const old = `${from}-old`;
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}
