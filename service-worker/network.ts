// Fetches files of the site and verifies them by hash. Requests have an idle timeout and no total timeout: a slow
// connection may take as long as it needs, a silent one fails.
import { hashOf } from './hash';
import { joinBytes } from './join-bytes';
import { OfflineError } from './offline-error';

/** A request fails after this many milliseconds without a byte; every chunk restarts the timer. */
export const IDLE_TIMEOUT_MS = 20_000;
/** Delays before the second and the third attempt. */
const RETRY_DELAYS_MS = [400, 1600];
/** Many times the size of the largest file: a response that is not ours may never end. */
const MAX_RESPONSE_BYTES = 1 << 25;
/** Files whose path contains a hash of their content never change, so the browser's HTTP cache may serve them. */
const IMMUTABLE_FILES = /^\/(_next\/static|client)\//;

export interface Network {
  /** The response as text, not verified. */
  fetchText: (path: string, signal?: AbortSignal) => Promise<string>;
  /** The bytes of a file; retries, then throws, if they do not have this hash. */
  fetchFile: (path: string, hash: string, signal?: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
  /** The chunks of a response as they arrive, not verified. */
  streamBytes: (path: string, signal?: AbortSignal) => AsyncGenerator<Uint8Array<ArrayBuffer>>;
}

/**
 * Settles with `work`, or throws `no-network` when the signal aborts or the timeout passes, even if `work` never
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

/** The chunks of a response body as they arrive; `guard` puts a timeout on each read. */
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

/** `base` is the URL of the site without the last slash; tests replace the options. */
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
      // Closes the connection also after a timeout, and when the consumer stops early.
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
          // The HTTP cache may hold the wrong content, so a retry goes to the server.
          cache = 'reload';
          await pause(delayMs, path, signal);
        }
    },
    streamBytes: (path, signal) => read(path, 'no-cache', signal),
  };
}
