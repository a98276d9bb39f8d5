// Splits one variant of a query into words, and rates the importance of each word.

import { type Token, tokenize } from '../analysis/tokenize';
import { parseWords } from '../languages/language-definition';
import { LANGUAGES } from '../languages/languages';
import { MAX_QUERY_WORDS, MAX_WORD_LENGTH } from '../limits';
import { FUNCTION_WORD_IMPORTANCE, WEAK_WORD_IMPORTANCE } from '../scoring/weights';
import type { TextRange } from '../types';
import type { QueryVariant } from './query-variants';

/**
 * Which words of the book may complete a query word that the player is still typing: none, those that occur in a name
 * that the book uses (`FormRank` is `term`), or all.
 */
export type PrefixTarget = 'nothing' | 'terms' | 'anything';

export interface QueryWord {
  word: string;
  /**
   * Importance of the word, above 0 and at most 1: 1 for a content word, and less for a function word or a weak word
   * (`weakWords` of a language).
   */
  importance: number;
  /** Whether the word is a stop word: a function word in a query that also contains other words. */
  isStopWord: boolean;
  /**
   * Whether the word belongs to a sentence that asks a question. False if the sentence only describes the situation.
   */
  isAsked: boolean;
  /** Which words of the book may complete this word, if the player is still typing it. */
  prefixOf: PrefixTarget;
  /**
   * Whether the query word matches only words of the book that begin with it. True if the whole query is one unfinished
   * function word, such as «на».
   */
  isPrefixOnly: boolean;
}

const FUNCTION_WORDS = new Set(LANGUAGES.flatMap((l) => parseWords(l.functionWords)));
const WEAK_WORDS = new Set(LANGUAGES.flatMap((l) => parseWords(l.weakWords)));

/**
 * Minimum lengths, in characters, of an unfinished query word that can be completed: the first for completion with
 * words of names only (`PrefixTarget` is `terms`), the second for completion with any word.
 */
const MIN_PREFIX_LENGTHS = [1, 2] as const;
/**
 * Like `MIN_PREFIX_LENGTHS`, but for a query that was converted from another keyboard layout or a transliteration.
 * These lengths are higher, because a converted query is less likely to be what the player meant.
 */
const MIN_CONVERTED_PREFIX_LENGTHS = [3, 4] as const;

export function queryWords({ kind, text }: QueryVariant): QueryWord[] {
  const all = tokenize(text);
  // Count a repeated word only once, so that the work for a long query depends on the number of its different words.
  const tokens = all
    .filter(({ word }, at) => all.findIndex((other) => other.word === word) === at || at === all.length - 1)
    .slice(0, MAX_QUERY_WORDS);
  // If a query has only function words, the player is searching for these words: «Не можна» is a term.
  const onlyFunctionWords = tokens.every(({ word }) => FUNCTION_WORDS.has(word));
  const maxImportance = Math.max(...tokens.map(({ word }) => importanceOf(word, 'inQuery')));
  const asked = findAskedParts(text, tokens);
  return tokens.map(({ word, from, to }, at) => {
    const isUnfinished = at === tokens.length - 1 && to === text.length;
    return {
      word: word.slice(0, MAX_WORD_LENGTH),
      importance: importanceOf(word, 'inQuery') / maxImportance,
      isStopWord: !onlyFunctionWords && FUNCTION_WORDS.has(word),
      isAsked: asked.some((part) => part.from <= from && to <= part.to),
      prefixOf: isUnfinished ? prefixTargetOf(word, kind) : 'nothing',
      isPrefixOnly: isUnfinished && onlyFunctionWords && tokens.length === 1,
    };
  });
}

/** Matches one sentence of a query, with the punctuation that ends it. */
const SENTENCE = /[^.!?;\n…]+[.!?;\n…]*/g;
/**
 * Minimum number of content words in the sentences that ask a question. If these sentences have fewer, the whole query
 * counts as the question.
 */
const MIN_ASKED_WORDS = 2;

/**
 * Finds the sentences of a query that ask a question: the sentences with a question mark. If these sentences have fewer
 * than `MIN_ASKED_WORDS` content words («Is that fine?»), or if no sentence has a question mark, returns the whole
 * query.
 */
function findAskedParts(text: string, tokens: Token[]): TextRange[] {
  const whole = { from: 0, to: text.length };
  const asking = [...text.matchAll(SENTENCE)]
    .filter(([sentence]) => sentence.includes('?'))
    .map(({ 0: sentence, index }) => ({ from: index, to: index + sentence.length }));
  const contentWords = tokens.filter(
    ({ word, from, to }) =>
      importanceOf(word, 'inQuery') === 1 && asking.some((part) => part.from <= from && to <= part.to),
  ).length;
  return contentWords < MIN_ASKED_WORDS ? [whole] : asking;
}

function prefixTargetOf({ length }: string, kind: QueryVariant['kind']): PrefixTarget {
  const [forTerms, forAnything] = kind === 'literal' ? MIN_PREFIX_LENGTHS : MIN_CONVERTED_PREFIX_LENGTHS;
  if (length < forTerms) return 'nothing';
  return length < forAnything ? 'terms' : 'anything';
}

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

export function importanceInName(word: string): number {
  return importanceOf(word, 'inName');
}

function importanceOf(word: string, where: 'inQuery' | 'inName'): number {
  if (FUNCTION_WORDS.has(word)) return FUNCTION_WORD_IMPORTANCE[where];
  return WEAK_WORDS.has(word) ? WEAK_WORD_IMPORTANCE[where] : 1;
}
