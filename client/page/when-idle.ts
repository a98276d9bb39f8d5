// Runs a task when the page has loaded and the browser is idle. If the search is open, also waits for its first answer.
import { isSearchOpen } from '../current-page';
import { firstAnswerShown } from '../search/search-client';

/** Maximum wait for the answer of an open search, which may never get a query or an answer. */
const SEARCH_TIMEOUT_MS = 10_000;

/** Maximum wait for an idle browser. */
const IDLE_TIMEOUT_MS = 1000;

export function whenIdle(task: () => void): void {
  // Every task gets its own idle callback, because several tasks in one callback could delay the response to a tap.
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
