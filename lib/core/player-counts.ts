// Parses numbers of players as books print them: «3», «3–6», «4+».

/** Matches text that is only a number or range of players: `3`, `3–6`, `3-6` or `4+`. */
const PLAYERS = /^(\d{1,2})(?:[–-](\d{1,2})|(\+))?$/;

/** Value of the field `players` of a game whose number of players is unknown. */
export const UNKNOWN_PLAYERS = '—';

/** Last number of an open range: «4+» means 4 to 10 players. A closed range such as «4–12» may go higher. */
const OPEN_END = 10;
/**
 * Maximum number of players. Larger numbers are not parsed as player counts, because app/styles/procedure.css has
 * selectors only for the numbers up to this one.
 */
export const MAX_PLAYERS = 30;

/** Parses «3–6» to [3, 4, 5, 6]. Returns undefined for text that is not a player count. */
export function findPlayers(text: string): number[] | undefined {
  const match = PLAYERS.exec(text.replace(/[\u2060\u00a0\s]/g, ''));
  if (!match) return undefined;
  const from = Number(match[1]);
  const to = match[3] ? Math.max(from, OPEN_END) : Number(match[2] ?? match[1]);
  if (from < 1 || to < from || to > MAX_PLAYERS) return undefined;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Text that applies to some numbers of players, such as `{3-4: по 2 карти}` in front matter. */
export interface PlayerCountText {
  players: number[];
  text: string;
}

/**
 * Parses the texts of one rule in the field `players` of an entry. The keys are numbers of players, such as `3-4`.
 * Sorts the texts by their lowest number of players.
 */
export function playerCountTexts(byPlayers: Record<string, string | number>): PlayerCountText[] {
  return Object.entries(byPlayers)
    .flatMap(([key, text]) => {
      const players = findPlayers(key);
      return players ? [{ players, text: String(text) }] : [];
    })
    .sort((a, b) => (a.players[0] ?? 0) - (b.players[0] ?? 0));
}

/** Formats numbers of players: [3] becomes «3», and [3, 4] becomes «3–4». */
export function formatPlayers(players: readonly number[]): string {
  const [first] = players;
  const last = players.at(-1);
  return first === last ? String(first) : `${first}\u2060–\u2060${last}`;
}
