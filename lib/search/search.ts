// Answers a query over one game's index.
import type { GameIndex } from './index/create-index';
import { MAX_QUERY_LENGTH, MAX_RESULTS } from './limits';
import { interpret } from './matching/choose-variant';
import { interpretationToResults } from './results/build-results';
import { suggestNames } from './results/suggest-names';
import { offerQuestions } from './results/suggest-questions';
import { understoodAs } from './results/understood-as';
import type { SearchOptions, SearchResponse } from './types';

const RESULTS = 10;

export function search(index: GameIndex, query: string, options: SearchOptions = {}): SearchResponse {
  const work = { steps: 0 };
  const unlocked = new Set(options.unlocked);
  const read = query.slice(0, MAX_QUERY_LENGTH);
  const interpretation = interpret(index, read, options.literal ?? false, work);
  if (!interpretation) {
    const suggestions = read.trim() === '' ? { nearest: [] } : suggestNames(index, read, unlocked, work);
    return { results: [], questions: [], ...suggestions, work: work.steps };
  }
  const understood = understoodAs(index, interpretation, unlocked);
  const limit = Math.min(options.limit ?? RESULTS, MAX_RESULTS);
  const results = interpretationToResults(index, interpretation, understood, unlocked, limit);
  const questions = offerQuestions(index, interpretation, unlocked);
  const response: SearchResponse = { results, questions, nearest: [], work: work.steps };
  if (understood !== undefined) response.understoodAs = understood;
  return response;
}
