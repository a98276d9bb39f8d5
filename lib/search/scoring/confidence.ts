// Decides whether the best find is an answer at all: better nothing than a wrong rule.

import type { AnalyzedQuery } from '../matching/analyze-query';
import { isQuestion } from '../matching/question-intent';
import type { Ranking } from './rank-places';
import { CONFIDENCE } from './weights';

/** How far the best place answers the query, 0 to 1. */
export function confidenceOf(ranking: Ranking): number {
  const [best] = ranking.places;
  if (!best) return 0;
  // «Зачаклований терен»: one word is unknown, yet the other names an entry.
  const named =
    best.name && best.name.told >= CONFIDENCE.named.told && best.name.asked >= CONFIDENCE.named.asked;
  // «Скільки треба наб»: hardly a word yet, but somebody wrote down the question that begins so.
  const begun = ranking.asked.words.length > 2 && ranking.questions.some(({ beginsSo }) => beginsSo);
  return Math.max(best.coverage, named || begun ? CONFIDENCE.named.worth : 0);
}

/** A single word must be found more surely than one of several; a whole question, when the book knows its words. */
export function isConfident(
  confidence: number,
  { words, matches, plainShares, carrying }: AnalyzedQuery,
): boolean {
  if (isQuestion(words) || carrying >= CONFIDENCE.wordsOfQuestion) {
    let known = 0;
    matches.forEach((found, at) => {
      known += (plainShares[at] ?? 0) * found.reduce((most, { weight }) => Math.max(most, weight), 0);
    });
    return confidence * known >= CONFIDENCE.ofQuestion;
  }
  return confidence >= (carrying > 1 ? CONFIDENCE.ofSeveral : CONFIDENCE.ofOne);
}
