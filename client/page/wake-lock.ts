// Keeps the screen awake. The browser releases the wake lock when the page is hidden, so the lock is requested again
// when the reader returns.

export const canKeepAwake = (): boolean => 'wakeLock' in navigator;

/** Requests a wake lock immediately. Returns a function that lets the screen turn off again. */
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
      // The browser refused the wake lock, for example because the battery is low.
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
