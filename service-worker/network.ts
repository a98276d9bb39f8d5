// Asks the server, and believes it only when the content is the one that was asked for. A connection may be slow, but not
// silent: whoever waits for it is told.
import { hashOf } from './hash';
import { joinBytes } from './join-bytes';
import { OfflineError } from './offline-error';

/** How long a silent connection is waited for; each byte that comes begins it anew. */
export const PATIENCE = 20_000;
const PAUSES = [400, 1600];
/** Many times the largest file: an answer of somebody else's may never end. */
const MOST_BYTES = 1 << 25;

export interface Network {
  /** The answer as text, whatever it is. */
  text: (path: string, signal?: AbortSignal) => Promise<string>;
  /** A file with this hash. */
  file: (path: string, hash: string, signal?: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
  /** The bytes as they come. */
  bytes: (path: string, signal?: AbortSignal) => AsyncGenerator<Uint8Array<ArrayBuffer>>;
}

/** Ends with `work`, with the signal, or after a time without either; even when `work` itself never does. */
export function waitFor<T>(
  work: Promise<T>,
  about: string,
  patience = PATIENCE,
  signal?: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (why: unknown) => reject(new OfflineError('no-network', `${about}: ${why}`));
    const stop = () => fail('interrupted');
    const timer = setTimeout(() => fail(`silent for ${patience} ms`), patience);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    work.then(resolve, fail).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    });
  });
}

/** The bytes of an answer as they come. */
export async function* readBody(
  answer: Response,
  about: string,
  listen: <T>(work: Promise<T>) => Promise<T> = (work) => waitFor(work, about),
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = answer.body?.getReader();
  for (let count = 0; reader; ) {
    const { done, value } = await listen(reader.read());
    if (done) return;
    count += value.length;
    if (count > MOST_BYTES) throw new OfflineError('wrong-answer', `${about}: more than ${MOST_BYTES} bytes`);
    yield value;
  }
}

/** `base` is the address of the site without its last slash. */
export function createNetwork(
  base: string,
  { fetch = globalThis.fetch.bind(globalThis), pauses = PAUSES, patience = PATIENCE } = {},
): Network {
  async function* read(
    path: string,
    cache: RequestCache,
    signal?: AbortSignal,
  ): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const control = new AbortController();
    const listen = <T>(work: Promise<T>): Promise<T> => waitFor(work, path, patience, signal);
    try {
      const asked = fetch(base + path, { cache, credentials: 'same-origin', signal: control.signal });
      const answer = await listen(asked);
      if (!answer.ok) throw new OfflineError('wrong-answer', `${path}: ${answer.status}`);
      yield* readBody(answer, path, listen);
    } finally {
      // Also when it fell silent, and when nobody wants more of it.
      control.abort();
    }
  }

  const pause = (time: number, path: string, signal?: AbortSignal): Promise<void> =>
    waitFor(new Promise((resolve) => setTimeout(resolve, time)), path, time + patience, signal);

  return {
    text: async (path, signal) => new TextDecoder().decode(await joinBytes(read(path, 'no-store', signal))),
    async file(path, hash, signal) {
      // What is named by its hash may come from the browser's own cache; asked again, everything comes from the server.
      let cache: RequestCache = /^\/(_next\/static|parts)\//.test(path) ? 'default' : 'no-cache';
      for (let attempt = 0; ; attempt++)
        try {
          const bytes = await joinBytes(read(path, cache, signal));
          if ((await hashOf(bytes)) === hash) return bytes;
          throw new OfflineError('wrong-answer', `${path}: not the content that was asked for`);
        } catch (error) {
          const time = pauses[attempt];
          if (time === undefined || signal?.aborted) throw error;
          cache = 'reload';
          await pause(time, path, signal);
        }
    },
    bytes: (path, signal) => read(path, 'no-cache', signal),
  };
}
