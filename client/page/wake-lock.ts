// Keeps the screen awake. The browser releases a wake lock when the page is hidden, so each return requests a new one.

export const canKeepAwake = (): boolean => 'wakeLock' in navigator;

/** Starts at once; returns the function that lets the screen turn off again. */
export function keepAwake(): () => void {
  if (!canKeepAwake()) return () => {};
  let lock: WakeLockSentinel | undefined;
  let isReleased = false;
  const requestLock = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const newLock = await navigator.wakeLock.request('screen');
      if (isReleased) await newLock.release();
      else lock = newLock;
    } catch {
      // The browser refused, for example because the battery is low.
    }
  };
  void requestLock();
  document.addEventListener('visibilitychange', requestLock);
  return () => {
    isReleased = true;
    document.removeEventListener('visibilitychange', requestLock);
    lock?.release().catch(() => {});
  };
}
