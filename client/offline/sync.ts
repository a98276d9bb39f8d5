// Runs on every page. Starts the service worker, records which pinned rules will change with the waiting version of the
// site, and repairs the list of private books.
import { findTouchedPins, toUnseenChanges, unseenChangesOf } from '@/lib/offline/unseen-changes';
import { page } from '../current-page';
import { loadIsland } from '../load-island';
import { readGameIds } from '../private-book-ids';
import { readStored, synchronize, updateStored } from '../storage';
import { offlineSnapshot, sendHello, startWorker, subscribeOffline } from './offline-client';

/**
 * Starts the service worker. If the page shows an edition (a game in one language), also adds it to the editions to
 * download. `game` is the id of the page's game, or empty.
 */
export function startSync(game: string): void {
  void startWorker(game);
  window.addEventListener('online', () => void sendHello(game));
  watchUpdates();
  // Ignores errors. Without IndexedDB there are no private books. Without a network, the island that writes the list
  // may not load; the next page tries again.
  synchronize()
    .then(listAllBooks)
    .catch(() => {});
}

/**
 * Updates the list of private books in localStorage if it differs from the books in IndexedDB. They differ if the
 * browser was closed after it had stored a book and before it stored the list, or if the reader cleared one of the two
 * storages.
 */
async function listAllBooks(): Promise<void> {
  const [stored, listed] = [await readGameIds(), Object.keys(readStored('own'))];
  if (stored.sort().join() !== listed.sort().join())
    await (await loadIsland('private-books/books')).refreshBookList();
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
    // The reader may not have seen all changes of the current version. Records these changes again for the waiting
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
