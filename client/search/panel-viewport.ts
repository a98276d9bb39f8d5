// Keeps the panel where the thumb and the eye expect it: above the on-screen keyboard, drawn without making a tap wait, scrolled
// where it was left.
import { useEffect, useState } from 'preact/hooks';

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

/** Few enough that a slow phone draws them between two taps. */
const DRAWN_AT_ONCE = 3;

/** The first answers are drawn a few at a time, the next ones when those stand there; later answers all at once. */
export function useSteps(count: number): number {
  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE);
  useEffect(() => {
    if (count > 0) setDrawn(drawn < count ? drawn + DRAWN_AT_ONCE : Number.POSITIVE_INFINITY);
  }, [drawn, count]);
  return drawn;
}

/** Back from a rule to the list: the same place in it. */
export function useScrollMemory(list: HTMLElement, query: string, isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole) return;
    const key = `pravylo.scroll ${location.pathname} ${query}`;
    try {
      const top = Number(sessionStorage.getItem(key));
      if (top > 0) list.scrollTo({ top });
    } catch {
      return;
    }
    const keep = () => {
      try {
        sessionStorage.setItem(key, String(list.scrollTop));
      } catch {
        // Without storage the list begins at its top.
      }
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [list, query, isWhole]);
}
