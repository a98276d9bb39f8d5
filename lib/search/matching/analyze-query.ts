// Matches all words of one query variant against a book: where each word occurs, and its share of the query.

import type { GameIndex } from '../index/create-index';
import { parseWords } from '../languages/language';
import { LANGUAGES } from '../languages/languages';
import { MAX_CORRECTED_WORDS } from '../limits';
import { MATCH_EXACT, RARITY_EXPONENT } from '../scoring/weights';
import type { FormMatch, WorkCounter } from './form-matches';
import { matchWord } from './match-word';
import type { QueryWord } from './query-words';
import { intentsOf, isQuestion } from './question-intent';
import { collectHits, type WordHits } from './word-hits';

const EDITION_WORDS = new Set(LANGUAGES.flatMap(({ editionWords }) => parseWords(editionWords)));

/** Share of all units, 0 to 1: a stop word that occurs in more units than this has no hits. */
const MAX_STOP_WORD_SHARE = 0.06;

/** All lists have one item per word of the query. */
export interface AnalyzedQuery {
  words: QueryWord[];
  /** The folded words, joined with spaces. */
  text: string;
  matches: FormMatch[][];
  hits: WordHits[];
  /** Share of each word in the query by importance and rarity; the shares sum to 1. */
  shares: number[];
  /** Share of each word by importance alone; the shares sum to 1. */
  importanceShares: number[];
  /** What the query asks for; see `intentsOf`. */
  intents: Set<string>;
  isQuestion: boolean;
  /** The number of words with importance 1. */
  contentWords: number;
  /** Whether the query is about the printed books, not about the game. */
  asksAboutEditions: boolean;
}

/** `withEdits`: correct misspelt content words, at most `MAX_CORRECTED_WORDS` of them. */
export function analyzeQuery(
  index: GameIndex,
  words: QueryWord[],
  withEdits: boolean,
  work: WorkCounter,
): AnalyzedQuery {
  let corrected = 0;
  const matches = words.map((queryWord) => {
    const correct = withEdits && queryWord.importance === 1 && corrected < MAX_CORRECTED_WORDS;
    if (correct) corrected += 1;
    return matchWord(index, queryWord, correct, work);
  });
  matchJoinedPairs(index, words, matches);
  const maxStopWordUnits = index.documents.units.length * MAX_STOP_WORD_SHARE;
  const hits = matches.map((formMatches, at) => {
    const isRare = ({ form }: FormMatch) =>
      index.postings.count(index.lexicon.forms[form]?.word ?? '') <= maxStopWordUnits;
    return collectHits(index, words[at]?.isStopWord ? formMatches.filter(isRare) : formMatches, work);
  });
  return {
    words,
    text: words.map(({ word }) => word).join(' '),
    matches,
    hits,
    shares: sharesOf(
      words.map(({ importance }, at) => importance * (hits[at]?.rarity ?? 1) ** RARITY_EXPONENT),
    ),
    importanceShares: sharesOf(words.map(({ importance }) => importance)),
    intents: intentsOf(words),
    isQuestion: isQuestion(words),
    contentWords: words.filter(({ importance }) => importance === 1).length,
    asksAboutEditions: words.some(({ word }) => EDITION_WORDS.has(word)),
  };
}

function sharesOf(parts: number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (total === 0 ? 0 : part / total));
}

/** Matches two neighboring words with the one word that they form in the book: «face down» with «facedown». */
function matchJoinedPairs(index: GameIndex, words: QueryWord[], matches: FormMatch[][]): void {
  words.forEach(({ word, isStopWord }, at) => {
    const next = words[at + 1];
    const form = next && index.lexicon.byWord.get(word + next.word);
    if (form === undefined) return;
    const match: FormMatch = { form, weight: MATCH_EXACT, kind: 'exact' };
    if (!isStopWord) matches[at]?.push(match);
    if (!next?.isStopWord) matches[at + 1]?.push(match);
  });
}
