// Lets the back button undo what happens in sheets: each open sheet, and each step inside one, is an entry of the history.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { MouseEvent } from 'react';
import { afterwards, leave, levelNow } from './sheet-history';

/** Keeps `depth` entries while mounted; `onBack` hears how many the back button has left. */
export function useSheetHistory(depth: number, onBack: (left: number) => void): void {
  const base = useRef<number | undefined>(undefined);
  const pushed = useRef(0);
  const mounted = useRef(false);
  const back = useRef(onBack);
  back.current = onBack;

  // Gone with the sheet itself, not after the next paint: until then it would hear what is meant for another.
  useLayoutEffect(() => {
    mounted.current = true;
    // Several sheets may be open: each looks only at the entries above its own first.
    const onPopState = () => {
      if (base.current === undefined) return;
      const left = Math.max(0, levelNow() - base.current);
      if (left >= pushed.current) return;
      pushed.current = left;
      back.current(left);
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      mounted.current = false;
      afterwards(() => {
        const over = base.current === undefined ? 0 : levelNow() - base.current;
        return !mounted.current && over > 0 ? leave(over) : undefined;
      });
    };
  }, []);

  useEffect(() => {
    afterwards(() => {
      if (!mounted.current) return;
      base.current ??= levelNow();
      const over = pushed.current - depth;
      for (; pushed.current < depth; pushed.current++)
        history.pushState({ ...history.state, sheet: base.current + pushed.current + 1 }, '');
      if (over <= 0) return;
      pushed.current = depth;
      return leave(over);
    });
  }, [depth]);
}

/** Takes a link out of a sheet to its page without leaving the sheet's entries behind: back leads to where the reader was. */
export function followFromSheet(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || !isPlain || !link?.href || link.target || link.hasAttribute('download'))
    return;
  if (link.origin !== location.origin) return;
  event.preventDefault();
  const address = link.href;
  const over = levelNow();
  if (over === 0) {
    location.assign(address);
    return;
  }
  window.addEventListener('popstate', () => location.assign(address), { once: true });
  history.go(-over);
}
