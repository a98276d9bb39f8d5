// Sends requests from the page to the book worker, one at a time, and can terminate the worker at any moment.
import { SCAN_LIMITS } from '@/extract/scan/scan-limits';
import type { CompiledBook } from '@/lib/private-books/compile-book';
import { BOOK_LIMITS, PrivateBookError } from '@/lib/private-books/private-book';
import { createTimeLimit } from '@/lib/private-books/time-limit';
import { addressOf } from '../load-island';
import { trustScript } from '../trusted-types';
import type { BookWorkerRequest, BookWorkerResponse, ReadProgress } from './book-worker';

type OnPage = (progress: ReadProgress) => void;

export interface BookWorkerClient {
  /**
   * Sends a request. If the request fails, the promise rejects with a PrivateBookError. If `end` was called, the error
   * has the code `stopped`.
   */
  request: (request: BookWorkerRequest, onPage?: OnPage) => Promise<BookWorkerResponse>;
  /** Terminates the worker. The pending request is rejected with the code `stopped`. */
  end: () => void;
}

/** Returns the compiled book that a response of the worker contains. Throws an error if it contains none. */
export function toCompiledBook(response: BookWorkerResponse): CompiledBook {
  if (!('compiled' in response)) throw new PrivateBookError('broken');
  return response.compiled;
}

export function startBookWorker(): BookWorkerClient {
  const worker = new Worker(trustScript(addressOf('book-worker.js')), { type: 'module' });
  let rejectCurrent = (_: PrivateBookError): void => {};
  let [isEnded, last] = [false, Promise.resolve()];
  const end = (code: string) => {
    isEnded = true;
    worker.terminate();
    rejectCurrent(new PrivateBookError(code));
  };
  const fail = (event: Event) => {
    // An error without a message means that the browser could not load the script of the worker.
    const { message } = event as Partial<ErrorEvent>;
    rejectCurrent(new PrivateBookError(message ? 'broken' : 'no-reader', message));
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', () => rejectCurrent(new PrivateBookError('broken')));
  const send: BookWorkerClient['request'] = (request, onPage) =>
    new Promise((resolve, reject) => {
      if (isEnded) return reject(new PrivateBookError('stopped'));
      // A worker in an endless loop cannot stop itself, so the page terminates it after the time limit.
      let stopTimer = createTimeLimit(BOOK_LIMITS.timeMs, () => end('too-slow'));
      rejectCurrent = (error) => {
        stopTimer();
        reject(error);
      };
      worker.onmessage = ({ data }: MessageEvent<BookWorkerResponse>) => {
        if ('page' in data) {
          onPage?.(data);
          if (!data.recognition && !data.isPhoto) return;
          // Each scanned or photographed page has a separate time limit, because a book can have many pages.
          stopTimer();
          stopTimer = createTimeLimit(SCAN_LIMITS.pageTimeMs, () => end('too-slow'));
        } else if ('errorCode' in data) rejectCurrent(new PrivateBookError(data.errorCode, data.found));
        else {
          stopTimer();
          resolve(data);
        }
      };
      worker.postMessage(request);
    });
  return {
    // A response does not say to which request it belongs, so each request waits until the previous one has ended.
    request: (request, onPage) => {
      const response = last.then(() => send(request, onPage));
      last = response.then(
        () => {},
        () => {},
      );
      return response;
    },
    end: () => end('stopped'),
  };
}
