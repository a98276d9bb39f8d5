// A queue that runs all changes to the offline copy one at a time. If a job that is shown to the reader is added during
// a download, the download is interrupted and starts again after that job.
import type { OfflineErrorCode, OfflineState } from '../lib/offline/offline-state';
import { errorCodeOf } from './offline-error';

export interface Job<T> {
  /**
   * Set if the job is shown to the reader while it runs. A job without `kind` is not shown and interrupts no other job.
   */
  kind?: NonNullable<OfflineState['busy']>;
  /**
   * Whether this job may be interrupted by a job that has a `kind` and is not itself interruptible. An interrupted job
   * is run again from its start, so it must skip the work that is already done.
   */
  isInterruptible?: boolean;
  work: (signal: AbortSignal) => Promise<T>;
}

export interface JobQueue {
  /**
   * Adds a job. Resolves to the result of the job, or to undefined if the job failed. The failure of a job that has a
   * `kind` sets `errorCode`. Later jobs still run after a failure.
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
 * Creates the queue. `runExclusive` prevents other workers from changing the offline copy at the same time; `onChange`
 * is called when a job that has a `kind` starts or ends.
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
      // Activating a version does not use the network, so its success does not clear a network error.
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
