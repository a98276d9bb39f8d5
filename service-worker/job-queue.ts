// The one queue that every change of the copy goes through. One job at a time; a download makes way for whatever comes after
// it, and goes on when that is done.
import type { OfflineErrorCode, OfflineState } from '../lib/offline/offline-state';
import { errorCodeOf } from './offline-error';

export interface Job<T> {
  /** What a reader is told while it runs; a job without it runs unseen, and nobody makes way for it. */
  kind?: NonNullable<OfflineState['busy']>;
  /** A long one that is interrupted by a seen one; it must be able to begin again where it was. */
  makesWay?: boolean;
  work: (signal: AbortSignal) => Promise<T>;
}

export interface Queue {
  /** Gives what the job gives; undefined when it failed, which is told as trouble and stops nothing else. */
  run: <T>(job: Job<T>) => Promise<T | undefined>;
  busy: () => OfflineState['busy'];
  trouble: () => OfflineErrorCode | undefined;
  note: (trouble: OfflineErrorCode) => void;
}

interface Queued extends Job<unknown> {
  end: (result: unknown) => void;
}

/** `alone` lets no other worker at the same copy; `tell` is called when a seen job begins and ends. */
export function createQueue(alone: (work: () => Promise<void>) => Promise<void>, tell: () => void): Queue {
  const waiting: Queued[] = [];
  let running: { job: Queued; control: AbortController } | undefined;
  let trouble: OfflineErrorCode | undefined;

  async function runNext(): Promise<void> {
    const job = running ? undefined : waiting.shift();
    if (!job) return;
    const control = new AbortController();
    running = { job, control };
    if (job.kind) tell();
    let result: unknown;
    try {
      await alone(async () => {
        result = await job.work(control.signal);
      });
      // Changing over proves nothing about the network.
      if (job.kind && job.kind !== 'updating') trouble = undefined;
    } catch (error) {
      if (job.kind && !control.signal.aborted) trouble = errorCodeOf(error);
    }
    running = undefined;
    if (control.signal.aborted) waiting.push(job);
    if (job.kind) tell();
    if (!control.signal.aborted) job.end(result);
    void runNext();
  }

  return {
    run: <T>(job: Job<T>) =>
      new Promise<T | undefined>((resolve) => {
        waiting.push({ ...job, end: resolve as (result: unknown) => void });
        if (running?.job.makesWay && job.kind && !job.makesWay) running.control.abort();
        void runNext();
      }),
    busy: () => running?.job.kind,
    trouble: () => trouble,
    note(found) {
      trouble = found;
    },
  };
}
