// Chooses the cheaper download: a few changed files one by one, or the pack with all files.
import type { ListedFile } from './offline-manifest';

/** With more files than this, single requests take longer than the pack. */
const MAX_SINGLE_FILES = 24;

/** `packSize` is the transfer size of the pack in bytes. */
export function planDownload(
  missing: readonly ListedFile[],
  packSize: number,
): 'nothing' | 'single-files' | 'pack' {
  if (missing.length === 0) return 'nothing';
  const bytes = missing.reduce((sum, [, , size]) => sum + size, 0);
  return missing.length <= MAX_SINGLE_FILES && bytes < packSize ? 'single-files' : 'pack';
}
