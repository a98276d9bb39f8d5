// The games that the search of the home page covers, if the site has so many games that the HTML of the page does not name
// them.
import { findListedGames } from '@/lib/search/results/find-listed-games';
import { loadGameList } from '../load-game-list';
import { type SearchAnswer, type SearchEdition, toGameHit } from '../search/search-types';

/** Maximum number of games that are shown because the query is in their names. */
const MAX_NAMED_GAMES = 5;

/** Loads the games. Rejects if their list cannot be loaded. */
export async function loadSearchedGames(list: string): Promise<{
  editions: SearchEdition[];
  /** Adds the games whose names contain the query, also those that the reader has not opened. */
  addNamedGames: (answer: SearchAnswer) => SearchAnswer;
}> {
  const games = await loadGameList(list);
  return {
    editions: games.map(({ game, lang, name }) => ({ game, lang, name })),
    addNamedGames: (answer) => {
      const known = new Set(answer.hits.flatMap(({ game, entry }) => (entry === '' ? game : [])));
      const named = findListedGames(games, { query: answer.query, players: 0 })
        .filter(({ game }) => !known.has(game))
        .slice(0, MAX_NAMED_GAMES);
      return { ...answer, hits: [...named.map(toGameHit), ...answer.hits] };
    },
  };
}
