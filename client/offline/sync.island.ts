// Runs on every page. Starts the service worker, and records which pinned rules will change with the waiting version of
// the site.
import { findTouchedPins, toUnseenChanges, unseenChangesOf } from '@/lib/offline/unseen-changes';
import { page } from '../current-page';
import { readStored, updateStored } from '../storage';
import { offlineSnapshot, sendHello, startWorker, subscribeOffline } from './offline-client';

/**
 * Starts the worker. `game` is the id of the page's game. The worker adds the edition of the page to the editions to
 * download.
 */
export function startSync(game: string): void {
  void startWorker(game);
  window.addEventListener('online', () => void sendHello(game));
  watchUpdates();
}

/** Records which pinned rules will change with the waiting version, before that version becomes current. */
function watchUpdates(): void {
  let recorded: string | undefined;
  const recordChanges = () => {
    const { state } = offlineSnapshot();
    const waiting = state?.waiting;
    if (!state || !waiting || waiting.version === recorded) return;
    recorded = waiting.version;
    const touched = findTouchedPins(state, waiting.changed, readStored('pins'), page.lang);
    if (touched.length === 0) return;
    // The reader may not have seen all changes of the current version. These changes are recorded again for the waiting
    // version, so that the notice after the update still lists them.
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
