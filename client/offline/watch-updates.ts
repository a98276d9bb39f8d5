// Notes which pinned rules a waiting version changes before it takes over.
import { findTouchedPins, parseUnseenChanges, toUnseenChanges } from '@/lib/offline/unseen-changes';
import { page } from '../current-page';
import { readStored, writeStored } from '../storage';
import { offlineState, subscribe } from './offline-client';

export function watchUpdates(): void {
  let noted: string | undefined;
  const look = () => {
    const { state } = offlineState();
    const waiting = state?.waiting;
    if (!state || !waiting || waiting.version === noted) return;
    noted = waiting.version;
    const touched = findTouchedPins(state, waiting.changed, readStored('pins'), page.lang);
    if (touched.length === 0) return;
    // What an earlier version changed and nobody has seen yet is not forgotten.
    const unseen = toUnseenChanges(
      waiting.version,
      parseUnseenChanges(state.version, readStored('updateNews')),
    );
    writeStored('updateNews', {
      ...readStored('updateNews'),
      ...unseen,
      ...toUnseenChanges(waiting.version, touched),
    });
  };
  look();
  subscribe(look);
}
