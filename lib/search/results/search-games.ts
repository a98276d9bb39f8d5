// Asks the indexes of several games and ranks their answers in one list, by score.
import type { GameIndex } from '../index/create-index';
import { OFFER } from '../scoring/weights';
import { search } from '../search';
import type { NearName, OfferedQuestion, SearchOptions, SearchResponse, SearchResult } from '../types';

export interface GameResults {
  game: string;
  lang: string;
  name: string;
  response: SearchResponse;
}

export interface SearchAllOptions extends Omit<SearchOptions, 'unlocked'> {
  /** Points reached in each game, by its id. */
  unlocked?: Record<string, Iterable<string>>;
}

/** Answers of several games as one: the first is the best of all. */
export interface AllResults {
  results: SearchResult[];
  questions: OfferedQuestion[];
  /** How the game that answers best has read the query, when not as typed. */
  understoodAs?: string;
  /** When no game found anything: names near to the query. */
  didYouMean?: string;
  nearest: (NearName & { game: string; lang: string })[];
}

export function searchGames(indexes: GameIndex[], query: string, options: SearchAllOptions = {}): AllResults {
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

/** Of equals the game that was asked first stands first; what a game is sure of stands before what others take it for. */
export function mergeResponses(groups: readonly GameResults[]): AllResults {
  const found = groups.filter(({ response }) => response.results.length > 0);
  const asTyped = found.filter(({ response }) => response.understoodAs === undefined);
  const answering = asTyped.length > 0 ? asTyped : found;
  const others = found.filter((group) => !answering.includes(group));
  const best = answering.reduce<GameResults | undefined>(
    (top, group) => (scoreOf(group) > scoreOf(top) ? group : top),
    undefined,
  );
  const all: AllResults = {
    results: [...ranked(answering), ...ranked(others)],
    questions: found
      .flatMap(({ response }) => response.questions)
      .sort((a, b) => b.score - a.score)
      .slice(0, OFFER.most),
    nearest: found.length
      ? []
      : groups.flatMap(({ game, lang, response }) =>
          response.nearest.map((near) => ({ ...near, game, lang })),
        ),
  };
  const understoodAs = best?.response.understoodAs;
  const didYouMean = groups.find(({ response }) => response.didYouMean !== undefined)?.response.didYouMean;
  if (understoodAs !== undefined) all.understoodAs = understoodAs;
  if (found.length === 0 && didYouMean !== undefined) all.didYouMean = didYouMean;
  return all;
}

function ranked(groups: readonly GameResults[]): SearchResult[] {
  return groups.flatMap(({ response }) => response.results).sort((a, b) => b.score - a.score);
}

function scoreOf(group: GameResults | undefined): number {
  return group?.response.results[0]?.score ?? Number.NEGATIVE_INFINITY;
}
