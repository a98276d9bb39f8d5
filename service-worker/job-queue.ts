// A queue that runs all changes to the offline copy one at a time. A job that the page shows to the reader, such as a
// check of all files, interrupts a running download. The queue runs the download again after this job.
import type { OfflineErrorCode, OfflineState } from '../lib/offline/offline-state';
import { errorCodeOf } from './offline-error';

export interface Job<T> {
  /**
   * What the page shows to the reader while the job runs. The page does not show a job without `kind`, and such a job
   * interrupts no other job.
   */
  kind?: NonNullable<OfflineState['busy']>;
  /**
   * Whether another job may interrupt this job. Only a job that has a `kind` and is not itself interruptible can
   * interrupt another job. The queue runs an interrupted job again from its start, so the job must skip work that is
   * already done.
   */
  isInterruptible?: boolean;
  work: (signal: AbortSignal) => Promise<T>;
}

export interface JobQueue {
  /**
   * Adds a job. Resolves to the result of the job, or to undefined if the job failed. If a job with a `kind` fails,
   * sets `errorCode`. Later jobs still run after a failure.
   */
  run: <T>(job: Job<T>) => Promise<T | undefined>;
  busy: () => OfflineState['busy'];
  errorCode: () => OfflineErrorCode | undefined;
  setError: (code: OfflineErrorCode) => void;
}

interface QueuedJob extends Job<unknown> {
  resolve: (result: unknown) => void;
}

/**
 * Creates the queue. `runExclusive` prevents other service workers from changing the offline copy at the same time. The
 * queue calls `onChange` when a job that has a `kind` starts or ends.
 */
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
      // A job of the kind `updating` makes another version current and does not use the network, so its success does
      // not clear a network error.
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
