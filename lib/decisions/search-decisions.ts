// Searches decisions with the same search engine as rules. The engine finds all forms of a word, and corrects typos and
// the wrong keyboard layout.
import type { GameData } from '../data/game-data';
import { createIndex, type GameIndex } from '../search/index/create-index';
import { search } from '../search/search';
import type { TextRange } from '../search/types';
import { isUnderLock } from './decision-status';
import { decisionsToData, type SearchableDecision } from './decisions-to-data';

interface DecisionSearchOptions {
  /** Points of the campaign that the reader has reached. */
  unlocked: readonly string[];
  /** Whether to search for the query exactly as typed, without correcting the keyboard layout or typos. */
  literal: boolean;
}

export interface DecisionMatch extends SearchableDecision {
  /** Positions of the matching words in the text of the decision. */
  ranges: TextRange[];
}

export type DecisionSearch = (
  decisions: readonly SearchableDecision[],
  query: string,
  options: DecisionSearchOptions,
) => DecisionMatch[];

/** Maximum number of decisions in the results. It is small because decisions are listed above the rules. */
const MAX_RESULTS = 3;

/** Creates a search over decisions. Its index is small and is rebuilt only when the decisions change. */
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
