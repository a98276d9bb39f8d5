// Guards the reading of a file: it stops on a timeout, on too much data, or when the caller aborts.
import type { PdfLimits } from './limits';
import { PdfError, tooFullError, tooSlowError } from './pdf-error';

export interface Watchdog {
  /** Resolves with the work. Fails after `timeoutMs`, or as soon as `isTooMuch` returns true. */
  guard: <T>(
    work: Promise<T>,
    timeoutMs: number,
    more?: { sheet?: number; isTooMuch?: () => boolean },
  ) => Promise<T>;
  check: () => void;
  /** Rejects everything that is guarded now or later. */
  fail: (error: PdfError) => void;
  dispose: () => void;
}

/** How often `isTooMuch` is called. */
const POLL_INTERVAL_MS = 50;

const stoppedError = (): PdfError => new PdfError('stopped', 'Reading was stoppedError.');

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
        // The work may fail later, when nothing awaits it any more: that is not an unhandled rejection.
        work.catch(() => {});
        const left = Math.min(timeoutMs, deadline - Date.now());
        if (failure || left <= 0) return reject(failure ?? tooSlowError(sheet));
        const timer = setTimeout(() => fail(tooSlowError(sheet)), left);
        const poll =
          isTooMuch && setInterval(() => isTooMuch() && fail(tooFullError(sheet)), POLL_INTERVAL_MS);
        const done = () => {
          clearTimeout(timer);
          clearInterval(poll);
          waiting.delete(giveUp);
        };
        // `fail` calls this: a terminated thread never answers, so the work alone would wait for ever.
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
