// Keeps the screen on. The browser releases the wake lock when the page is hidden, so this module requests the lock
// again when the reader returns.

export const canKeepAwake = (): boolean => 'wakeLock' in navigator;

/** Requests a wake lock. Returns a function that releases the lock, so that the screen can turn off again. */
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
