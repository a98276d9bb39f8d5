// Finds word forms of the book that text recognition (OCR) has misread, because some characters look alike: `tum` for
// `turn`, `l0g` for `log`.

import type { GameIndex } from '../index/create-index';
import { MATCH_MISREAD } from '../scoring/weights';
import type { FormMatches } from './word-form-matches';

/** Groups of characters that have nearly the same shape in print. The words of the index are in lowercase. */
const LOOKALIKES = [
  ['rn', 'm'],
  ['o', '0'],
  ['о', '0'],
  ['з', '3'],
  ['l', '1', 'i'],
] as const;
/** Minimum length of a query word, in characters. Shorter words have too many similar words. */
const MIN_LENGTH = 3;

/** Returns the spellings in which one group of characters of the word is replaced with a group of the same shape. */
export function misreadingsOf(word: string): string[] {
  if (word.length < MIN_LENGTH || /^\p{N}+$/u.test(word)) return [];
  const found = new Set<string>();
  for (const group of LOOKALIKES)
    for (const shape of group)
      for (let at = word.indexOf(shape); at >= 0; at = word.indexOf(shape, at + 1))
        for (const other of group)
          if (other !== shape) found.add(word.slice(0, at) + other + word.slice(at + shape.length));
  return [...found];
}

export function addMisread(index: GameIndex, word: string, matches: FormMatches): void {
  for (const spelling of misreadingsOf(word)) {
    const form = index.lexicon.byWord.get(spelling);
    if (form !== undefined) matches.add([form], MATCH_MISREAD, 'edit');
  }
}
