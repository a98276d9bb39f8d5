// Stops reading a PDF after a timeout, if the PDF has too much data, or if the caller aborts. pdf.js has no timeout of
// its own and cannot be interrupted, so its thread is terminated.

import { PdfError, tooFullError, tooSlowError } from './pdf-error';
import type { PdfLimits } from './pdf-limits';

export interface Watchdog {
  /**
   * Resolves with the result of `work`. Rejects after `timeoutMs` milliseconds, or as soon as `isTooMuch` returns true.
   */
  guard: <T>(
    work: Promise<T>,
    timeoutMs: number,
    more?: { sheet?: number; isTooMuch?: () => boolean },
  ) => Promise<T>;
  check: () => void;
  /** Rejects all promises that `guard` has returned or will return with this error. */
  fail: (error: PdfError) => void;
  dispose: () => void;
}

/** Interval between two calls of `isTooMuch`, in milliseconds. */
const POLL_INTERVAL_MS = 50;

const stoppedError = (): PdfError => new PdfError('stopped', 'Reading was stopped.');

export function createWatchdog(
  { totalTimeMs }: PdfLimits,
  signal: AbortSignal | undefined,
  stop: () => void,
): Watchdog {
  const deadline = Date.now() + totalTimeMs;
  const waiting = new Set<(error: unknown) => void>();
  let failure: PdfError | undefined;
  const fail = (error: PdfError) => {
    failure ??= error;
    stop();
    for (const reject of waiting) reject(failure);
  };
  const abort = () => fail(stoppedError());
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  return {
    fail,
    guard: (work, timeoutMs, { sheet, isTooMuch } = {}) =>
      new Promise((resolve, reject) => {
        // `work` may reject after the timeout, when nothing awaits it any more. This handler prevents an unhandled
        // rejection.
        work.catch(() => {});
        const left = deadline - Date.now();
        if (failure || left <= 0) return reject(failure ?? tooSlowError());
        // The error names the page only if this page has exceeded its own limit.
        const timer =
          timeoutMs < left
            ? setTimeout(() => fail(tooSlowError(sheet)), timeoutMs)
            : setTimeout(() => fail(tooSlowError()), left);
        const poll =
          isTooMuch &&
          setInterval(() => isTooMuch() && fail(tooFullError('instructions', sheet)), POLL_INTERVAL_MS);
        const done = () => {
          clearTimeout(timer);
          clearInterval(poll);
          waiting.delete(giveUp);
        };
        // Rejects the promise that `guard` has returned. `fail` calls this function too, because `work` never settles
        // after its thread has been terminated.
        const giveUp = (error: unknown) => {
          done();
          reject(error);
        };
        waiting.add(giveUp);
        work.then((value) => {
          done();
          resolve(value);
        }, giveUp);
      }),
    check: () => {
      if (failure) throw failure;
    },
    dispose: () => signal?.removeEventListener('abort', abort),
  };
}
