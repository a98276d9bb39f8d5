// Watches over the reading of a file: no step takes longer than it may or brings more than it may, and all stops when asked to.
import type { Limits } from './limits';
import { PdfError, tooFull, tooSlow } from './pdf-error';

export interface Watchdog {
  /** Waits for the work, but not longer than `time`, nor when it brings too much. */
  guard: <T>(
    work: Promise<T>,
    time: number,
    more?: { sheet?: number; isTooMuch?: () => boolean },
  ) => Promise<T>;
  check: () => void;
  /** Ends all that is waited for. */
  fail: (error: PdfError) => void;
  end: () => void;
}

/** Milliseconds between two looks at what has come so far. */
const LOOK = 50;

const stopped = (): PdfError => new PdfError('stopped', 'Reading was stopped.');

export function createWatchdog(
  { time }: Limits,
  signal: AbortSignal | undefined,
  stop: () => void,
): Watchdog {
  const end = Date.now() + time;
  const waiting = new Set<(error: unknown) => void>();
  let failure: PdfError | undefined;
  const fail = (error: PdfError) => {
    failure ??= error;
    stop();
    for (const reject of waiting) reject(failure);
  };
  const abort = () => fail(stopped());
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  return {
    fail,
    guard: (work, own, { sheet, isTooMuch } = {}) =>
      new Promise((resolve, reject) => {
        // What nobody waits for any more may still fail, when the reading is stopped.
        work.catch(() => {});
        const left = Math.min(own, end - Date.now());
        if (failure || left <= 0) return reject(failure ?? tooSlow(sheet));
        const timer = setTimeout(() => fail(tooSlow(sheet)), left);
        const look = isTooMuch && setInterval(() => isTooMuch() && fail(tooFull(sheet)), LOOK);
        const done = () => {
          clearTimeout(timer);
          clearInterval(look);
          waiting.delete(give);
        };
        // A thread that was ended never answers: nothing may go on waiting for it.
        const give = (error: unknown) => {
          done();
          reject(error);
        };
        waiting.add(give);
        work.then((value) => {
          done();
          resolve(value);
        }, give);
      }),
    check: () => {
      if (failure) throw failure;
    },
    end: () => signal?.removeEventListener('abort', abort),
  };
}
