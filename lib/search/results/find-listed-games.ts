// Finds games in the list of all games by their names in any language and by the number of players.
import { findPlayers } from '../../core/player-counts';
import type { ListedGame } from '../../data/game-list';
import { fold } from '../analysis/normalize-word';

interface GameFilter {
  query: string;
  /** Number of players. 0 matches games for any number of players. */
  players: number;
}

type Findable = Pick<ListedGame, 'name' | 'otherNames' | 'players'>;

/**
 * Returns the games that match the filter. In one of the names of the game, every word of the query must be the start
 * of a word. Games whose shown name (`name`) matches come before games with another matching name. Within both groups,
 * the order of the games stays the same.
 */
export function findListedGames<Game extends Findable>(
  games: readonly Game[],
  { query, players }: GameFilter,
): Game[] {
  const wanted = toWords(query);
  const matches = (name: string) => {
    const words = toWords(name);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
  const found = games.filter(
    (game) =>
      (players === 0 || findPlayers(game.players)?.includes(players)) &&
      [game.name, ...game.otherNames].some(matches),
  );
  return [...found.filter(({ name }) => matches(name)), ...found.filter(({ name }) => !matches(name))];
}

const toWords = (text: string): string[] =>
  text
    .split(/[\s.,:;!?()«»“”"–—-]+/)
    .filter(Boolean)
    .map(fold);
