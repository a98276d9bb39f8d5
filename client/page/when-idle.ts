// The moment when what can wait may begin: the page is loaded, no question waits for its first answer, and the browser
// has nothing better to do.
import { isSearching } from '../current-page';
import { answered } from '../search/search-client';

/** An open search that asks nothing, or gets no answer, holds nothing up for longer. */
const PATIENCE_MS = 10_000;

/** A browser that is never idle begins all the same. */
const IDLE_MS = 1000;

export function whenIdle(then: () => void): void {
  // Each by itself: together they would make a tap wait.
  const begin = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: IDLE_MS });
    else setTimeout(then);
  };
  const start = () => {
    if (!isSearching()) return begin();
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    void Promise.race([answered, late]).then(begin);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
