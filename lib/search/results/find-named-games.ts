// Finds the game that a query names. The search then looks for the other words of the query in this game only: for
// «outer rim combat», it looks for «combat» in the game Outer Rim.
import { tokenize } from '../analysis/tokenize';

export interface NamedGame {
  game: string;
  /** Names of the game in all its languages, and other names that players use for it. */
  names: readonly string[];
}

/**
 * Minimum number of letters and digits in the name of a game. The search does not look for a shorter name in queries,
 * because the name is probably a common word.
 */
const MIN_NAME_LENGTH = 5;
/** Maximum number of letters at the end of a word that may differ: «Повстання» and «Повстанні». */
const MAX_ENDING_LENGTH = 2;

/**
 * Finds the longest name of a game in the query. Returns the ids of the games that have this name, and the query
 * without the name. Returns undefined if the query contains no name of a game.
 */
export function findNamedGames(
  games: readonly NamedGame[],
  query: string,
): { games: string[]; rest: string } | undefined {
  const tokens = tokenize(query);
  let best: { games: string[]; rest: string; length: number } | undefined;
  for (const { game, names } of games)
    for (const name of names) {
      const words = tokenize(name).map(({ word }) => word);
      const length = words.join('').length;
      if (words.length === 0 || length < MIN_NAME_LENGTH) continue;
      const at = tokens.findIndex((_, from) =>
        words.every((word, i) => isForm(word, tokens[from + i]?.word)),
      );
      if (at < 0 || (best && best.length > length)) continue;
      const first = tokens[at];
      const last = tokens[at + words.length - 1];
      const rest = `${query.slice(0, first?.from)} ${query.slice(last?.to)}`.trim();
      const others = best?.length === length ? best.games : [];
      best = { games: [...new Set([...others, game])], rest, length };
    }
  return best && { games: best.games, rest: best.rest };
}

function isForm(word: string, typed: string | undefined): boolean {
  if (typed === undefined) return false;
  if (word === typed) return true;
  const common = Math.max(4, word.length - MAX_ENDING_LENGTH);
  return (
    /\p{Script=Cyrillic}/u.test(word) &&
    typed.length >= common &&
    Math.abs(typed.length - word.length) <= MAX_ENDING_LENGTH &&
    word.slice(0, common) === typed.slice(0, common)
  );
}
