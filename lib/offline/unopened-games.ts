// Finds stored games that the reader has not opened for months, so that the Offline page can offer to remove them.

const DAY_MS = 86_400_000;
/** A game is offered for removal if it was not opened for this number of days. */
export const UNOPENED_DAYS = 90;

/** The day on which each game was last opened, in days since 1970, by game id. */
type OpenedDays = Readonly<Record<string, number>>;

export const toDay = (milliseconds: number): number => Math.floor(milliseconds / DAY_MS);

/**
 * Returns the days on which games were last opened, after `game` was opened today. A stored game without a day gets
 * today as its day, because nobody knows when it was last opened.
 */
export function withOpened(
  opened: OpenedDays,
  game: string | undefined,
  asked: readonly string[],
  today: number,
): Record<string, number> {
  const unknown = asked.map((key) => key.split('.')[0] ?? key).filter((id) => opened[id] === undefined);
  return { ...opened, ...Object.fromEntries([...unknown, ...(game ? [game] : [])].map((id) => [id, today])) };
}

/**
 * Returns the stored games that were not opened for `UNOPENED_DAYS`. The game that was not opened for the longest time
 * is first.
 */
export const findUnopened = <Game extends { id: string; kept: boolean }>(
  games: readonly Game[],
  opened: OpenedDays,
  today: number,
): Game[] =>
  games
    .filter(({ id, kept }) => kept && today - (opened[id] ?? today) >= UNOPENED_DAYS)
    .sort((a, b) => (opened[a.id] ?? 0) - (opened[b.id] ?? 0));
