// Compares search results with judged queries (queries for which a person listed the acceptable results). `npm run
// eval`, the benchmark, and the tests of the success rates use this file.

/** A query with the results that a person judged acceptable. The JSON files in tests/search have this shape. */
export interface JudgedQuery {
  q: string;
  /** Id of the game to search. If absent or null, the query searches all games. */
  game?: string | null;
  lang: string;
  kind: string;
  /**
   * Ids of the acceptable results, best first. The list is empty if the query must find nothing. An id names an entry
   * (`entry`), a heading (its section id) or a rule (`entry#rule`). If the query searches all games, the id of the game
   * and a colon come first: `game:entry`.
   */
  want: string[];
}

export interface JudgedAnswer {
  game: string;
  entry: string;
  section?: string | null;
  rule?: string | null;
}

/** Sums over a set of judged queries. Divided by `queries`, the sums give Success@1, Success@3 and MRR@10. */
export interface QueryCounts {
  queries: number;
  /** Number of queries whose first result is acceptable. */
  first: number;
  /** Number of queries with an acceptable result among the first three. */
  firstThree: number;
  /** Sum of 1 / rank of the first acceptable result, over all queries that have an acceptable result. */
  reciprocalRanks: number;
  /** Number of queries that found nothing. */
  unanswered: number;
}

/** The evaluation ignores results after this rank. */
const MAX_RANK = 10;

/**
 * Returns the rank of the first acceptable result, counted from 1, or 0 if no result is acceptable. For a query that
 * must find nothing, returns 1 if there are no results, else 0.
 */
export function rankOfExpected({ want }: Pick<JudgedQuery, 'want'>, answers: JudgedAnswer[]): number {
  if (want.length === 0) return answers.length === 0 ? 1 : 0;
  const at = answers.slice(0, MAX_RANK).findIndex((answer) => want.some((id) => isExpected(id, answer)));
  return at + 1;
}

/** A question whose answer needs all the rules in `want`. */
export interface SeveralRulesQuestion extends Omit<JudgedQuery, 'kind'> {
  /** `tuned` if the developers used this question to improve the search, otherwise `untouched`. */
  part: 'tuned' | 'untouched';
}

/** Whether the results contain every rule that the answer needs. */
export function findsAll({ want }: Pick<JudgedQuery, 'want'>, answers: JudgedAnswer[]): boolean {
  return want.every((id) => answers.some((answer) => isExpected(id, answer)));
}

export function addToCounts(counts: QueryCounts, rank: number, answers: JudgedAnswer[]): QueryCounts {
  return {
    queries: counts.queries + 1,
    first: counts.first + (rank === 1 ? 1 : 0),
    firstThree: counts.firstThree + (rank >= 1 && rank <= 3 ? 1 : 0),
    reciprocalRanks: counts.reciprocalRanks + (rank === 0 ? 0 : 1 / rank),
    unanswered: counts.unanswered + (answers.length === 0 ? 1 : 0),
  };
}

export const ZERO_COUNTS: QueryCounts = {
  queries: 0,
  first: 0,
  firstThree: 0,
  reciprocalRanks: 0,
  unanswered: 0,
};

function isExpected(want: string, { game, entry, section, rule }: JudgedAnswer): boolean {
  const [target = '', wantedGame] = want.split(':').reverse();
  if (wantedGame !== undefined && wantedGame !== game) return false;
  const [id, inEntry] = target.split('#');
  if (inEntry === undefined) return id === entry || id === section;
  return id === entry && (inEntry === rule || inEntry === section);
}
