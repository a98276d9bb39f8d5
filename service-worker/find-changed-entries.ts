// Compares the data of the stored editions in two versions of the site, and lists the entries whose rules differ.
import type { GameData } from '../lib/data/game-data';
import { findChangedEntries } from '../lib/offline/changed-entries';
import type { DownloadSelection } from '../lib/offline/download-selection';
import type { ChangedEntry } from '../lib/offline/offline-state';
import type { ContentRead } from './content-store';
import { type SiteVersion, selectedLists } from './site-version';

/** Maps the path of the data file of every selected edition (`/data/outer-rim.uk.json`) to its hash. */
export const dataFileHashes = (version: SiteVersion, selection: DownloadSelection): Map<string, string> =>
  new Map(
    selectedLists(version, selection).flatMap(({ files }) =>
      files.filter(([path]) => path.startsWith('/data/')).map(([path, hash]) => [path, hash] as const),
    ),
  );

/**
 * Lists the changed entries. `before` and `after` map the paths of data files to hashes, as `dataFileHashes` returns
 * them.
 */
export async function findChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  read: (hash: string) => Promise<ContentRead>,
): Promise<ChangedEntry[]> {
  const changed: ChangedEntry[] = [];
  for (const [path, newHash] of after) {
    const oldHash = before.get(path);
    if (!oldHash || oldHash === newHash) continue;
    const [oldData, newData] = (await Promise.all([read(oldHash), read(newHash)])).map(readToData);
    if (oldData && newData) changed.push(...findChangedEntries(oldData, newData));
  }
  return changed;
}

const readToData = (read: ContentRead): GameData | undefined =>
  typeof read === 'object' ? (JSON.parse(new TextDecoder().decode(read.bytes)) as GameData) : undefined;
