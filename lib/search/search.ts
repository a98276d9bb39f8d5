// Answers a query over one game's index.
import type { GameIndex } from './create-index';
import { interpret } from './interpret';
import { MAX_QUERY_LENGTH, MAX_RESULTS } from './limits';
import { offerQuestions } from './questions';
import { interpretationToResults } from './results';
import { suggestNames } from './suggest';
import type { SearchOptions, SearchResponse } from './types';
import { understoodAs } from './understood';

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
