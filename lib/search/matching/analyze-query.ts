// What one reading of a query asks of a book: its words, where they are found, and how much each of them says.

import type { GameIndex } from '../index/create-index';
import { parseWords } from '../languages/language';
import { LANGUAGES } from '../languages/languages';
import { MAX_MENDED_WORDS } from '../limits';
import { MATCH_WEIGHT, RARITY_POWER } from '../scoring/weights';
import type { FormMatch, Work } from './form-matches';
import { matchWord } from './match-word';
import type { QueryWord } from './query-words';
import { intentsOf, isQuestion } from './question-intent';
import { type Hits, hitsOf } from './word-hits';

const EDITION_WORDS = new Set(LANGUAGES.flatMap(({ editionWords }) => parseWords(editionWords)));

/** Share of the texts that a particle may stand in and still tell something. */
const COMMON_PARTICLE = 0.06;

export interface AnalyzedQuery {
  words: QueryWord[];
  /** The whole reading, folded. */
  text: string;
  /** Of each word: the forms it may stand for and the places of these. */
  matches: FormMatch[][];
  hits: Hits[];
  /** Share of each word in the query by importance and rarity, and by importance alone; both sum to 1. */
  shares: number[];
  plainShares: number[];
  /** What is asked for; see `aimsOf`. */
  aims: Set<string>;
  isQuestion: boolean;
  /** How many words matter in full. */
  carrying: number;
  /** Whether the printed books are asked about. */
  ofBooks: boolean;
}

export function analyzeQuery(index: GameIndex, words: QueryWord[], mend: boolean, work: Work): AnalyzedQuery {
  let mended = 0;
  const matches = words.map((queryWord) => {
    const edits = mend && queryWord.importance === 1 && mended < MAX_MENDED_WORDS;
    if (edits) mended += 1;
    return matchWord(index, queryWord, edits, work);
  });
  joinNeighbours(index, words, matches);
  const most = index.documents.units.length * COMMON_PARTICLE;
  const hits = matches.map((found, at) => {
    // Where a particle stands says little, and nothing when it stands everywhere.
    const isRare = ({ form }: FormMatch) =>
      index.postings.count(index.lexicon.forms[form]?.word ?? '') <= most;
    return hitsOf(index, words[at]?.particle ? found.filter(isRare) : found, work);
  });
  return {
    words,
    text: words.map(({ word }) => word).join(' '),
    matches,
    hits,
    shares: sharesOf(words.map(({ importance }, at) => importance * (hits[at]?.rarity ?? 1) ** RARITY_POWER)),
    plainShares: sharesOf(words.map(({ importance }) => importance)),
    aims: intentsOf(words),
    isQuestion: isQuestion(words),
    carrying: words.filter(({ importance }) => importance === 1).length,
    ofBooks: words.some(({ word }) => EDITION_WORDS.has(word)),
  };
}

function sharesOf(parts: number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (whole === 0 ? 0 : part / whole));
}

/** «Face down», «re roll»: what the book writes as one word, two words of the query may be. */
function joinNeighbours(index: GameIndex, words: QueryWord[], matches: FormMatch[][]): void {
  words.forEach(({ word, particle }, at) => {
    const next = words[at + 1];
    const form = next && index.lexicon.byWord.get(word + next.word);
    if (form === undefined) return;
    const match: FormMatch = { form, weight: MATCH_WEIGHT.exact, kind: 'exact' };
    if (!particle) matches[at]?.push(match);
    if (!next?.particle) matches[at + 1]?.push(match);
  });
}
