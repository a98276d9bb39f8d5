// Hooks of the search panel. They move the search bar above the on-screen keyboard, render the results in batches, and
// restore the scroll position.
import { useEffect, useState } from 'preact/hooks';

/**
 * Moves the search bar above an on-screen keyboard that covers the page. Only the visual viewport tells the height of
 * the keyboard. The CSS variable is set on the search bar: on the root element, it would make the browser restyle the
 * whole page.
 */
export function useKeyboardInset(searchBar: HTMLElement): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    if (!view) return;
    let lastHeight = 0;
    const update = () => {
      const height = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      if (height !== lastHeight) searchBar.style.setProperty('--keyboard', `${height}px`);
      lastHeight = height;
    };
    update();
    view.addEventListener('resize', update);
    view.addEventListener('scroll', update);
    return () => {
      view.removeEventListener('resize', update);
      view.removeEventListener('scroll', update);
      searchBar.style.removeProperty('--keyboard');
    };
  }, [searchBar]);
}

/** Number of results in a batch. A slow phone can render this many results without delaying input. */
const BATCH_SIZE = 3;

/**
 * Returns how many results to render now. The first results after the search opens are rendered in batches, so that a
 * slow phone shows some of them early. The results of later queries are rendered all at once.
 */
export function useIncrementalCount(count: number): number {
  const [drawn, setDrawn] = useState(BATCH_SIZE);
  useEffect(() => {
    if (count > 0) setDrawn(drawn < count ? drawn + BATCH_SIZE : Number.POSITIVE_INFINITY);
  }, [drawn, count]);
  return drawn;
}

/**
 * When the reader returns from a rule, restores the scroll position of the result list as soon as all results are
 * rendered.
 */
export function useScrollRestoration(list: HTMLElement, query: string, isComplete: boolean): void {
  useEffect(() => {
    if (!isComplete) return;
    const key = `pravylo.scroll ${location.pathname} ${query}`;
    try {
      const top = Number(sessionStorage.getItem(key));
      if (top > 0) list.scrollTo({ top });
    } catch {
      return;
    }
    const save = () => {
      try {
        sessionStorage.setItem(key, String(list.scrollTop));
      } catch {
        // The browser refused to store the position. When the reader returns, the list starts at its top.
      }
    };
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [list, query, isComplete]);
}
