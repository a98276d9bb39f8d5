// Decides whether a spoiler lock is open. Every lock belongs to a point of the campaign. When the reader has unlocked
// this point, all its locks are open on every page.

/** The points that the reader has unlocked, by the id of the game. */
type ReachedPoints = Readonly<Record<string, readonly string[]>>;

export const isPointReached = (reached: ReachedPoints, game: string, point: string): boolean =>
  reached[game]?.includes(point) ?? false;

/**
 * Returns the point of the campaign that the reader has just unlocked by opening a lock. Returns undefined if the lock
 * was closed, or if the point was already unlocked and a script opened the lock.
 */
export function findNewPoint(
  lock: { isOpen: boolean; point: string },
  reached: ReachedPoints,
  game: string,
): string | undefined {
  return lock.isOpen && lock.point && !isPointReached(reached, game, lock.point) ? lock.point : undefined;
}

/** Whether content is still locked. Content without a lock (`point` is undefined) is never locked. */
export const isContentLocked = (reached: ReachedPoints, game: string, point: string | undefined): boolean =>
  point !== undefined && !isPointReached(reached, game, point);
