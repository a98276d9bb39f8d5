// Runs on every page: starts the service worker, and records what a waiting version changes in pinned rules.
import { findTouchedPins, toUnseenChanges, unseenChangesOf } from '@/lib/offline/unseen-changes';
import { page } from '../current-page';
import { readStored, writeStored } from '../storage';
import {
  addPrivateBookFiles,
  offlineSnapshot,
  sendHello,
  startWorker,
  subscribeOffline,
} from './offline-client';

export { addPrivateBookFiles };

/** `game` is the id of the game that the page belongs to; its edition is added to the reader's choice. */
export function startSync(game: string): void {
  void startWorker(game);
  window.addEventListener('online', () => void sendHello(game));
  watchUpdates();
}

/** Stores which pinned rules a waiting version changes, before that version is activated. */
function watchUpdates(): void {
  let recorded: string | undefined;
  const recordChanges = () => {
    const { state } = offlineSnapshot();
    const waiting = state?.waiting;
    if (!state || !waiting || waiting.version === recorded) return;
    recorded = waiting.version;
    const touched = findTouchedPins(state, waiting.changed, readStored('pins'), page.lang);
    if (touched.length === 0) return;
    // Changes of the current version that the reader has not seen yet are kept.
    const unseen = toUnseenChanges(waiting.version, unseenChangesOf(state.version, readStored('updateNews')));
    writeStored('updateNews', {
      ...readStored('updateNews'),
      ...unseen,
      ...toUnseenChanges(waiting.version, touched),
    });
  };
  recordChanges();
  subscribeOffline(recordChanges);
}
