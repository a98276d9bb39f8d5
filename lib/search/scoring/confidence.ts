// Decides whether the best-ranked rule answers the query well enough to be shown. Showing no result is better than
// showing a wrong rule.

import type { AnalyzedQuery } from '../matching/analyze-query';
import { isQuestion } from '../matching/question-intent';
import type { Ranking } from './rank-candidates';
import {
  MIN_CONFIDENCE_ONE_WORD,
  MIN_CONFIDENCE_QUESTION,
  MIN_CONFIDENCE_QUESTION_EXTRACTED,
  MIN_CONFIDENCE_SEVERAL_WORDS,
  NAMED_CONFIDENCE,
  NAMED_NAME_COVERAGE,
  NAMED_QUERY_COVERAGE,
  QUESTION_CONTENT_WORDS,
} from './weights';

/**
 * Returns the confidence: how much of the query the best-ranked rule answers, from 0 to 1. The confidence is at least
 * `NAMED_CONFIDENCE` if the query contains a name, or if a player question starts with the query.
 */
export function confidenceOf(ranking: Ranking): number {
  const [best] = ranking.places;
  if (!best) return 0;
  // True for the query «Зачаклований терен», for example, if the book does not contain the first word, but the second
  // word is the name of an entry.
  const containsName =
    best.name &&
    best.name.nameCoverage >= NAMED_NAME_COVERAGE &&
    best.name.queryCoverage >= NAMED_QUERY_COVERAGE;
  // True for the query «Скільки треба наб», for example: it has no complete content word yet, but a player question
  // starts with it.
  const startsQuestion =
    ranking.query.words.length > 2 && ranking.questions.some(({ startsWithQuery }) => startsWithQuery);
  return Math.max(best.coverage, containsName || startsQuestion ? NAMED_CONFIDENCE : 0);
}

/**
 * Whether the confidence is high enough to show results. A query of one word needs a higher confidence than a query of
 * several words. For a question, the function multiplies the confidence by the share of the query's words that the book
 * contains, and compares the product with a lower minimum.
 */
export function isConfident(
  confidence: number,
  { words, matches, importanceShares, contentWords }: AnalyzedQuery,
  isAnnotated: boolean,
): boolean {
  if (isQuestion(words) || contentWords >= QUESTION_CONTENT_WORDS) {
    let known = 0;
    matches.forEach((formMatches, at) => {
      known +=
        (importanceShares[at] ?? 0) * formMatches.reduce((max, { weight }) => Math.max(max, weight), 0);
    });
    const minConfidence = isAnnotated ? MIN_CONFIDENCE_QUESTION : MIN_CONFIDENCE_QUESTION_EXTRACTED;
    // A confidence of 1 is always enough, even if the rule contains no word of the query. In a book without player
    // questions, `rankPlaces` gives this confidence to a rule that answers a question about every game ("who goes
    // first?").
    return confidence * known >= minConfidence || confidence === 1;
  }
  return confidence >= (contentWords > 1 ? MIN_CONFIDENCE_SEVERAL_WORDS : MIN_CONFIDENCE_ONE_WORD);
}
