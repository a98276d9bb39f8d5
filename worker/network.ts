// Asks the server, and believes it only when the content is the one that was asked for.
import { hashOf } from './hash';
import { TroubleError } from './trouble';

/** How long a silent connection is waited for. */
const PATIENCE = 20_000;
const PAUSES = [400, 1600];

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

export interface Network {
  /** The answer as text, whatever it is. */
  text: (path: string) => Promise<string>;
  /** A file with this hash. */
  file: (path: string, hash: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** A text piece by piece as it comes. */
  pieces: (path: string) => AsyncGenerator<string>;
}

/** `base` is the address of the site without its last slash. */
export function createNetwork(
  base: string,
  { fetch = globalThis.fetch.bind(globalThis), pauses = PAUSES } = {},
): Network {
  const ask = async (path: string, cache: RequestCache, signal?: AbortSignal): Promise<Response> => {
    const answer = await fetch(base + path, {
      cache,
      credentials: 'same-origin',
      signal: signal ?? null,
    }).catch((error: unknown) => {
      throw new TroubleError('no-network', `${path}: ${error}`);
    });
    if (!answer.ok) throw new TroubleError('wrong-answer', `${path}: ${answer.status}`);
    return answer;
  };

  const read = async (path: string, cache: RequestCache): Promise<Uint8Array<ArrayBuffer>> => {
    const answer = await ask(path, cache, AbortSignal.timeout(PATIENCE));
    return new Uint8Array(
      await answer.arrayBuffer().catch((error: unknown) => {
        throw new TroubleError('no-network', `${path}: ${error}`);
      }),
    );
  };

  return {
    text: async (path) => new TextDecoder().decode(await read(path, 'no-store')),
    async file(path, hash) {
      // What is named by its hash may come from the browser's own cache; asked again, everything comes from the server.
      let cache: RequestCache = path.startsWith('/_next/static/') ? 'default' : 'no-cache';
      for (let attempt = 0; ; attempt++)
        try {
          const bytes = await read(path, cache);
          if ((await hashOf(bytes)) === hash) return bytes;
          throw new TroubleError('wrong-answer', `${path}: not the content that was asked for`);
        } catch (error) {
          const time = pauses[attempt];
          if (time === undefined) throw error;
          cache = 'reload';
          await pause(time);
        }
    },
    async *pieces(path) {
      const control = new AbortController();
      const answer = await ask(path, 'no-cache', control.signal);
      const reader = answer.body?.getReader();
      if (!reader) return;
      const decoder = new TextDecoder();
      try {
        for (;;) {
          const timer = setTimeout(() => control.abort(), PATIENCE);
          const { done, value } = await reader
            .read()
            .catch((error: unknown) => {
              throw new TroubleError('no-network', `${path}: ${error}`);
            })
            .finally(() => clearTimeout(timer));
          if (done) return;
          yield decoder.decode(value, { stream: true });
        }
      } finally {
        // Also when the reader of the pieces wants no more.
        control.abort();
      }
    },
  };
}
