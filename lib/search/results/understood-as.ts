// Says in words how a query was understood, when that differs from what was typed.

import { editDistance } from '../analysis/edit-distance';
import type { GameIndex } from '../index/create-index';
import type { Interpretation } from '../matching/choose-variant';
import type { FormMatch } from '../matching/form-matches';
import type { MatchKind } from '../scoring/weights';
import { isLocked, lockOfUnit } from './search-locks';

/** Finds that put another word in the place of the typed one. */
const REPLACING: MatchKind[] = ['edit', 'skeleton'];

/** Finds of nearly the same weight: the one spelt most like the typed word was meant. */
const NEARLY = 0.75;
const FARTHEST = 5;

/** The query as understood; undefined when it was taken as typed. */
export function understoodAs(
  index: GameIndex,
  { reading, words, ranking }: Interpretation,
  unlocked: ReadonlySet<string>,
): string | undefined {
  const replacing = reading.kind === 'transliteration' ? [...REPLACING, 'sound'] : REPLACING;
  let changed = reading.kind !== 'literal';
  const understood = words.map(({ word }, at) => {
    const matches = (ranking.asked.matches[at] ?? []).filter((match) => isOpen(index, match, unlocked));
    const best = matches.reduce((most, { weight }) => Math.max(most, weight), 0);
    const surest = matches.filter(({ weight }) => weight >= NEARLY * best);
    if (surest.length === 0 || !surest.every(({ kind }) => replacing.includes(kind))) return word;
    changed = true;
    return nearestTo(
      word,
      surest.map(({ form }) => index.lexicon.forms[form]?.word ?? word),
    );
  });
  return changed ? understood.join(' ') : undefined;
}

/** Whether the word stands somewhere outside of locked texts: a correction must not give one away. */
function isOpen(index: GameIndex, { form }: FormMatch, unlocked: ReadonlySet<string>): boolean {
  return index.postings.find(index.lexicon.forms[form]?.word ?? '').some((id) => {
    const unit = index.documents.units[id];
    return unit && !isLocked(lockOfUnit(index.documents, unit), unlocked);
  });
}

function nearestTo(word: string, candidates: string[]): string {
  const distances = candidates.map((candidate) => editDistance(word, candidate, FARTHEST));
  return candidates[distances.indexOf(Math.min(...distances))] ?? word;
}
