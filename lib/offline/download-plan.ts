// How to fetch what is missing with little: a few changed files one by one, many as the game's pack.
import type { ListedFile } from './offline-manifest';

/** More requests than this are slower than a pack. */
const FEW = 24;

export function planDownload(
  missing: readonly ListedFile[],
  packSize: number,
): 'nothing' | 'single-files' | 'pack' {
  if (missing.length === 0) return 'nothing';
  const bytes = missing.reduce((sum, [, , size]) => sum + size, 0);
  return missing.length <= FEW && bytes < packSize ? 'single-files' : 'pack';
}
