// Decides whether the best find is an answer at all: better nothing than a wrong rule.
import type { QueryWord } from './query';
import type { Ranking } from './score';
import { CONFIDENCE } from './weights';

/** How far the best place answers the query, 0 to 1. */
export function confidenceOf(ranking: Ranking): number {
  const [best] = ranking.places;
  if (!best) return 0;
  // «Зачаклований терен»: one word is unknown, yet the other names an entry.
  const named =
    best.name && best.name.told >= CONFIDENCE.named.told && best.name.asked >= CONFIDENCE.named.asked;
  return Math.max(best.coverage, named ? CONFIDENCE.named.worth : 0);
}

/** A single word must be found more surely than one of several; a whole question is surely about the game. */
export function isConfident(confidence: number, words: QueryWord[]): boolean {
  const carrying = words.filter(({ importance }) => importance === 1).length;
  const isQuestion = carrying > 1 && words.length - carrying >= CONFIDENCE.particlesOfQuestion;
  if (isQuestion) return confidence >= CONFIDENCE.ofQuestion;
  return confidence >= (carrying > 1 ? CONFIDENCE.ofSeveral : CONFIDENCE.ofOne);
}
