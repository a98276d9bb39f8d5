// The search worker: answers queries outside of the main thread, from data that the page fetches and sends to it.
// Where no worker can run, the page imports `createSearchSession` from this same file.
import { createSearchSession, type SearchSession } from './search-session';
import type { SearchWorkerMessage } from './search-types';

export { createSearchSession };

interface ExpectedText {
  promise: Promise<string>;
  /** Without a text the promise rejects. */
  settle: (text?: string) => void;
}

let session: SearchSession | undefined;
/** Texts that the page has announced and not sent yet, by key. */
const expectedTexts = new Map<string, ExpectedText>();

function expectText(key: string): void {
  let settle = (_text?: string): void => {};
  const promise = new Promise<string>((resolve, reject) => {
    settle = (text) => (text === undefined ? reject(new Error(`No data for ${key}.`)) : resolve(text));
  });
  promise.catch(() => {});
  expectedTexts.set(key, { promise, settle });
}

async function handleMessage({ data }: MessageEvent<SearchWorkerMessage>): Promise<void> {
  if ('dataPath' in data) {
    session = createSearchSession(data.dataPath, (key) => expectedTexts.get(key)?.promise);
    postMessage({ ready: true });
  } else if ('coming' in data) expectText(data.coming);
  else if ('key' in data) {
    expectedTexts.get(data.key)?.settle(data.text);
    // The session holds the promise now; if the text is damaged, the session fetches the file itself.
    expectedTexts.delete(data.key);
  } else if (session) postMessage({ id: data.id, answer: await session.search(data.request) });
}

// The page gets `error` events of the worker but no unhandled rejections, so they are reported as errors.
if (typeof document === 'undefined')
  addEventListener('message', (event) => handleMessage(event).catch(reportError));
