// Searches many editions, a few at a time. It begins with the editions that, judging by their words, answer the query
// best. The answer is grouped by game. A later answer to the same query adds games below, so no result moves.
import { wordsOf } from '@/lib/search/analysis/tokenize';
import { findNamedGames } from '@/lib/search/results/find-named-games';
import { FIRST_SEARCHED } from '@/lib/search/results/search-scope';
import { MAX_SUGGESTED_QUESTIONS } from '@/lib/search/scoring/weights';
import {
  type SearchAnswer,
  type SearchEdition,
  type SearchHit,
  type SearchRequest,
  toNamedGameHit,
} from './search-types';

/**
 * Number of rules of the best game that the results show at once. `SHOWN_OF_OTHER_GAMES` is this number for any other
 * game. The reader can ask for further rules.
 */
const SHOWN_OF_BEST_GAME = 6;
const SHOWN_OF_OTHER_GAMES = 3;
/** Maximum number of rules of one game in an answer. */
const MAX_OF_GAME = 20;

/** The answer of one edition, and how good it is. */
export interface EditionAnswer {
  answer: SearchAnswer;
  /** Score of the best rule of the edition. */
  score: number;
}

/** The state of the search for one query in many editions. */
interface LibrarySearch {
  /** The request as JSON, without `reach`. Requests with the same key belong to one search. */
  key: string;
  /** The editions to search, in order, and the query without the name of a game. */
  plan: Promise<{ order: readonly SearchEdition[]; text: string; named: readonly SearchEdition[] }>;
  searched: number;
  /** The answers of the editions with results, in the order in which they are shown. */
  answers: EditionAnswer[];
  failed: string[];
  loaded: number;
  icons: SearchAnswer['icons'];
}

interface LibrarySearchSteps {
  /** Returns the editions that may answer the query, the best one first. */
  order: (editions: readonly SearchEdition[], query: string) => Promise<readonly SearchEdition[]>;
  /** Searches one edition. Resolves to undefined if the edition could not be loaded. */
  searchOne: (edition: SearchEdition, request: SearchRequest) => Promise<EditionAnswer | undefined>;
}

export function createLibrarySearch({ order, searchOne }: LibrarySearchSteps) {
  let last: LibrarySearch | undefined;

  const start = (request: SearchRequest, key: string): LibrarySearch => {
    const { named, text } = findGames(request);
    const editions = text === request.query ? request.editions : named;
    const plan = order(editions, text).then((ordered) => {
      const withDecision = editions.filter(({ game }) =>
        request.decisions?.[game]?.some((decision) => shareWord(decision.text, text)),
      );
      return { order: [...new Set([...withDecision, ...ordered])], text, named };
    });
    return { key, plan, searched: 0, answers: [], failed: [], loaded: 0, icons: {} };
  };

  return async (request: SearchRequest): Promise<SearchAnswer> => {
    const { reach = FIRST_SEARCHED, ...rest } = request;
    const key = JSON.stringify(rest);
    if (last?.key !== key) last = start(request, key);
    const search = last;
    const { order: ordered, text, named } = await search.plan;
    const batch = ordered.slice(search.searched, reach);
    search.searched += batch.length;
    const found = await Promise.all(batch.map((edition) => searchOne(edition, { ...request, query: text })));
    addAnswers(search, batch, found);
    const games = named.map((game) => toNamedGameHit(game, text !== request.query));
    return toLibraryAnswer(request.query, search, games, ordered.length - search.searched);
  };
}

/**
 * Finds the games that the query names. If the query has other words too («outer rim combat»), `text` is these words,
 * and only the named games are searched.
 */
function findGames({ query, editions, literal }: SearchRequest): {
  named: readonly SearchEdition[];
  text: string;
} {
  const games = editions.map(({ game, name, names = [name] }) => ({ game, names }));
  const found = findNamedGames(games, query, literal);
  if (!found) return { named: [], text: query };
  return { named: editions.filter(({ game }) => found.games.includes(game)), text: found.rest || query };
}

/** Number of first letters in which two words must be equal. */
const COMMON_LETTERS = 4;

/** Whether two texts have words with the same beginning. */
function shareWord(text: string, query: string): boolean {
  const starts = (words: string) => wordsOf(words).map((word) => word.slice(0, COMMON_LETTERS));
  const wanted = starts(query);
  return starts(text).some((start) => start.length === COMMON_LETTERS && wanted.includes(start));
}

/** Adds the answers of the editions in `batch` below the earlier answers. Within the batch, the best game is first. */
function addAnswers(
  search: LibrarySearch,
  batch: readonly SearchEdition[],
  found: readonly (EditionAnswer | undefined)[],
): void {
  const loaded = found.flatMap((one) => one ?? []);
  search.loaded += loaded.length;
  search.failed.push(...batch.filter((_, at) => !found[at]).map(({ name }) => name));
  const isCorrected = ({ answer }: EditionAnswer) => Number(answer.understoodAs !== undefined);
  search.answers.push(...loaded.sort((a, b) => isCorrected(a) - isCorrected(b) || b.score - a.score));
  for (const { answer } of loaded) search.icons = { ...search.icons, ...answer.icons };
}

function toLibraryAnswer(
  query: string,
  { answers, failed, loaded, icons }: LibrarySearch,
  named: readonly SearchHit[],
  unsearched: number,
): SearchAnswer {
  const withHits = answers.filter(({ answer }) => answer.hits.length > 0).map(({ answer }) => answer);
  const games = withHits.map(({ hits }, at) =>
    limitHits(
      hits.filter(({ decision }) => !decision),
      at === 0 ? SHOWN_OF_BEST_GAME : SHOWN_OF_OTHER_GAMES,
    ),
  );
  const understoodAs = withHits[0]?.understoodAs;
  return {
    query,
    hits: [
      ...named,
      ...withHits.flatMap(({ hits }) => hits.filter(({ decision }) => decision)),
      ...games.flatMap((hits) => hits.filter(({ isFurther }) => !isFurther)),
      ...games.flatMap((hits) => hits.filter(({ isFurther }) => isFurther)),
    ],
    questions: withHits.flatMap(({ questions }) => questions).slice(0, MAX_SUGGESTED_QUESTIONS),
    icons,
    loaded,
    ...(understoodAs && { understoodAs }),
    suggestions: withHits.length ? [] : [...new Set(answers.flatMap(({ answer }) => answer.suggestions))],
    failed,
    isByGame: true,
    games: withHits.length,
    unsearched,
  };
}

/**
 * Keeps the first `shown` hits of a game visible, and marks the others with `isFurther`. The page shows these only on
 * request.
 */
function limitHits(hits: readonly SearchHit[], shown: number): SearchHit[] {
  const ordered = [
    ...hits.filter(({ isFurther }) => !isFurther),
    ...hits.filter(({ isFurther }) => isFurther),
  ];
  return ordered
    .slice(0, MAX_OF_GAME)
    .map((hit, at): SearchHit => (at < shown ? hit : { ...hit, isFurther: true }));
}
