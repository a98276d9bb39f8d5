// What is told to pages: everything on the device, counted against the lists of the version in use.

import { tallyFiles, tallyGame } from '../lib/offline/count-files';
import { turnGame } from '../lib/offline/download-selection';
import { packsByGame } from '../lib/offline/offline-manifest';
import type { GameState, OfflineState } from '../lib/offline/offline-state';
import type { ContentInventory } from './content-inventory';
import type { Queue } from './job-queue';
import type { Copy } from './offline-copy';
import { shellFiles, type Version } from './site-version';

export function countState(copy: Copy, holdings: ContentInventory, queue: Queue): OfflineState {
  const current = copy.current();
  const { waiting, checkedAt } = copy.record();
  const next = copy.waiting();
  const busy = queue.busy();
  const trouble = queue.trouble();
  const loading = busy === 'loading' || busy === 'testing';
  const isReady = waiting && next && waiting.manifest.version !== current?.manifest.version;
  return {
    ...(current && { version: current.manifest.version }),
    ...(isReady &&
      copy.isComplete(next) && {
        waiting: { version: waiting.manifest.version, changed: waiting.changed },
      }),
    shell: current?.lists.has(current.manifest.shell)
      ? tallyFiles(shellFiles(current, copy.wanted(current)), holdings, loading)
      : { ...tallyFiles([], holdings, loading), status: loading ? 'loading' : 'lacking' },
    games: current ? countGames(current, copy, holdings, loading) : [],
    ...(checkedAt !== undefined && { checkedAt }),
    ...(busy && { busy }),
    ...(trouble && { trouble }),
  };
}

function countGames(current: Version, copy: Copy, holdings: ContentInventory, loading: boolean): GameState[] {
  const wanted = new Set(copy.wanted(current).packs);
  return [...packsByGame(current.manifest)].map(([id, packs]) => {
    const choice = { ...copy.record(), ...turnGame(copy.record(), id, true) };
    const ifKept = new Set(copy.wanted(current, choice).packs);
    const tallied = packs.map((pack) => ({
      langs: pack.langs,
      size: pack.size,
      kept: wanted.has(pack),
      wouldBeKept: ifKept.has(pack),
      list: current.lists.get(pack.list),
    }));
    return tallyGame(id, tallied, holdings, loading);
  });
}
