// Estimates how long recognizing the remaining pages takes.

interface Recognition {
  /** Number of pages that were recognized since the start. Stored pages of an earlier run do not count. */
  recognized: number;
  elapsedMs: number;
  /** Number of pages that are left. */
  left: number;
}

/**
 * Returns the estimated minutes for the remaining pages, rounded up. Assumes that each page takes as long as the
 * average of the recognized pages. Returns undefined before the first page.
 */
export const minutesLeft = ({ recognized, elapsedMs, left }: Recognition): number | undefined =>
  recognized ? Math.max(1, Math.ceil(((elapsedMs / recognized) * left) / 60_000)) : undefined;
