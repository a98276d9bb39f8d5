'use client';
// Keeps the screen awake while the page is in sight; the browser lets go whenever the page is hidden, so it is asked again.
import { useEffect } from 'react';

export const canKeepAwake = (): boolean => typeof navigator !== 'undefined' && 'wakeLock' in navigator;

export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !canKeepAwake()) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (over) await got.release();
        else lock = got;
      } catch {
        // Refused, as with a low battery: the screen goes dark as it always did.
      }
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', ask);
      lock?.release().catch(() => {});
    };
  }, [wanted]);
}
