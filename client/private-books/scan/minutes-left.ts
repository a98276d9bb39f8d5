// Estimates how long the rest of a scan takes.

/** Returns the minutes that the remaining pages take at the speed of the pages so far, rounded up. */
export const minutesLeft = (done: number, all: number, elapsedMs: number): number =>
  Math.max(1, Math.ceil(((elapsedMs / done) * (all - done)) / 60_000));
