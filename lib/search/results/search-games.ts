// Searches several games and merges their results into one list. The list is grouped by entry (the rules about one
// topic), and the entry with the best rule is first.
import type { GameIndex } from '../index/create-index';
import { MAX_SUGGESTED_QUESTIONS } from '../scoring/weights';
import { search } from '../search';
import type { SearchOptions, SearchResponse, SearchResult, SimilarName, SuggestedQuestion } from '../types';
import { findNamedGames } from './find-named-games';

export interface GameResponse {
  game: string;
  lang: string;
  name: string;
  response: SearchResponse;
}

export interface SearchGamesOptions extends Omit<SearchOptions, 'unlocked'> {
  /**
   * For each game, the ids of the points of the campaign that the players have reached. These points unlock spoilers.
   */
  unlocked?: Record<string, Iterable<string>>;
}

/** A game whose name is in the query. */
export interface FoundGame {
  game: string;
  lang: string;
  name: string;
}

export interface MergedResults {
  /**
   * The results of all games in the order in which the page shows them. Further rules of these entries, which the page
   * shows only on request, are at the end.
   */
  results: SearchResult[];
  /** Player questions that fit the text typed so far, from all games, best first. */
  questions: SuggestedQuestion[];
  /**
   * The query as the game with the best result understood it, after spelling correction or conversion to another
   * keyboard layout or script. Absent if this game used the query as typed.
   */
  understoodAs?: string;
  /**
   * The games whose name is in the query. The search covered only these games, and looked only for the other words of
   * the query.
   */
  games?: FoundGame[];
  /** If no game has a result: a name very similar to the query. */
  didYouMean?: string;
  /** If no game has a result: names that resemble the query, from all games. */
  nearest: (SimilarName & { game: string; lang: string })[];
}

export function searchGames(
  indexes: GameIndex[],
  query: string,
  options: SearchGamesOptions = {},
): MergedResults {
  const { unlocked, ...rest } = options;
  const { searched, text, named } = narrowToNamedGames(indexes, query, options.literal);
  const merged = mergeResponses(
    searched.map((index) => ({
      game: index.game,
      lang: index.lang,
      name: index.name,
      response: search(index, text, { ...rest, unlocked: unlocked?.[index.game] ?? [] }),
    })),
  );
  return named.length > 0 ? { ...merged, games: named } : merged;
}

/**
 * If the query contains the name of a game («outer rim combat»), limits the search to the games with this name
 * (`named`). `text` is the query without the name. If `literal` is set, the name must be spelled correctly.
 */
export function narrowToNamedGames<Index extends Pick<GameIndex, 'game' | 'lang' | 'name' | 'names'>>(
  indexes: readonly Index[],
  query: string,
  literal = false,
): { searched: readonly Index[]; text: string; named: FoundGame[] } {
  const found =
    new Set(indexes.map(({ game }) => game)).size > 1 ? findNamedGames(indexes, query, literal) : undefined;
  if (!found) return { searched: indexes, text: query, named: [] };
  const searched = indexes.filter(({ game }) => found.games.includes(game));
  return {
    searched,
    text: found.rest,
    named: searched.map(({ game, lang, name }) => ({ game, lang, name })),
  };
}

/**
 * Merges the results of several games. Results for the query as typed come before results for a corrected or converted
 * query, even if their scores are lower. Entries with equal scores keep the order of the games.
 */
export function mergeResponses(groups: readonly GameResponse[]): MergedResults {
  const answering = groups.filter(({ response }) => response.results.length > 0);
  const asTyped = answering.filter(({ response }) => response.understoodAs === undefined);
  const preferred = asTyped.length > 0 ? asTyped : answering;
  const others = answering.filter((group) => !preferred.includes(group));
  const best = preferred.reduce<GameResponse | undefined>(
    (top, group) => (bestScoreOf(group) > bestScoreOf(top) ? group : top),
    undefined,
  );
  const results = [...resultsByEntry(preferred), ...resultsByEntry(others)];
  const merged: MergedResults = {
    results: [
      ...results.filter(({ isFurther }) => !isFurther),
      ...results.filter(({ isFurther }) => isFurther),
    ],
    questions: answering
      .flatMap(({ response }) => response.questions)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_SUGGESTED_QUESTIONS),
    nearest: answering.length
      ? []
      : groups.flatMap(({ game, lang, response }) =>
          response.nearest.map((name) => ({ ...name, game, lang })),
        ),
  };
  const understoodAs = best?.response.understoodAs;
  const didYouMean = groups.find(({ response }) => response.didYouMean !== undefined)?.response.didYouMean;
  if (understoodAs !== undefined) merged.understoodAs = understoodAs;
  if (answering.length === 0 && didYouMean !== undefined) merged.didYouMean = didYouMean;
  return merged;
}

/** Orders the entries of all games by their best rules. The rules of an entry stay together and keep their order. */
function resultsByEntry(groups: readonly GameResponse[]): SearchResult[] {
  const entries = new Map<string, SearchResult[]>();
  for (const result of groups.flatMap(({ response }) => response.results)) {
    const key = `${result.game}.${result.lang} ${result.entry}`;
    entries.set(key, [...(entries.get(key) ?? []), result]);
  }
  return [...entries.values()].sort(([a], [b]) => (b?.score ?? 0) - (a?.score ?? 0)).flat();
}

function bestScoreOf(group: GameResponse | undefined): number {
  return group?.response.results[0]?.score ?? Number.NEGATIVE_INFINITY;
}
