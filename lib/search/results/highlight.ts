// Finds the words of a result's text that match the query, as positions in the original text.

import { tokenize } from '../analysis/tokenize';
import type { GameIndex } from '../index/create-index';
import type { Interpretation } from '../scoring/choose-variant';
import type { TextRange } from '../types';

/** The words of the book that the query matches, without stop words. */
export function matchedWords(index: GameIndex, { words, ranking }: Interpretation): Set<string> {
  const matched = new Set<string>();
  ranking.query.matches.forEach((matches, at) => {
    if (words[at]?.isStopWord) return;
    for (const { form } of matches) matched.add(index.lexicon.forms[form]?.word ?? '');
  });
  return matched;
}

/** Highlights complete words only, so that a range never starts or ends inside a character. */
export function highlight(text: string, words: ReadonlySet<string>): TextRange[] {
  return tokenize(text)
    .filter(({ word }) => words.has(word))
    .map(({ from, to }) => ({ from, to }));
}
