// Chooses how to download missing files: one by one, or as the pack, which contains all files of an edition in one
// compressed file.
import type { ListedFile } from './offline-manifest';

/** Maximum number of files to download one by one. More requests take longer than one download of the pack. */
const MAX_SINGLE_FILES = 24;

/** Returns how to download the missing files. `packSize` is the transfer size of the pack, in bytes. */
export function planDownload(
  missing: readonly ListedFile[],
  packSize: number,
): 'nothing' | 'single-files' | 'pack' {
  if (missing.length === 0) return 'nothing';
  const bytes = missing.reduce((sum, [, , size]) => sum + size, 0);
  return missing.length <= MAX_SINGLE_FILES && bytes < packSize ? 'single-files' : 'pack';
}
