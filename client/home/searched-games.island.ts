// Loads the games that the search on the home page covers. Only a site with many games needs this, because the HTML of
// its home page does not contain all of them.
import { findListedGames } from '@/lib/search/results/find-listed-games';
import { loadGameList } from '../load-game-list';
import { type SearchAnswer, type SearchEdition, toGameHit, toSearchEdition } from '../search/search-types';

/** Maximum number of games that the search shows because their names contain the query. */
const MAX_NAMED_GAMES = 5;

/** Loads the list of games. `lang` is the language of the list. Rejects if the list cannot be loaded. */
export async function loadSearchedGames(lang: string): Promise<{
  editions: SearchEdition[];
  /**
   * Adds to the search results the games whose names contain the query, including games that the reader has not opened.
   */
  addNamedGames: (answer: SearchAnswer) => SearchAnswer;
}> {
  const games = await loadGameList(lang);
  return {
    editions: games.map(toSearchEdition),
    addNamedGames: (answer) => {
      const known = new Set(answer.hits.flatMap(({ game, entry }) => (entry === '' ? game : [])));
      const named = findListedGames(games, { query: answer.query, players: 0 })
        .filter(({ game }) => !known.has(game))
        .slice(0, MAX_NAMED_GAMES);
      return { ...answer, hits: [...named.map(toGameHit), ...answer.hits] };
    },
  };
}
