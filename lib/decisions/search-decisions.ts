// Searches decisions with the search engine of the rules: any word form, misspelled, or typed in a wrong keyboard
// layout.
import type { GameData } from '../data/game-data';
import { createIndex, type GameIndex } from '../search/index/create-index';
import { search } from '../search/search';
import type { TextRange } from '../search/types';
import { isUnderLock } from './decision-status';
import { decisionsToData, type SearchableDecision } from './decisions-to-data';

interface DecisionSearchOptions {
  /** Points of the campaign that the reader has reached. */
  unlocked: readonly string[];
  /** Search for the query exactly as typed. */
  literal: boolean;
}

export interface DecisionMatch extends SearchableDecision {
  /** The matching words in its text. */
  ranges: TextRange[];
}

export type DecisionSearch = (
  decisions: readonly SearchableDecision[],
  query: string,
  options: DecisionSearchOptions,
) => DecisionMatch[];

/** Decisions are listed above the rules, so only the best are shown. */
const MAX_RESULTS = 3;

/** The index is small; it is rebuilt only when the decisions change. */
export function createDecisionSearch(data: GameData): DecisionSearch {
  let indexed = '';
  let index: GameIndex | undefined;
  return (decisions, query, { unlocked, literal }) => {
    const open = decisions.filter((one) => !isUnderLock(one, data, unlocked));
    if (open.length === 0) return [];
    const key = JSON.stringify(open);
    if (!index || key !== indexed) index = createIndex(decisionsToData(open, data));
    indexed = key;
    const { results } = search(index, query, { literal, limit: MAX_RESULTS });
    return results.flatMap(({ entry, ranges }) => {
      const one = open.find(({ id }) => id === entry);
      return one ? [{ ...one, ranges }] : [];
    });
  };
}
