// Searches several games and merges their results into one list, ordered by score.
import type { GameIndex } from '../index/create-index';
import { MAX_SUGGESTED_QUESTIONS } from '../scoring/weights';
import { search } from '../search';
import type { SearchOptions, SearchResponse, SearchResult, SimilarName, SuggestedQuestion } from '../types';

export interface GameResponse {
  game: string;
  lang: string;
  name: string;
  response: SearchResponse;
}

export interface SearchGamesOptions extends Omit<SearchOptions, 'unlocked'> {
  /** Ids of the unlock points that the players have reached in each game, by the id of the game. */
  unlocked?: Record<string, Iterable<string>>;
}

export interface MergedResults {
  /** Results of all games, best first. */
  results: SearchResult[];
  /** Player questions that fit the text typed so far, from all games, best first. */
  questions: SuggestedQuestion[];
  /**
   * The query after spelling correction or conversion to another keyboard layout or script, as used by the game with
   * the best result. Absent if that game used the query as typed.
   */
  understoodAs?: string;
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
  return mergeResponses(
    indexes.map((index) => ({
      game: index.game,
      lang: index.lang,
      name: index.name,
      response: search(index, query, { ...rest, unlocked: unlocked?.[index.game] ?? [] }),
    })),
  );
}

/**
 * Merges the results of several games. Results for the query as typed precede results for a corrected or converted
 * query, whatever their scores. Results with equal scores keep the order of the games.
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
  const merged: MergedResults = {
    results: [...resultsByScore(preferred), ...resultsByScore(others)],
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

function resultsByScore(groups: readonly GameResponse[]): SearchResult[] {
  return groups.flatMap(({ response }) => response.results).sort((a, b) => b.score - a.score);
}

function bestScoreOf(group: GameResponse | undefined): number {
  return group?.response.results[0]?.score ?? Number.NEGATIVE_INFINITY;
}
