// Describes how the search understood a query, if the search corrected or converted the typed text. Example: the typo
// `партуль` was understood as `патруль`.

import { editDistance } from '../analysis/edit-distance';
import type { GameIndex } from '../index/create-index';
import { isLocked, lockOfUnit } from '../index/spoiler-locks';
import type { FormMatch } from '../matching/word-form-matches';
import type { Interpretation } from '../scoring/choose-variant';
import type { MatchKind } from '../scoring/weights';

/** Kinds of matches that replace the typed word with another word. */
const CORRECTING_KINDS: MatchKind[] = ['edit', 'skeleton'];

/**
 * Minimum match weight of a word that may be shown as the correction of a typed word, as a share (0 to 1) of the best
 * match weight of the typed word. The results show the word with the lowest edit distance among the words that reach
 * this weight.
 */
const MIN_SHARE_OF_BEST_WEIGHT = 0.75;
/** Maximum edit distance to compute. All words at a higher distance count as equally distant. */
const MAX_EDITS = 5;

/** Returns the corrected or converted query, or undefined if the query was understood as typed. */
export function findUnderstoodQuery(
  index: GameIndex,
  { variant, words, ranking }: Interpretation,
  unlocked: ReadonlySet<string>,
): string | undefined {
  const correcting = variant.kind === 'transliteration' ? [...CORRECTING_KINDS, 'sound'] : CORRECTING_KINDS;
  let changed = variant.kind !== 'literal';
  const understood = words.map(({ word }, at) => {
    const matches = (ranking.query.matches[at] ?? []).filter((match) => isVisible(index, match, unlocked));
    const best = matches.reduce((max, { weight }) => Math.max(max, weight), 0);
    const candidates = matches.filter(({ weight }) => weight >= MIN_SHARE_OF_BEST_WEIGHT * best);
    if (candidates.length === 0 || !candidates.every(({ kind }) => correcting.includes(kind))) return word;
    changed = true;
    return nearestTo(
      word,
      candidates.map(({ form }) => index.lexicon.forms[form]?.word ?? word),
    );
  });
  return changed ? understood.join(' ') : undefined;
}

/**
 * Whether the word occurs in a text that is not a locked spoiler. A spelling correction must not reveal a word of a
 * spoiler.
 */
function isVisible(index: GameIndex, { form }: FormMatch, unlocked: ReadonlySet<string>): boolean {
  return index.postings.find(index.lexicon.forms[form]?.word ?? '').some((id) => {
    const unit = index.documents.units[id];
    return unit && !isLocked(lockOfUnit(index.documents, unit), unlocked);
  });
}

function nearestTo(word: string, candidates: string[]): string {
  const distances = candidates.map((candidate) => editDistance(word, candidate, MAX_EDITS));
  return candidates[distances.indexOf(Math.min(...distances))] ?? word;
}
