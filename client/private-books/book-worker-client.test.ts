// Tests the time limits of the book worker with a simulated worker that never answers.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SCAN_LIMITS } from '@/extract/scan/scan-limits';
import { BOOK_LIMITS } from '@/lib/private-books/private-book';

class SilentWorker {
  static last: SilentWorker;
  isTerminated = false;
  onmessage = (_: { data: unknown }): void => {};
  addEventListener = (): void => {};
  postMessage = (): void => {};
  terminate = (): void => {
    this.isTerminated = true;
  };
  constructor() {
    SilentWorker.last = this;
  }
}

/** Sends a request to the worker. `code` is the code of the error with which the request was rejected. */
async function askWorker() {
  const { startBookWorker } = await import('./book-worker-client');
  const outcome = { code: '' };
  startBookWorker()
    .request({ ask: 'keep' })
    .catch((error) => {
      outcome.code = error.code;
    });
  await vi.advanceTimersByTimeAsync(0);
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
  vi.doMock('../load-island', () => ({ addressOf: (path: string) => path }));
  vi.doMock('../trusted-types', () => ({ trustScript: (path: string) => path }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('../load-island');
  vi.doUnmock('../trusted-types');
  vi.resetModules();
});

it('terminates the worker after the time limit of a book', async () => {
  const outcome = await askWorker();
  await vi.advanceTimersByTimeAsync(BOOK_LIMITS.timeMs - 2000);
  expect(outcome.code).toBe('');
  await vi.advanceTimersByTimeAsync(3000);
  expect(outcome.code).toBe('too-slow');
  expect(SilentWorker.last.isTerminated).toBe(true);
});

it.each([
  ['scanned', { recognition: { done: 1, all: 3, recognized: 1 } }],
  ['photographed', { isPhoto: true }],
])('gives each %s page a time limit of its own', async (_, progress) => {
  const outcome = await askWorker();
  for (let page = 1; page <= 3; page++) {
    await vi.advanceTimersByTimeAsync(SCAN_LIMITS.pageTimeMs - 2000);
    SilentWorker.last.onmessage({ data: { page, pages: 3, ...progress } });
    expect(outcome.code).toBe('');
  }
  await vi.advanceTimersByTimeAsync(SCAN_LIMITS.pageTimeMs + 1000);
  expect(outcome.code).toBe('too-slow');
  expect(SilentWorker.last.isTerminated).toBe(true);
});
