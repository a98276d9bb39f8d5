// Calls a function when work has taken too long. Time in which the device slept or the page was frozen does not count,
// because the work did not run either.

/** Interval between two checks, and the most that one interval counts, in milliseconds. */
const [TICK_MS, MAX_TICK_MS] = [1000, 5000];

/** Starts the limit. The returned function ends it. */
export function createTimeLimit(limitMs: number, onExceeded: () => void): () => void {
  let [elapsed, last] = [0, Date.now()];
  const timer = setInterval(() => {
    const now = Date.now();
    // The clock may also be set back meanwhile.
    elapsed += Math.min(Math.max(now - last, TICK_MS), MAX_TICK_MS);
    last = now;
    if (elapsed < limitMs) return;
    clearInterval(timer);
    onExceeded();
  }, TICK_MS);
  return () => clearInterval(timer);
}
