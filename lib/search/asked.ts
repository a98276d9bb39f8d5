// What one reading of a query asks of a book: its words, where they are found, and how much each of them says.
import type { GameIndex } from './create-index';
import type { FormMatch, Work } from './found-forms';
import { type Hits, hitsOf } from './hits';
import { MAX_MENDED_WORDS } from './limits';
import { matchWord } from './match-word';
import type { QueryWord } from './query';

export interface Asked {
  words: QueryWord[];
  /** The whole reading, folded. */
  text: string;
  /** Of each word: the forms it may stand for and the places of these. */
  matches: FormMatch[][];
  hits: Hits[];
  /** Share of each word in the query by importance and rarity, and by importance alone; both sum to 1. */
  shares: number[];
  plainShares: number[];
}

export function ask(index: GameIndex, words: QueryWord[], mend: boolean, work: Work): Asked {
  let mended = 0;
  const matches = words.map((queryWord) => {
    const edits = mend && queryWord.importance === 1 && mended < MAX_MENDED_WORDS;
    if (edits) mended += 1;
    return matchWord(index, queryWord, edits, work);
  });
  const hits = matches.map((found) => hitsOf(index, found, work));
  return {
    words,
    text: words.map(({ word }) => word).join(' '),
    matches,
    hits,
    shares: sharesOf(words.map(({ importance }, at) => importance * (hits[at]?.rarity ?? 1))),
    plainShares: sharesOf(words.map(({ importance }) => importance)),
  };
}

function sharesOf(parts: number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (whole === 0 ? 0 : part / whole));
}
