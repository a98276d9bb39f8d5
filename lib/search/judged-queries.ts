// Compares search results with judged queries, for `npm run eval`, the benchmark and the success rates in tests.

/** A query with the results that a person judged acceptable; the JSON files in tests/search have this shape. */
export interface JudgedQuery {
  q: string;
  /** Absent or null: the query is for all games. */
  game?: string | null;
  lang: string;
  kind: string;
  /**
   * Acceptable ids, best first; empty when the query must find nothing. An id is of an entry, a heading or a rule
   * (`entry#rule`). In a query for all games it has a prefix (`game:entry`).
   */
  want: string[];
}

export interface JudgedAnswer {
  game: string;
  entry: string;
  section?: string | null;
  rule?: string | null;
}

/** Sums over a set of queries. Divided by `queries` they give Success@1, Success@3 and MRR@10. */
export interface QueryCounts {
  queries: number;
  /** Queries with an acceptable answer at rank 1, and at ranks 1 to 3. */
  first: number;
  firstThree: number;
  /** The sum of 1 / rank. */
  reciprocalRanks: number;
  /** Queries without any answer. */
  unanswered: number;
}

/** Answers below this rank are ignored. */
const MAX_RANK = 10;

/** The rank of the first acceptable answer, from 1; 0 for none. For a query that must find nothing: 1 if it does. */
export function rankOfExpected({ want }: JudgedQuery, answers: JudgedAnswer[]): number {
  if (want.length === 0) return answers.length === 0 ? 1 : 0;
  const at = answers.slice(0, MAX_RANK).findIndex((answer) => want.some((id) => isExpected(id, answer)));
  return at + 1;
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
