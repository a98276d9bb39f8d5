// Answers a query from the search index of one game. README.md in this folder describes the steps.
import type { GameIndex } from './index/create-index';
import { MAX_QUERY_LENGTH, MAX_RESULTS } from './limits';
import { findDefinedThing } from './matching/definition-query';
import type { WorkCounter } from './matching/word-form-matches';
import { interpretationToResults } from './results/build-results';
import { findUnderstoodQuery } from './results/describe-understood-query';
import { suggestNames } from './results/suggest-names';
import { suggestQuestions } from './results/suggest-questions';
import { chooseVariant, type Interpretation } from './scoring/choose-variant';
import { COMPLETE_NAME_FROM } from './scoring/weights';
import type { SearchOptions, SearchResponse } from './types';

const DEFAULT_LIMIT = 12;

export function search(index: GameIndex, query: string, options: SearchOptions = {}): SearchResponse {
  const work = { steps: 0 };
  const unlocked = new Set(options.unlocked);
  const text = query.slice(0, MAX_QUERY_LENGTH);
  const interpretation = interpret(index, text, options.literal ?? false, work);
  if (!interpretation) {
    const suggestions = text.trim() === '' ? { nearest: [] } : suggestNames(index, text, unlocked, work);
    return { results: [], questions: [], ...suggestions, work: work.steps };
  }
  const understood = findUnderstoodQuery(index, interpretation, unlocked);
  const limit = Math.min(options.limit ?? DEFAULT_LIMIT, MAX_RESULTS);
  const results = interpretationToResults(index, interpretation, understood, unlocked, limit);
  const questions = suggestQuestions(index, interpretation, unlocked);
  const response: SearchResponse = { results, questions, nearest: [], work: work.steps };
  if (understood !== undefined) response.understoodAs = understood;
  return response;
}

/**
 * Interprets the query. If the query asks to explain something that has a name in the book, searches only for the name:
 * «what is a patrol» has the same results as «patrol».
 */
function interpret(
  index: GameIndex,
  text: string,
  literal: boolean,
  work: WorkCounter,
): Interpretation | undefined {
  const thing = findDefinedThing(text);
  const named = thing ? chooseVariant(index, thing, true, work) : undefined;
  const name = named?.ranking.places[0]?.name;
  const isNamed = name && name.queryCoverage >= COMPLETE_NAME_FROM && name.nameCoverage >= COMPLETE_NAME_FROM;
  return named && isNamed ? named : chooseVariant(index, text, literal, work);
}
