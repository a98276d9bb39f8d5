// Keeps the answers of the search in order: an answer that arrives after a newer request was made is dropped.
import type { SearchAnswer } from './search-types';

interface AnswerHandlers {
  onAnswer: (answer: SearchAnswer) => void;
  /** The request failed, or no edition could be loaded. */
  onFailure: () => void;
}

/** Whether the answer contains nothing because no edition could be loaded. */
const haveAllFailed = ({ failed }: SearchAnswer, editions: number): boolean =>
  failed.length > 0 && failed.length === editions;

/** Returns the function that waits for an answer. It handles only the answer to the newest request. */
export function createAnswerOrder() {
  let newest: Promise<SearchAnswer> | undefined;
  return {
    /** `editions` is the number of editions that the request searches. */
    follow(request: Promise<SearchAnswer>, editions: number, { onAnswer, onFailure }: AnswerHandlers): void {
      newest = request;
      request.then(
        (answer) => {
          if (request !== newest) return;
          if (haveAllFailed(answer, editions)) onFailure();
          else onAnswer(answer);
        },
        () => {
          if (request === newest) onFailure();
        },
      );
    },
    /** Drops the answers to all earlier requests, because the query is empty now. */
    drop(): void {
      newest = undefined;
    },
  };
}
