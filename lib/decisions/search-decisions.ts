// Finds decisions by words with the search the rules have: in any form, misspelt, on the wrong keyboard.
import type { GameData } from '../data/game-data';
import { createIndex, type GameIndex } from '../search/index/create-index';
import { search } from '../search/search';
import type { TextRange } from '../search/types';
import { isUnderLock } from './decision-status';
import { type DecisionWords, decisionsToData } from './decisions-to-data';

interface Asked {
  unlocked: readonly string[];
  literal: boolean;
}

export interface FoundDecision extends DecisionWords {
  /** The found words in its text. */
  ranges: TextRange[];
}

export type FindDecisions = (
  decisions: readonly DecisionWords[],
  query: string,
  asked: Asked,
) => FoundDecision[];

/** They stand above the rules, so only the best are shown. */
const MOST_FOUND = 3;

/** The small index is made again only when something else was decided. */
export function createDecisionSearch(data: GameData): FindDecisions {
  let known = '';
  let index: GameIndex | undefined;
  return (decisions, query, { unlocked, literal }) => {
    const open = decisions.filter((one) => !isUnderLock(one, data, unlocked));
    if (open.length === 0) return [];
    const words = JSON.stringify(open);
    if (!index || words !== known) index = createIndex(decisionsToData(open, data));
    known = words;
    const { results } = search(index, query, { literal, limit: MOST_FOUND });
    return results.flatMap(({ entry, ranges }) => {
      const one = open.find(({ id }) => id === entry);
      return one ? [{ ...one, ranges }] : [];
    });
  };
}
