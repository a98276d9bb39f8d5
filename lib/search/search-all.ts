// Asks the indexes of several games and groups the answers by game, the current one first.
import type { GameIndex } from './create-index';
import { search } from './search';
import type { SearchOptions, SearchResponse } from './types';

export interface GameResults {
  game: string;
  lang: string;
  name: string;
  response: SearchResponse;
}

export interface SearchAllOptions extends Omit<SearchOptions, 'unlocked'> {
  /** Id of the game being read. */
  current?: string;
  /** Points reached in each game, by its id. */
  unlocked?: Record<string, Iterable<string>>;
}

/** Games that answer, the best answer first after the current game; the current one also when it has none. */
export function searchAll(
  indexes: GameIndex[],
  query: string,
  options: SearchAllOptions = {},
): GameResults[] {
  const { current, unlocked, ...rest } = options;
  const groups = indexes.map((index) => ({
    game: index.game,
    lang: index.lang,
    name: index.name,
    response: search(index, query, { ...rest, unlocked: unlocked?.[index.game] ?? [] }),
  }));
  const scoreOf = ({ game, response }: GameResults) =>
    game === current ? Number.POSITIVE_INFINITY : (response.results[0]?.score ?? 0);
  return groups
    .filter(({ game, response }) => game === current || response.results.length > 0)
    .sort((a, b) => scoreOf(b) - scoreOf(a));
}
