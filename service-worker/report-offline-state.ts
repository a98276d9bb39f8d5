// Creates the message that tells pages the state of the offline copy: counts how many files of the current version of
// the site are stored.

import { countFiles, countGame } from '../lib/offline/count-stored-files';
import { selectPacksIfKept } from '../lib/offline/download-selection';
import { packsByGame } from '../lib/offline/offline-manifest';
import type { GameState, OfflineState } from '../lib/offline/offline-state';
import type { ContentInventory } from './content-inventory';
import type { JobQueue } from './job-queue';
import type { OfflineCopy } from './offline-copy';
import { type SiteVersion, selectedShellFiles } from './site-version';

export function reportState(copy: OfflineCopy, inventory: ContentInventory, queue: JobQueue): OfflineState {
  const current = copy.current();
  const { waiting, checkedAt } = copy.record();
  const next = copy.waiting();
  const busy = queue.busy();
  const trouble = queue.errorCode();
  const isLoading = busy === 'loading' || busy === 'testing';
  const isNewer = waiting && next && waiting.manifest.version !== current?.manifest.version;
  return {
    ...(current && { version: current.manifest.version }),
    ...(isNewer &&
      copy.isComplete(next) && {
        waiting: { version: waiting.manifest.version, changed: waiting.changed },
      }),
    shell: current?.lists.has(current.manifest.shell)
      ? countFiles(selectedShellFiles(current, copy.selection(current)), inventory, isLoading)
      : { ...countFiles([], inventory, isLoading), status: isLoading ? 'loading' : 'lacking' },
    games: current ? countGames(current, copy, inventory, isLoading) : [],
    ...(checkedAt !== undefined && { checkedAt }),
    ...(busy && { busy }),
    ...(trouble && { trouble }),
  };
}

function countGames(
  current: SiteVersion,
  copy: OfflineCopy,
  inventory: ContentInventory,
  isLoading: boolean,
): GameState[] {
  const selected = new Set(copy.selection(current).packs);
  const selectedIfKept = new Set(selectPacksIfKept(current.manifest.packs, copy.record()));
  return [...packsByGame(current.manifest)].map(([id, packs]) => {
    const packsToCount = packs.map((pack) => ({
      langs: pack.langs,
      size: pack.size,
      ...(pack.room !== undefined && { room: pack.room }),
      isSelected: selected.has(pack),
      isSelectedWithGame: selectedIfKept.has(pack),
      list: current.lists.get(pack.list),
    }));
    return countGame(id, packsToCount, inventory, isLoading);
  });
}
