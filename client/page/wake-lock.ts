// Keeps the screen awake while the page is in sight; the browser lets go whenever the page is hidden, so it is asked again.

export const canKeepAwake = (): boolean => 'wakeLock' in navigator;

/** Begins at once; what it gives lets the screen go dark again. */
export function keepAwake(): () => void {
  if (!canKeepAwake()) return () => {};
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
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    lock?.release().catch(() => {});
  };
}
