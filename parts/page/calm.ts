// The moment when what can wait may begin: the page is loaded, and no question waits for its first answer.
import { isSearching } from '../page';
import { answered } from '../search/engine';

/** An open search that asks nothing, or gets no answer, holds nothing up for longer. */
const PATIENCE_MS = 10_000;

export function whenCalm(then: () => void): void {
  const start = () => {
    if (!isSearching()) return then();
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    void Promise.race([answered, late]).then(then);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
