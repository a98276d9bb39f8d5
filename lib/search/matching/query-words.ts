// Reads one reading of a query into words with their importance.

import { tokenize } from '../analysis/tokenize';
import { parseWords } from '../languages/language';
import { LANGUAGES } from '../languages/languages';
import { MAX_QUERY_WORDS, MAX_WORD_LENGTH } from '../limits';
import { FUNCTION_WORD, WEAK_WORD } from '../scoring/weights';
import type { QueryVariant } from './query-variants';

/** What a word still being typed may be the beginning of. */
export type BeginningOf = 'nothing' | 'terms' | 'anything';

export interface QueryWord {
  word: string;
  /** 1 for words that carry the question, little for particles and the like. */
  importance: number;
  /** Whether it only helps other words: a preposition, a pronoun, a question word. */
  particle: boolean;
  beginningOf: BeginningOf;
  /** «На», while it is all that is typed, is hardly a word yet. */
  onlyBeginning: boolean;
}

const FUNCTION_WORDS = new Set(LANGUAGES.flatMap((l) => parseWords(l.functionWords)));
const WEAK_WORDS = new Set(LANGUAGES.flatMap((l) => parseWords(l.weakWords)));

export function queryWords({ kind, text }: QueryVariant): QueryWord[] {
  const tokens = tokenize(text).slice(0, MAX_QUERY_WORDS);
  // «Не можна» is a term of its own: when nothing else is said, particles are what is sought.
  const onlyParticles = tokens.every(({ word }) => FUNCTION_WORDS.has(word));
  const most = Math.max(...tokens.map(({ word }) => importanceOf(word, 'asked')));
  return tokens.map(({ word, to }, at) => {
    const unfinished = at === tokens.length - 1 && to === text.length;
    return {
      word: word.slice(0, MAX_WORD_LENGTH),
      importance: importanceOf(word, 'asked') / most,
      particle: !onlyParticles && FUNCTION_WORDS.has(word),
      beginningOf: unfinished ? beginningOf(word, kind) : 'nothing',
      onlyBeginning: unfinished && onlyParticles && tokens.length === 1,
    };
  });
}

/** A reading that was not typed needs more letters to be believed. */
function beginningOf({ length }: string, kind: QueryVariant['kind']): BeginningOf {
  const [ofTerms, ofAnything] = kind === 'literal' ? [1, 2] : [3, 4];
  if (length < ofTerms) return 'nothing';
  return length < ofAnything ? 'terms' : 'anything';
}

/** Whether a word only helps others, wherever it stands. */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

export function importanceInName(word: string): number {
  return importanceOf(word, 'told');
}

function importanceOf(word: string, side: 'asked' | 'told'): number {
  if (FUNCTION_WORDS.has(word)) return FUNCTION_WORD[side];
  return WEAK_WORDS.has(word) ? WEAK_WORD[side] : 1;
}
