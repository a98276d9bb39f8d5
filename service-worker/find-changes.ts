// What a reader will find changed after an update: the data of two versions, compared entry by entry.
import type { GameData } from '../lib/data/game-data';
import { changedEntries } from '../lib/offline/changed-entries';
import type { Wanted } from '../lib/offline/download-selection';
import type { ChangedEntry } from '../lib/offline/offline-state';
import type { Read } from './content-store';
import { type Version, wantedLists } from './site-version';

/** Address of every file of data to its hash. */
export const dataFiles = (version: Version, wanted: Wanted): Map<string, string> =>
  new Map(
    wantedLists(version, wanted).flatMap(({ files }) =>
      files.filter(([path]) => path.startsWith('/data/')).map(([path, hash]) => [path, hash] as const),
    ),
  );

export async function findChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  read: (hash: string) => Promise<Read>,
): Promise<ChangedEntry[]> {
  const changed: ChangedEntry[] = [];
  for (const [path, hash] of after) {
    const was = before.get(path);
    if (!was || was === hash) continue;
    const [one, other] = (await Promise.all([read(was), read(hash)])).map(toData);
    if (one && other) changed.push(...changedEntries(one, other));
  }
  return changed;
}

const toData = (found: Read): GameData | undefined =>
  typeof found === 'object' ? (JSON.parse(new TextDecoder().decode(found.bytes)) as GameData) : undefined;
