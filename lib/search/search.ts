// Answers a query from the search index of one game. README.md in this folder describes the steps.
import type { GameIndex } from './index/create-index';
import { MAX_QUERY_LENGTH, MAX_RESULTS } from './limits';
import { interpretationToResults } from './results/build-results';
import { findUnderstoodQuery } from './results/describe-understood-query';
import { suggestNames } from './results/suggest-names';
import { suggestQuestions } from './results/suggest-questions';
import { chooseVariant } from './scoring/choose-variant';
import type { SearchOptions, SearchResponse } from './types';

const DEFAULT_LIMIT = 12;

export function search(index: GameIndex, query: string, options: SearchOptions = {}): SearchResponse {
  const work = { steps: 0 };
  const unlocked = new Set(options.unlocked);
  const text = query.slice(0, MAX_QUERY_LENGTH);
  const interpretation = chooseVariant(index, text, options.literal ?? false, work);
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
