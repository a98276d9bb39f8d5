// Decides when a spoiler lock is open. A lock belongs to a point of the campaign: when the players of a game have reached
// the point, all its locks are open, on every page.

/** The points that the players have reached, by game, as storage.ts stores them. */
type ReachedPoints = Readonly<Record<string, readonly string[]>>;

export const isPointReached = (reached: ReachedPoints, game: string, point: string): boolean =>
  reached[game]?.includes(point) ?? false;

/**
 * Returns the point that the players have reached by opening a lock. Returns undefined if the lock was closed, or if a
 * script opened it because the point had been reached before.
 */
export function findNewPoint(
  lock: { isOpen: boolean; point: string },
  reached: ReachedPoints,
  game: string,
): string | undefined {
  return lock.isOpen && lock.point && !isPointReached(reached, game, lock.point) ? lock.point : undefined;
}

/** Whether the content of a lock may be listed as read. Content without a lock (`point` is undefined) always may. */
export const isContentLocked = (reached: ReachedPoints, game: string, point: string | undefined): boolean =>
  point !== undefined && !isPointReached(reached, game, point);
