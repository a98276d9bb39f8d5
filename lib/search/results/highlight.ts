// Marks the words of a text that a query found, by their places in the original text.

import { tokenize } from '../analysis/tokenize';
import type { GameIndex } from '../index/create-index';
import type { Interpretation } from '../matching/choose-variant';
import type { TextRange } from '../types';

/** The words of the book that a query stands for, without particles unless nothing else was asked. */
export function foundWords(index: GameIndex, { words, ranking }: Interpretation): Set<string> {
  const found = new Set<string>();
  ranking.asked.matches.forEach((matches, at) => {
    if (words[at]?.particle) return;
    for (const { form } of matches) found.add(index.lexicon.forms[form]?.word ?? '');
  });
  return found;
}

/** Whole words only, so that no character is ever cut. */
export function highlight(text: string, found: ReadonlySet<string>): TextRange[] {
  return tokenize(text)
    .filter(({ word }) => found.has(word))
    .map(({ from, to }) => ({ from, to }));
}
