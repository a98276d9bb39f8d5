// The search in its own thread: the page hands it the data of the editions it asks about, and every keystroke is answered.
// Where no thread can be had, the page takes the session from this very file.
import { createSession, type Session } from './search-session';
import type { SearchRequest } from './search-types';

export { createSession };

type Message =
  | { dataPath: string }
  /** The page is fetching the data of this edition. */
  | { coming: string }
  /** Here it is; without text it could not be had. */
  | { key: string; text?: string }
  | { id: number; request: SearchRequest };

let session: Session | undefined;
const given = new Map<string, { promise: Promise<string>; resolve: (text?: string) => void }>();

function expect(key: string): void {
  let resolve = (_text?: string): void => {};
  const promise = new Promise<string>((done, refuse) => {
    resolve = (text) => (text === undefined ? refuse(new Error(`No data of ${key}.`)) : done(text));
  });
  promise.catch(() => {});
  given.set(key, { promise, resolve });
}

async function hear({ data }: MessageEvent<Message>): Promise<void> {
  if ('dataPath' in data) {
    session = createSession(data.dataPath, (key) => given.get(key)?.promise);
    postMessage({ ready: true });
  } else if ('coming' in data) expect(data.coming);
  else if ('key' in data) {
    given.get(data.key)?.resolve(data.text);
    // Whoever asked has it; should it be damaged, the session fetches it anew.
    given.delete(data.key);
  } else if (session) postMessage({ id: data.id, answer: await session.ask(data.request) });
}

// The page hears of errors alone, not of promises that were broken.
if (typeof document === 'undefined') addEventListener('message', (event) => hear(event).catch(reportError));
