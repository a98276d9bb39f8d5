// Makes the back button close sheets. Each open sheet, and each step inside a sheet, has an entry in the browser
// history.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { MouseEvent } from 'react';
import { currentSheetDepth, goBackBy, queueHistoryChange } from './sheet-history';

/**
 * Adds `depth` history entries while the component is mounted. When the reader presses the back button, calls `onBack`
 * with the number of entries that remain.
 */
export function useSheetHistory(depth: number, onBack: (left: number) => void): void {
  const base = useRef<number | undefined>(undefined);
  const pushed = useRef(0);
  const mounted = useRef(false);
  const back = useRef(onBack);
  back.current = onBack;

  // A layout effect removes the listener together with the sheet. An ordinary effect would remove it after the next
  // paint, and the listener could react to a `popstate` event of another sheet.
  useLayoutEffect(() => {
    mounted.current = true;
    // Several sheets can be open, so each sheet counts only its own history entries.
    const onPopState = () => {
      if (base.current === undefined) return;
      const left = Math.max(0, currentSheetDepth() - base.current);
      if (left >= pushed.current) return;
      pushed.current = left;
      back.current(left);
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      mounted.current = false;
      queueHistoryChange(() => {
        const extra = base.current === undefined ? 0 : currentSheetDepth() - base.current;
        return !mounted.current && extra > 0 ? goBackBy(extra) : undefined;
      });
    };
  }, []);

  useEffect(() => {
    queueHistoryChange(() => {
      if (!mounted.current) return;
      base.current ??= currentSheetDepth();
      const extra = pushed.current - depth;
      for (; pushed.current < depth; pushed.current++)
        history.pushState({ ...history.state, sheet: base.current + pushed.current + 1 }, '');
      if (extra <= 0) return;
      pushed.current = depth;
      return goBackBy(extra);
    });
  }, [depth]);
}

/**
 * Follows a link inside a sheet. First removes the history entries of the sheet, so that the back button later returns
 * to the page.
 */
export function followLinkFromSheet(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlainClick =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || !isPlainClick || !link?.href || link.target || link.hasAttribute('download'))
    return;
  if (link.origin !== location.origin) return;
  event.preventDefault();
  const address = link.href;
  const depth = currentSheetDepth();
  if (depth === 0) {
    location.assign(address);
    return;
  }
  window.addEventListener('popstate', () => location.assign(address), { once: true });
  history.go(-depth);
}
