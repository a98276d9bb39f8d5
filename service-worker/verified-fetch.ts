// Fetches files of the site and verifies their hashes. A request fails if no data arrives for some time. It has no
// total time limit, because the connection may be slow.
import { hashOf } from './hash';
import { joinBytes } from './join-bytes';
import { OfflineError } from './offline-error';

/** Maximum time without data, in milliseconds, before a request fails. Every received chunk restarts the timer. */
export const IDLE_TIMEOUT_MS = 20_000;
/** Delays before the second and the third attempt of a request, in milliseconds. */
const RETRY_DELAYS_MS = [400, 1600];
/**
 * Maximum size of a response, in bytes: many times the largest file. A response that does not come from the site, such
 * as that of a captive portal, may be endless.
 */
const MAX_RESPONSE_BYTES = 1 << 25;
/**
 * Matches files whose path changes whenever their content changes: `/client/0a1b/main.js`. The file at such a path
 * never changes, so it may come from the HTTP cache of the browser.
 */
const IMMUTABLE_FILES = /^\/(_next\/static|client)\//;

export interface Network {
  /** Fetches a response as text. The text is not verified. */
  fetchText: (path: string, signal?: AbortSignal) => Promise<string>;
  /**
   * Fetches a file. If the request fails or the bytes do not have this hash, tries again up to two times, and then
   * throws an error.
   */
  fetchFile: (path: string, hash: string, signal?: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
  /** Yields the chunks of a response when they arrive. The bytes are not verified. */
  streamBytes: (path: string, signal?: AbortSignal) => AsyncGenerator<Uint8Array<ArrayBuffer>>;
}

/**
 * Waits for `work`. Rejects with `no-network` if the signal is aborted or the time is over, even if `work` never
 * settles. `label` names the request in the error message.
 */
export function withTimeout<T>(
  work: Promise<T>,
  label: string,
  timeoutMs = IDLE_TIMEOUT_MS,
  signal?: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (reason: unknown) => reject(new OfflineError('no-network', `${label}: ${reason}`));
    const stop = () => fail('interrupted');
    const timer = setTimeout(() => fail(`no data for ${timeoutMs} ms`), timeoutMs);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    work.then(resolve, fail).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    });
  });
}

/** Yields the chunks of a response body when they arrive. `guard` adds a timeout to each read. */
export async function* readBody(
  response: Response,
  label: string,
  guard: <T>(work: Promise<T>) => Promise<T> = (work) => withTimeout(work, label),
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  for (let count = 0; reader; ) {
    const { done, value } = await guard(reader.read());
    if (done) return;
    count += value.length;
    if (count > MAX_RESPONSE_BYTES)
      throw new OfflineError('wrong-answer', `${label}: more than ${MAX_RESPONSE_BYTES} bytes`);
    yield value;
  }
}

/** Creates the network client. `base` is the URL of the site without the last slash. Only tests pass options. */
export function createNetwork(
  base: string,
  {
    fetch = globalThis.fetch.bind(globalThis),
    retryDelaysMs = RETRY_DELAYS_MS,
    idleTimeoutMs = IDLE_TIMEOUT_MS,
  } = {},
): Network {
  async function* read(
    path: string,
    cache: RequestCache,
    signal?: AbortSignal,
  ): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const controller = new AbortController();
    const guard = <T>(work: Promise<T>): Promise<T> => withTimeout(work, path, idleTimeoutMs, signal);
    try {
      const request = fetch(base + path, { cache, credentials: 'same-origin', signal: controller.signal });
      const response = await guard(request);
      if (!response.ok) throw new OfflineError('wrong-answer', `${path}: ${response.status}`);
      yield* readBody(response, path, guard);
    } finally {
      // Closes the connection after the last chunk, after a timeout, and when the caller stops reading early.
      controller.abort();
    }
  }

  const pause = (timeMs: number, path: string, signal?: AbortSignal): Promise<void> =>
    withTimeout(new Promise((resolve) => setTimeout(resolve, timeMs)), path, timeMs + idleTimeoutMs, signal);

  return {
    fetchText: async (path, signal) =>
      new TextDecoder().decode(await joinBytes(read(path, 'no-store', signal))),
    async fetchFile(path, hash, signal) {
      let cache: RequestCache = IMMUTABLE_FILES.test(path) ? 'default' : 'no-cache';
      for (let attempt = 0; ; attempt++)
        try {
          const bytes = await joinBytes(read(path, cache, signal));
          if ((await hashOf(bytes)) === hash) return bytes;
          throw new OfflineError('wrong-answer', `${path}: unexpected hash`);
        } catch (error) {
          const delayMs = retryDelaysMs[attempt];
          if (delayMs === undefined || signal?.aborted) throw error;
          // The HTTP cache may contain the wrong file, so the next attempt does not use this cache.
          cache = 'reload';
          await pause(delayMs, path, signal);
        }
    },
    streamBytes: (path, signal) => read(path, 'no-cache', signal),
  };
}
