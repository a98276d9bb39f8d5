// Estimates how long recognizing the remaining pages takes.

/**
 * Returns the estimated minutes for the remaining pages, rounded up. Assumes that each page takes as long as the
 * average of the pages so far.
 */
export const minutesLeft = (done: number, all: number, elapsedMs: number): number =>
  Math.max(1, Math.ceil(((elapsedMs / done) * (all - done)) / 60_000));
