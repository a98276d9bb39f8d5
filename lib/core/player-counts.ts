// Parses numbers of players as books print them: «3», «3–6», «4+».

/** Matches a whole cell `3`, `3–6`, `3-6` or `4+`. */
const PLAYERS = /^(\d{1,2})(?:[–-](\d{1,2})|(\+))?$/;

/** The value for a book that does not say how many can play. */
export const UNKNOWN_PLAYERS = '—';

/** The upper bound of «4+»; a printed number may be larger. */
const OPEN_END = 10;
/** Larger numbers are not player counts; app/styles/procedure.css has a style rule for each count. */
export const MAX_PLAYERS = 30;

/** Converts «3–6» to [3, 4, 5, 6]; returns undefined for other text. */
export function findPlayers(text: string): number[] | undefined {
  const match = PLAYERS.exec(text.replace(/[\u2060\u00a0\s]/g, ''));
  if (!match) return undefined;
  const from = Number(match[1]);
  const to = match[3] ? Math.max(from, OPEN_END) : Number(match[2] ?? match[1]);
  if (from < 1 || to < from || to > MAX_PLAYERS) return undefined;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The text of a rule for some numbers of players: `{3-4: по 2 карти}`. */
export interface PlayerCountText {
  players: number[];
  text: string;
}

/** The front matter's texts for one rule, sorted by the number of players. */
export function playerCountTexts(byPlayers: Record<string, string | number>): PlayerCountText[] {
  return Object.entries(byPlayers)
    .flatMap(([key, text]) => {
      const players = findPlayers(key);
      return players ? [{ players, text: String(text) }] : [];
    })
    .sort((a, b) => (a.players[0] ?? 0) - (b.players[0] ?? 0));
}

/** Formats player counts: «3» or «3–4». */
export function formatPlayers(players: readonly number[]): string {
  const [first] = players;
  const last = players.at(-1);
  return first === last ? String(first) : `${first}\u2060–\u2060${last}`;
}
