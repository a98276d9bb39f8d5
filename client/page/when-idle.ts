// Runs a task when the page has loaded and the browser is idle. If the search is open, first waits until the search has
// shown an answer.
import { isSearchOpen } from '../current-page';
import { firstAnswerShown } from '../search/search-client';

/** Maximum time to wait for an answer of the open search, in milliseconds. The reader may never type a query. */
const SEARCH_TIMEOUT_MS = 10_000;

/** Maximum time to wait until the browser is idle, in milliseconds. */
const IDLE_TIMEOUT_MS = 1000;

export function whenIdle(task: () => void): void {
  // Every task has a separate idle callback. Several tasks in one callback could delay the response to a tap.
  const schedule = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(task);
  };
  const start = () => {
    if (!isSearchOpen()) return schedule();
    const timeout = new Promise((resolve) => setTimeout(resolve, SEARCH_TIMEOUT_MS));
    void Promise.race([firstAnswerShown, timeout]).then(schedule);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
