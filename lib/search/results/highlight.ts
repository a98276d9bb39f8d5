// Finds the positions of the words in a result's text that match the query.

import { tokenize } from '../analysis/tokenize';
import type { GameIndex } from '../index/create-index';
import type { Interpretation } from '../scoring/choose-variant';
import type { TextRange } from '../types';

/**
 * Minimum weight of a match that is highlighted, as a share (0 to 1) of the weight of the best match of the same query
 * word. Example: if the book contains the word «dice», the query «dice» does not highlight «defeated», which is a
 * synonym of the verb «die».
 */
const MIN_SHARE_OF_BEST_MATCH = 0.8;

/** Returns the words of the book that the query matches, except those that match only a stop word of the query. */
export function matchedWords(index: GameIndex, { words, ranking }: Interpretation): Set<string> {
  const matched = new Set<string>();
  ranking.query.matches.forEach((matches, at) => {
    if (words[at]?.isStopWord) return;
    const best = matches.reduce((max, { weight }) => Math.max(max, weight), 0);
    for (const { form, weight } of matches)
      if (weight >= MIN_SHARE_OF_BEST_MATCH * best) matched.add(index.lexicon.forms[form]?.word ?? '');
  });
  return matched;
}

/**
 * Returns the positions of the given words in the text. Highlights only complete words, so a range never starts or ends
 * inside a character.
 */
export function highlight(text: string, words: ReadonlySet<string>): TextRange[] {
  return tokenize(text)
    .filter(({ word }) => words.has(word))
    .map(({ from, to }) => ({ from, to }));
}
