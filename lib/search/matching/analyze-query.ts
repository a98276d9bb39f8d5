// Matches every word of one query variant (for example, the query as typed) with the words of a book. Finds where each
// query word occurs in the book, and computes the share of the word in the query.

import type { GameIndex } from '../index/create-index';
import { parseWords } from '../languages/language-definition';
import { LANGUAGES } from '../languages/languages';
import { MAX_CORRECTED_WORDS } from '../limits';
import { MATCH_EXACT, RARITY_EXPONENT, SITUATION_WORD_FACTOR } from '../scoring/weights';
import { matchWord } from './match-word';
import { findPlayConditions, type PlayCondition } from './play-conditions';
import type { QueryWord } from './query-words';
import { intentsOf, isQuestion } from './question-intent';
import { type AskedIntent, rulebookIntentsOf } from './rulebook-intents';
import type { FormMatch, WorkCounter } from './word-form-matches';
import { collectHits, type WordHits } from './word-hits';

const EDITION_WORDS = new Set(LANGUAGES.flatMap(({ editionWords }) => parseWords(editionWords)));

/**
 * Maximum share (0 to 1) of all indexed texts that may contain a stop word. The search ignores where a more frequent
 * stop word occurs.
 */
const MAX_STOP_WORD_SHARE = 0.06;

/**
 * The result of matching a query variant with a book. Each of the arrays `words`, `matches`, `hits` and `…Shares` has
 * one item for each query word.
 */
export interface AnalyzedQuery {
  words: QueryWord[];
  /** The normalized query words, joined with spaces. */
  text: string;
  matches: FormMatch[][];
  hits: WordHits[];
  /**
   * How much each query word counts, depending on its importance, its rarity in the book, and whether it is in a
   * sentence that asks something. The sum of the shares is 1.
   */
  shares: number[];
  /** Like `shares`, but only words of sentences that ask something count. The share of every other query word is 0. */
  askedShares: number[];
  /** How much each query word counts, depending on its importance only. The sum of the shares is 1. */
  importanceShares: number[];
  /** The intents of the query: the kinds of answer that it asks for, such as a number or a person (see `intentsOf`). */
  intents: Set<string>;
  isQuestion: boolean;
  /**
   * The standard questions that the query may ask, such as "who starts?". Players ask them about every game. The
   * numbers are indexes of `INTENTS` (see `rulebookIntentsOf`).
   */
  rulebookIntents: AskedIntent[];
  /** Number of content words in the query. These are the words with importance 1. */
  contentWords: number;
  /** Whether the query is about printed editions of the rulebook instead of the game. */
  asksAboutEditions: boolean;
  /** The conditions that the query mentions, such as solo play. */
  conditions: Set<PlayCondition>;
}

/**
 * Matches the query words with the words of the book. If `withEdits` is true, also searches for spelling corrections of
 * at most `MAX_CORRECTED_WORDS` content words.
 */
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
  const parts = words.map(({ importance }, at) => importance * (hits[at]?.rarity ?? 1) ** RARITY_EXPONENT);
  return {
    words,
    text: words.map(({ word }) => word).join(' '),
    matches,
    hits,
    shares: sharesOf(parts.map((part, at) => part * (words[at]?.isAsked ? 1 : SITUATION_WORD_FACTOR))),
    askedShares: sharesOf(parts.map((part, at) => (words[at]?.isAsked ? part : 0))),
    importanceShares: sharesOf(words.map(({ importance }) => importance)),
    intents: intentsOf(words.filter(({ isAsked }) => isAsked)),
    isQuestion: isQuestion(words),
    rulebookIntents: rulebookIntentsOf(words.map(({ word }) => word).join(' ')),
    contentWords: words.filter(({ importance }) => importance === 1).length,
    asksAboutEditions: words.some(({ word }) => EDITION_WORDS.has(word)),
    conditions: findPlayConditions(words),
  };
}

function sharesOf(parts: number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (total === 0 ? 0 : part / total));
}

/**
 * Matches two neighboring query words with a single word of the book that joins them: «face down» matches «facedown».
 */
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
