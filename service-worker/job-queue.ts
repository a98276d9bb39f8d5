// A queue that runs all changes of the offline copy, one at a time. A download is interrupted by a visible job that
// is added after it, and restarts when that job is done.
import type { OfflineErrorCode, OfflineState } from '../lib/offline/offline-state';
import { errorCodeOf } from './offline-error';

export interface Job<T> {
  /** Shown to the reader while the job runs. A job without a kind is invisible and interrupts nothing. */
  kind?: NonNullable<OfflineState['busy']>;
  /**
   * Whether a visible job may abort this one. An aborted job runs again from its start, so it must resume by itself.
   */
  isInterruptible?: boolean;
  work: (signal: AbortSignal) => Promise<T>;
}

export interface JobQueue {
  /**
   * Resolves to the result of the job, or to undefined if it failed. A failure sets `errorCode`; later jobs still
   * run.
   */
  run: <T>(job: Job<T>) => Promise<T | undefined>;
  busy: () => OfflineState['busy'];
  errorCode: () => OfflineErrorCode | undefined;
  setError: (code: OfflineErrorCode) => void;
}

interface QueuedJob extends Job<unknown> {
  resolve: (result: unknown) => void;
}

/** `runExclusive` keeps other workers away from the copy; `onChange` is called when a visible job starts or ends. */
export function createJobQueue(
  runExclusive: (work: () => Promise<void>) => Promise<void>,
  onChange: () => void,
): JobQueue {
  const waiting: QueuedJob[] = [];
  let running: { job: QueuedJob; controller: AbortController } | undefined;
  let errorCode: OfflineErrorCode | undefined;

  async function runNext(): Promise<void> {
    const job = running ? undefined : waiting.shift();
    if (!job) return;
    const controller = new AbortController();
    running = { job, controller };
    if (job.kind) onChange();
    let result: unknown;
    try {
      await runExclusive(async () => {
        result = await job.work(controller.signal);
      });
      // Activating a version does not use the network, so it does not clear a network error.
      if (job.kind && job.kind !== 'updating') errorCode = undefined;
    } catch (error) {
      if (job.kind && !controller.signal.aborted) errorCode = errorCodeOf(error);
    }
    running = undefined;
    if (controller.signal.aborted) waiting.push(job);
    if (job.kind) onChange();
    if (!controller.signal.aborted) job.resolve(result);
    void runNext();
  }

  return {
    run: <T>(job: Job<T>) =>
      new Promise<T | undefined>((resolve) => {
        waiting.push({ ...job, resolve: resolve as (result: unknown) => void });
        if (running?.job.isInterruptible && job.kind && !job.isInterruptible) running.controller.abort();
        void runNext();
      }),
    busy: () => running?.job.kind,
    errorCode: () => errorCode,
    setError(code) {
      errorCode = code;
    },
  };
}
