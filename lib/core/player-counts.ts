// Numbers of players as books print them: «3», «3–6», «4+».

/** Matches `3`, `3–6`, `3-6` and `4+`, alone in its cell. */
const PLAYERS = /^(\d{1,2})(?:[–-](\d{1,2})|(\+))?$/;

/** Written where a book does not say how many play. */
export const UNTOLD_PLAYERS = '—';

/** «4+» ends here; a printed number may be larger. */
const OPEN_END = 10;
/** What seats more is no number of players; app/styles/procedure.css has a line for each. */
export const MOST_PLAYERS = 30;

/** «3–6» to [3, 4, 5, 6]; undefined where the words are something else. */
export function findPlayers(text: string): number[] | undefined {
  const match = PLAYERS.exec(text.replace(/[\u2060\u00a0\s]/g, ''));
  if (!match) return undefined;
  const from = Number(match[1]);
  const to = match[3] ? Math.max(from, OPEN_END) : Number(match[2] ?? match[1]);
  if (from < 1 || to < from || to > MOST_PLAYERS) return undefined;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The line for one rule and some numbers of players: `{3-4: по 2 карти}`. */
export interface PlayersLine {
  players: number[];
  text: string;
}

/** What an entry's front matter says about one rule, in the order of the numbers. */
export function playersLines(byPlayers: Record<string, string | number>): PlayersLine[] {
  return Object.entries(byPlayers)
    .flatMap(([key, text]) => {
      const players = findPlayers(key);
      return players ? [{ players, text: String(text) }] : [];
    })
    .sort((a, b) => (a.players[0] ?? 0) - (b.players[0] ?? 0));
}

/** «3» or «3–4», for the eye. */
export function formatPlayers(players: readonly number[]): string {
  const [first] = players;
  const last = players.at(-1);
  return first === last ? String(first) : `${first}\u2060–\u2060${last}`;
}
