// Runs on every page: starts the service worker, and records which pinned rules a waiting version of the site changes.
import { findTouchedPins, toUnseenChanges, unseenChangesOf } from '@/lib/offline/unseen-changes';
import { page } from '../current-page';
import { readStored, updateStored } from '../storage';
import { offlineSnapshot, sendHello, startWorker, subscribeOffline } from './offline-client';

/**
 * Starts the worker. `game` is the id of the page's game; the edition that the page shows is added to the editions to
 * download.
 */
export function startSync(game: string): void {
  void startWorker(game);
  window.addEventListener('online', () => void sendHello(game));
  watchUpdates();
}

/** Records which pinned rules a waiting version changes, before that version becomes active. */
function watchUpdates(): void {
  let recorded: string | undefined;
  const recordChanges = () => {
    const { state } = offlineSnapshot();
    const waiting = state?.waiting;
    if (!state || !waiting || waiting.version === recorded) return;
    recorded = waiting.version;
    const touched = findTouchedPins(state, waiting.changed, readStored('pins'), page.lang);
    if (touched.length === 0) return;
    // Changes of the current version that the reader has not seen yet are recorded for the waiting version too, so that
    // they are still announced after the update.
    const unseen = toUnseenChanges(waiting.version, unseenChangesOf(state.version, readStored('updateNews')));
    void updateStored('updateNews', (stored) => ({
      ...stored,
      ...unseen,
      ...toUnseenChanges(waiting.version, touched),
    }));
  };
  recordChanges();
  subscribeOffline(recordChanges);
}
