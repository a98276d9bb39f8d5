// Chooses how a query is to be read: the reading whose words the book answers best, as typed when in doubt.

import type { GameIndex } from '../index/create-index';
import { confidenceOf, isConfident } from '../scoring/confidence';
import { type Ranking, rank } from '../scoring/rank-places';
import { CONFIDENCE, SURE } from '../scoring/weights';
import type { Work } from './form-matches';
import { type QueryVariant, queryVariants } from './query-variants';
import { type QueryWord, queryWords } from './query-words';

export interface Interpretation {
  reading: QueryVariant;
  words: QueryWord[];
  ranking: Ranking;
  /** Confidence, less for a reading that was not typed. */
  worth: number;
}

/** A reading that was not typed is worth looking at when one of its words has so many letters. */
const SHORTEST_READ = 3;

/** The best interpretation; undefined when none is sure enough to be shown. */
export function interpret(
  index: GameIndex,
  query: string,
  literal: boolean,
  work: Work,
): Interpretation | undefined {
  const readings = queryVariants(query, index.language).filter(({ kind }) => !literal || kind === 'literal');
  const plain = bestOf(index, readings, false, work);
  if (literal || (plain && isSure(plain))) return plain;
  // Slips are mended only when some word is not found without: first in the reading that answers at all.
  const mended = bestOf(index, plain ? [plain.reading] : readings, true, work);
  return mended && mended.worth > (plain?.worth ?? 0) ? mended : plain;
}

function bestOf(
  index: GameIndex,
  readings: QueryVariant[],
  edits: boolean,
  work: Work,
): Interpretation | undefined {
  let best: Interpretation | undefined;
  for (const reading of readings) {
    const words = queryWords(reading);
    const longest = Math.max(0, ...words.map(({ word }) => word.length));
    if (longest < (reading.kind === 'literal' ? 1 : SHORTEST_READ)) continue;
    const ranking = rank(index, words, edits, work);
    const confidence = confidenceOf(ranking);
    if (!isConfident(confidence, ranking.asked)) continue;
    const worth = confidence - (reading.kind === 'literal' ? 0 : CONFIDENCE.otherReading);
    if (worth > (best?.worth ?? 0)) best = { reading, words, ranking, worth };
    if (reading.kind === 'literal' && worth >= CONFIDENCE.sure) return best;
  }
  return best;
}

/** Whether every word that carries the query was found as itself. */
function isSure({ words, ranking }: Interpretation): boolean {
  return words.every(({ importance }, at) => {
    return importance < 1 || (ranking.asked.matches[at] ?? []).some(({ weight }) => weight >= SURE);
  });
}
