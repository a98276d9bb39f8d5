// Ranks the rules of a book for each variant of a query (as typed, or converted from another keyboard layout or
// script), and chooses the variant that the book answers best.

import type { GameIndex } from '../index/create-index';
import { type QueryVariant, queryVariants } from '../matching/query-variants';
import { type QueryWord, queryWords } from '../matching/query-words';
import type { WorkCounter } from '../matching/word-form-matches';
import { confidenceOf, isConfident } from './confidence';
import { type Ranking, rankPlaces } from './rank-candidates';
import { ACCEPT_LITERAL_FROM, CONVERTED_VARIANT_PENALTY, SURE_MATCH } from './weights';

/** A variant of the query with the rules ranked for it. */
export interface Interpretation {
  variant: QueryVariant;
  words: QueryWord[];
  ranking: Ranking;
  /**
   * How well the book answers the variant, from 0 to 1. For a variant that differs from the typed query,
   * `CONVERTED_VARIANT_PENALTY` is already subtracted.
   */
  confidence: number;
}

/**
 * Minimum length, in characters, of the longest word in a converted variant. The search skips a variant with only
 * shorter words.
 */
const MIN_CONVERTED_WORD_LENGTH = 3;

/**
 * Chooses the variant with the highest confidence. Returns undefined if no variant reaches the confidence required to
 * show results. If `literal` is set, tries only the query as typed, without spelling correction.
 */
export function chooseVariant(
  index: GameIndex,
  query: string,
  literal: boolean,
  work: WorkCounter,
): Interpretation | undefined {
  const variants = queryVariants(query, index.language).filter(({ kind }) => !literal || kind === 'literal');
  const withoutEdits = bestOf(index, variants, false, work);
  if (literal || (withoutEdits && isSure(withoutEdits))) return withoutEdits;
  // Computing edit distances is slow, so this second pass runs only if some content word has no match of weight
  // `SURE_MATCH`. If the first pass has found an answer for a variant, the second pass tries only that variant.
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
    if (!isConfident(ownConfidence, ranking.query, index.isAnnotated)) continue;
    const confidence = ownConfidence - (isLiteral ? 0 : CONVERTED_VARIANT_PENALTY);
    if (confidence > (best?.confidence ?? 0)) best = { variant, words, ranking, confidence };
    if (isLiteral && confidence >= ACCEPT_LITERAL_FROM) return best;
  }
  return best;
}

/** Whether every content word of the query has a match of at least weight `SURE_MATCH`. */
function isSure({ words, ranking }: Interpretation): boolean {
  return words.every(({ importance }, at) => {
    return importance < 1 || (ranking.query.matches[at] ?? []).some(({ weight }) => weight >= SURE_MATCH);
  });
}
