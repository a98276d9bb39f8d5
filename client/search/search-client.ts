// The page's side of the search: sends queries to the search worker, or searches in the page if no worker can run.
// A failure rejects the pending requests; the next request starts a new worker.
import { withBase } from '@/components/page/site-addresses';
import { isPrivateGame } from '@/lib/core/addresses';
import { liveDecisions } from '@/lib/core/decision';
import { isLargeLibrary } from '@/lib/core/library-size';
import { chooseSearchScope } from '@/lib/search/results/search-scope';
import { parseDataAttribute } from '../current-page';
import { dataPath, loadGameData } from '../load-game-data';
import { findAssetAddress, loadIsland } from '../load-island';
import { readStored } from '../storage';
import type { SearchSession } from './search-session';
import {
  colloquialKey,
  type SearchAnswer,
  type SearchEdition,
  type SearchRequest,
  type SearchWorkerMessage,
  type SearchWorkerReply,
} from './search-types';

/** The longest wait for a new worker to report that it is ready. */
const WORKER_START_TIMEOUT_MS = 4000;
/** Longer than the slowest phone needs for the largest game, including the download of its data. */
const ANSWER_TIMEOUT_MS = 20_000;

/** The session in use: in the worker, or in the page if the worker failed. */
let session: SearchSession | undefined;

let resolveFirstAnswer = (): void => {};
/** Resolves when the page shows its first search answer or the message that there is none. */
export const firstAnswerShown = new Promise<void>((resolve) => {
  resolveFirstAnswer = resolve;
});
export const markFirstAnswerShown = (): void => resolveFirstAnswer();

/** The request for a query, with the reader's unlocked points and decisions. */
export function toSearchRequest(
  editions: readonly SearchEdition[],
  query: string,
  literal = false,
): SearchRequest {
  const decisions = Object.entries(readStored('decisions')).flatMap(([game, all]) => {
    const searchable = liveDecisions(all).map(({ id, at, text }) => ({ id, ...(at && { at }), text }));
    return searchable.length ? [[game, searchable] as const] : [];
  });
  const request = { query: query.trim(), editions, unlocked: readStored('unlocked'), literal };
  return decisions.length && request.query
    ? { ...request, decisions: Object.fromEntries(decisions) }
    : request;
}

interface PrefetchedAnswer {
  /** The request as JSON. */
  key: string;
  promise: Promise<SearchAnswer>;
  /** Set when the promise has resolved. */
  answer?: SearchAnswer;
}

let prefetched: PrefetchedAnswer | undefined;

/**
 * Starts the search for the text of the field while the panel still loads, so that the panel renders with its answer.
 * An empty query only loads the data.
 */
export function prefetchAnswer(searchBar: HTMLElement, query: string): void {
  const editions = parseDataAttribute<SearchEdition[]>(searchBar, 'editions');
  const { first } = chooseSearchScope(editions, readStored('asked'));
  const request = toSearchRequest(first, query);
  // An empty query must not download the data of a large library.
  if (!request.query && isLargeLibrary(first)) return;
  const next: PrefetchedAnswer = { key: JSON.stringify(request), promise: search(request) };
  next.promise.then(
    (answer) => {
      next.answer = answer;
    },
    () => {},
  );
  prefetched = next;
}

/** The prefetched answer to this request, if it has arrived and covers all editions. */
export const findPrefetchedAnswer = (request: SearchRequest): SearchAnswer | undefined =>
  prefetched?.key === JSON.stringify(request) && prefetched.answer?.failed.length === 0
    ? prefetched.answer
    : undefined;

/** Uses the prefetched answer once; a repeated request searches again. */
export function requestAnswer(request: SearchRequest): Promise<SearchAnswer> {
  const last = prefetched;
  prefetched = undefined;
  return last?.key === JSON.stringify(request) ? last.promise : search(request);
}

/** Searches in the worker, or in the page if the worker fails; rejects if both fail. */
async function search(request: SearchRequest): Promise<SearchAnswer> {
  try {
    session ??= startWorker();
    return await session.search(request);
  } catch {
    // After a failure the next request starts a new worker.
    session = undefined;
    const { createSearchSession } = await loadIsland('search/search-worker');
    const sessionInPage = createSearchSession(withBase('/data/'), findText);
    const answer = await sessionInPage.search(request);
    session = sessionInPage;
    return answer;
  }
}

function startWorker(): SearchSession {
  const worker = new Worker(new URL('./search-worker.js', import.meta.url), { type: 'module' });
  const post = (message: SearchWorkerMessage): void => worker.postMessage(message);
  const pending = new Map<number, { resolve: (answer: SearchAnswer) => void; reject: () => void }>();
  const sentTexts = new Set<string>();
  let lastId = 0;
  const fail = () => {
    // Also without pending requests: the next request must not use a terminated worker.
    session = undefined;
    worker.terminate();
    clearTimeout(startTimer);
    for (const request of pending.values()) request.reject();
    pending.clear();
  };
  const startTimer = setTimeout(fail, WORKER_START_TIMEOUT_MS);
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<SearchWorkerReply>) => {
    if ('ready' in data) return clearTimeout(startTimer);
    pending.get(data.id)?.resolve(data.answer);
    pending.delete(data.id);
  });
  post({ dataPath: withBase('/data/') });
  return {
    search: (request) => {
      for (const key of textKeys(request)) sendText(post, sentTexts, key);
      return new Promise((resolve, reject) => {
        lastId += 1;
        const answerTimer = setTimeout(fail, ANSWER_TIMEOUT_MS);
        pending.set(lastId, {
          resolve: (answer) => {
            clearTimeout(answerTimer);
            resolve(answer);
          },
          reject: () => {
            clearTimeout(answerTimer);
            reject(new Error('The search worker did not answer.'));
          },
        });
        post({ id: lastId, request });
      });
    },
  };
}

/** Keys of the texts that a request needs. Colloquial synonyms apply to queries of several words. */
const textKeys = ({ query, editions }: SearchRequest): string[] =>
  editions.flatMap(({ game, lang }) => [
    `${game}.${lang}`,
    ...(query.includes(' ') ? [colloquialKey(lang)] : []),
  ]);

/** Fetches a text in the page while the worker's script still loads, and sends it to the worker unparsed, once. */
function sendText(post: (message: SearchWorkerMessage) => void, sentTexts: Set<string>, key: string): void {
  const loading = sentTexts.has(key) ? undefined : findText(key);
  if (!loading) return;
  sentTexts.add(key);
  post({ coming: key });
  loading
    .then((text) => post({ key, text }))
    .catch(() => {
      // The next request tries again.
      sentTexts.delete(key);
      post({ key });
    });
}

/** The text of an edition's data, or of a language's colloquial synonyms; undefined if the site has none. */
function findText(key: string): Promise<string> | undefined {
  const at = key.lastIndexOf('.');
  const [game, lang] = [key.slice(0, at), key.slice(at + 1)];
  // Private books are stored on the device, not on the site.
  if (isPrivateGame(key)) return loadGameData(game, lang).then((data) => JSON.stringify(data));
  if (key !== colloquialKey(lang)) return fetchText(dataPath(game, lang), 'json');
  const address = findAssetAddress(`colloquial/${lang}`);
  return address ? fetchText(address, 'text/plain') : undefined;
}

/** Rejects on another content type: a captive portal answers with status 200 and its own HTML page. */
async function fetchText(address: string, type: string): Promise<string> {
  const response = await fetch(address);
  const isOfType = (response.headers.get('content-type') ?? '').includes(type);
  if (!response.ok || !isOfType) throw new Error(`No text at ${address}.`);
  return response.text();
}
