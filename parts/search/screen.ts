// Keeps the panel where the thumb and the eye expect it: above the on-screen keyboard, scrolled where it was left.
import { useEffect } from 'preact/hooks';

/**
 * Phones that lay the keyboard over the page tell its height only through the visual viewport. Said to the dock alone: what the
 * root of the page is told, every element of it has to be asked about again.
 */
export function useKeyboardInset(dock: HTMLElement): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    if (!view) return;
    let known = 0;
    const follow = () => {
      const hidden = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      if (hidden !== known) dock.style.setProperty('--keyboard', `${hidden}px`);
      known = hidden;
    };
    follow();
    view.addEventListener('resize', follow);
    view.addEventListener('scroll', follow);
    return () => {
      view.removeEventListener('resize', follow);
      view.removeEventListener('scroll', follow);
      dock.style.removeProperty('--keyboard');
    };
  }, [dock]);
}

/** Back from a rule to the list: the same place in it. */
export function useScrollMemory(list: HTMLElement, query: string, settled: boolean): void {
  useEffect(() => {
    const element = list;
    if (!settled) return;
    const key = `pravylo.scroll ${location.pathname} ${query}`;
    try {
      const top = Number(sessionStorage.getItem(key));
      // The last answers are drawn after the first ones.
      if (top > 0) requestAnimationFrame(() => element.scrollTo({ top }));
    } catch {
      return;
    }
    const keep = () => {
      try {
        sessionStorage.setItem(key, String(element.scrollTop));
      } catch {
        // Without storage the list begins at its top.
      }
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [list, query, settled]);
}
