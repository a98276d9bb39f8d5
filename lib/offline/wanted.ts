// Which games belong on this device: all of a small library, and of a large one those the reader has opened or asked for.

/** What the reader has said, by ids of games. */
export interface Choice {
  /** Refused. */
  notKept: readonly string[];
  /** Opened once, or switched on; those refused do not count. */
  asked: readonly string[];
}

/** So many games come with a visit to the shelf; at half a megabyte each, which is tested, this is the most it may cost. */
const FEW = 8;

export const isLargeLibrary = (games: readonly unknown[]): boolean => games.length > FEW;

export function findUnwanted(games: readonly { id: string }[], { notKept, asked }: Choice): string[] {
  const isLarge = isLargeLibrary(games);
  return games.map(({ id }) => id).filter((id) => notKept.includes(id) || (isLarge && !asked.includes(id)));
}
