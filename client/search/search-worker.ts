// The search worker. It answers queries outside the main thread, with data that the page fetches and sends. If no
// worker can run, the page imports `createSearchSession` from this file.
import { createSearchSession, type SearchSession } from './search-session';
import type { SearchWorkerMessage } from './search-types';

export { createSearchSession };

interface ExpectedText {
  promise: Promise<string>;
  /** Resolves the promise with the text. Without a text, rejects the promise. */
  settle: (text?: string) => void;
}

let session: SearchSession | undefined;
/** Texts that the page is fetching, by key. */
const expectedTexts = new Map<string, ExpectedText>();

function expectText(key: string): Promise<string> {
  let settle = (_text?: string): void => {};
  const promise = new Promise<string>((resolve, reject) => {
    settle = (text) => (text === undefined ? reject(new Error(`No data for ${key}.`)) : resolve(text));
  });
  promise.catch(() => {});
  expectedTexts.set(key, { promise, settle });
  return promise;
}

/** Returns a text that the page is fetching. Asks for the text if the page is not fetching it. */
function findText(key: string): Promise<string> {
  const expected = expectedTexts.get(key);
  if (expected) return expected.promise;
  postMessage({ wanted: key });
  return expectText(key);
}

async function handleMessage({ data }: MessageEvent<SearchWorkerMessage>): Promise<void> {
  if ('dataPath' in data) {
    session = createSearchSession(data.dataPath, findText, data.hasServiceWorker);
    postMessage({ ready: true });
  } else if ('coming' in data) {
    if (!expectedTexts.has(data.coming)) expectText(data.coming);
  } else if ('key' in data) {
    expectedTexts.get(data.key)?.settle(data.text);
    // The session already has the promise of this text, so the map no longer needs it. If the text is damaged, the next
    // request of the session finds no text here, and the session fetches the file itself.
    expectedTexts.delete(data.key);
  } else if (session) postMessage({ id: data.id, answer: await session.search(data.request) });
}

// The page can observe `error` events of the worker, but not rejected promises, so a rejection is reported as an error.
if (typeof document === 'undefined')
  addEventListener('message', (event) => handleMessage(event).catch(reportError));
