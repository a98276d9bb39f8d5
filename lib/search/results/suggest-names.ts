// Names of the book that resemble a query which found nothing.

import { phoneticKey } from '../analysis/phonetic-key';
import { wordsOf } from '../analysis/tokenize';
import type { GameIndex } from '../index/create-index';
import { isSaying } from '../index/index-documents';
import type { Work } from '../matching/form-matches';
import { queryVariants } from '../matching/query-variants';
import type { NearName } from '../types';
import { isLocked, lockOfUnit } from './search-locks';

export interface Suggestions {
  didYouMean?: string;
  nearest: NearName[];
}

const SHOWN = 3;
const NEAR = 0.3;
const VERY_NEAR = 0.5;

/** Pairs of sounds of every name, made when first needed. */
const pairsOfNames = new WeakMap<GameIndex, (Set<string> | undefined)[]>();

export function suggestNames(
  index: GameIndex,
  query: string,
  unlocked: ReadonlySet<string>,
  work: Work,
): Suggestions {
  const { units, entries, sections } = index.documents;
  const asked = queryVariants(query, index.language).map(({ text }) => pairsOf(wordsOf(text)));
  const best = new Map<number, { likeness: number; near: NearName }>();
  namePairs(index).forEach((pairs, id) => {
    const unit = units[id];
    const entry = entries[unit?.entry ?? -1];
    if (!pairs || !unit || !entry || isLocked(lockOfUnit(index.documents, unit), unlocked)) return;
    work.steps += asked.length;
    const likeness = Math.max(...asked.map((a) => likenessOf(a, pairs)));
    if (likeness < NEAR || likeness <= (best.get(unit.entry)?.likeness ?? 0)) return;
    const section = sections[unit.section];
    const near: NearName = { entry: entry.id, name: unit.text, ...(section ? { section: section.id } : {}) };
    best.set(unit.entry, { likeness, near });
  });
  const nearest = [...best.values()].sort((a, b) => b.likeness - a.likeness).slice(0, SHOWN);
  const [first] = nearest;
  const suggestions: Suggestions = { nearest: nearest.map(({ near }) => near) };
  if (first && first.likeness >= VERY_NEAR) suggestions.didYouMean = first.near.name;
  return suggestions;
}

/** The book's own names only: what is suggested is to be read and found in it. */
function namePairs(index: GameIndex): (Set<string> | undefined)[] {
  const made = pairsOfNames.get(index);
  if (made) return made;
  const pairs = index.documents.units.map(({ field }, id) => {
    const words = isSaying(field) || field === 'en' || field === 'question' ? undefined : index.nameWords[id];
    return words && pairsOf(words);
  });
  pairsOfNames.set(index, pairs);
  return pairs;
}

/** The pairs of neighbouring sounds in words, their edges included. */
function pairsOf(words: string[]): Set<string> {
  const pairs = new Set<string>();
  for (const word of words) {
    const sound = ` ${phoneticKey(word)} `;
    for (let at = 0; at + 1 < sound.length; at++) pairs.add(sound.slice(at, at + 2));
  }
  return pairs;
}

/** Dice's coefficient: twice the common pairs among all pairs. */
function likenessOf(a: Set<string>, b: Set<string>): number {
  let common = 0;
  for (const pair of a) if (b.has(pair)) common += 1;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}
