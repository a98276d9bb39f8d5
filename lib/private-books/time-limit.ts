// Calls a function if some work takes longer than a time limit. Time in which the device slept or the page was frozen
// does not count, because the work did not run in that time.

/** Interval between two checks, and the maximum time that counts for one interval. Both are in milliseconds. */
const [TICK_MS, MAX_TICK_MS] = [1000, 5000];

/** Starts measuring time. The returned function ends the measurement; `onExceeded` is not called afterwards. */
export function createTimeLimit(limitMs: number, onExceeded: () => void): () => void {
  let [elapsed, last] = [0, Date.now()];
  const timer = setInterval(() => {
    const now = Date.now();
    // Count at least one interval, because somebody may have set the system clock back.
    elapsed += Math.min(Math.max(now - last, TICK_MS), MAX_TICK_MS);
    last = now;
    if (elapsed < limitMs) return;
    clearInterval(timer);
    onExceeded();
  }, TICK_MS);
  return () => clearInterval(timer);
}
