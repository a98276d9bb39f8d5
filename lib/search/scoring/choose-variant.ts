// Ranks the places for each variant of a query and chooses the variant that the book answers best.

import type { GameIndex } from '../index/create-index';
import type { WorkCounter } from '../matching/form-matches';
import { type QueryVariant, queryVariants } from '../matching/query-variants';
import { type QueryWord, queryWords } from '../matching/query-words';
import { confidenceOf, isConfident } from './confidence';
import { type Ranking, rankPlaces } from './rank-places';
import { ACCEPT_LITERAL_FROM, CONVERTED_VARIANT_PENALTY, SURE_MATCH } from './weights';

/** A variant of the query with its ranking. */
export interface Interpretation {
  variant: QueryVariant;
  words: QueryWord[];
  ranking: Ranking;
  /** 0 to 1, after `CONVERTED_VARIANT_PENALTY` is subtracted for a variant that was not typed literally. */
  confidence: number;
}

/** Characters: a converted variant without a word of this length is skipped. */
const MIN_CONVERTED_WORD_LENGTH = 3;

/** Undefined when no variant reaches the confidence to be shown. `literal`: only the query as typed, without edits. */
export function chooseVariant(
  index: GameIndex,
  query: string,
  literal: boolean,
  work: WorkCounter,
): Interpretation | undefined {
  const variants = queryVariants(query, index.language).filter(({ kind }) => !literal || kind === 'literal');
  const withoutEdits = bestOf(index, variants, false, work);
  if (literal || (withoutEdits && isSure(withoutEdits))) return withoutEdits;
  // Edit distances are slow to compute, so a second pass uses them only when some word has no sure match. That pass is
  // limited to the variant that already has an answer, if one has.
  const withEdits = bestOf(index, withoutEdits ? [withoutEdits.variant] : variants, true, work);
  return withEdits && withEdits.confidence > (withoutEdits?.confidence ?? 0) ? withEdits : withoutEdits;
}

function bestOf(
  index: GameIndex,
  variants: QueryVariant[],
  withEdits: boolean,
  work: WorkCounter,
): Interpretation | undefined {
  let best: Interpretation | undefined;
  for (const variant of variants) {
    const isLiteral = variant.kind === 'literal';
    const words = queryWords(variant);
    const longest = Math.max(0, ...words.map(({ word }) => word.length));
    if (longest < (isLiteral ? 1 : MIN_CONVERTED_WORD_LENGTH)) continue;
    const ranking = rankPlaces(index, words, withEdits, work);
    const ownConfidence = confidenceOf(ranking);
    if (!isConfident(ownConfidence, ranking.query)) continue;
    const confidence = ownConfidence - (isLiteral ? 0 : CONVERTED_VARIANT_PENALTY);
    if (confidence > (best?.confidence ?? 0)) best = { variant, words, ranking, confidence };
    if (isLiteral && confidence >= ACCEPT_LITERAL_FROM) return best;
  }
  return best;
}

/** Whether every content word has a sure match. */
function isSure({ words, ranking }: Interpretation): boolean {
  return words.every(({ importance }, at) => {
    return importance < 1 || (ranking.query.matches[at] ?? []).some(({ weight }) => weight >= SURE_MATCH);
  });
}
