// Passes on only the answer to the latest search request. Ignores an answer to an earlier request, even if it arrives
// later.
import type { SearchAnswer } from './search-types';

interface AnswerHandlers {
  onAnswer: (answer: SearchAnswer) => void;
  /** Called if the request failed, or if no edition could be loaded. */
  onFailure: () => void;
}

/** Whether the answer is empty because no edition could be loaded. */
const haveAllFailed = ({ failed, loaded }: SearchAnswer): boolean => failed.length > 0 && loaded === 0;

/**
 * Returns two functions: `follow` calls the handlers with the answer to a request, unless a later request was made in
 * the meantime; `drop` cancels all requests.
 */
export function createAnswerOrder() {
  let newest: Promise<SearchAnswer> | undefined;
  return {
    /** Calls a handler when the answer to `request` arrives. */
    follow(request: Promise<SearchAnswer>, { onAnswer, onFailure }: AnswerHandlers): void {
      newest = request;
      request.then(
        (answer) => {
          if (request !== newest) return;
          if (haveAllFailed(answer)) onFailure();
          else onAnswer(answer);
        },
        () => {
          if (request === newest) onFailure();
        },
      );
    },
    /** Ignores the answers to all earlier requests. Called when the query has become empty. */
    drop(): void {
      newest = undefined;
    },
  };
}
