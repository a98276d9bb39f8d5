// Sends queries from the page to the search worker. If no worker can run, searches in the page. If the worker fails,
// rejects the pending requests; the next request starts a new worker.
import { withBase } from '@/components/page/build-settings';
import { liveDecisions } from '@/lib/core/decision';
import { isLargeSite } from '@/lib/core/is-large-site';
import { isPrivateGame } from '@/lib/core/parse-address';
import { needsTranslation } from '@/lib/search/translations/needs-translation';
import { parseDataAttribute } from '../current-page';
import { dataPath, loadGameData } from '../load-game-data';
import { addressOf, findColloquialAddress, loadScript } from '../load-island';
import { readStored } from '../storage';
import { trustScript } from '../trusted-types';
import { createIconMemory } from './search-icons';
import type { SearchSession } from './search-session';
import {
  colloquialKey,
  type SearchAnswer,
  type SearchEdition,
  type SearchRequest,
  type SearchWorkerMessage,
  type SearchWorkerReply,
  TRANSLATIONS_KEY,
} from './search-types';

/** Maximum time to wait until a new worker reports that it is ready, in milliseconds. */
const WORKER_START_TIMEOUT_MS = 4000;
/**
 * Maximum time to wait for an answer, in milliseconds. The slowest phone needs less for the largest game, including the
 * download of its data.
 */
const ANSWER_TIMEOUT_MS = 20_000;

/** The current search session. It runs in the worker, or in the page if the worker failed. */
let session: SearchSession | undefined;

/**
 * Adds the icons that earlier answers contained, because the worker sends each icon only once. Every answer passes
 * through this function, even if the panel ignores it.
 */
const addKnownIcons = createIconMemory();

let resolveFirstAnswer = (): void => {};
/** Resolves when the page shows its first search answer, or the message that there is no answer. */
export const firstAnswerShown = new Promise<void>((resolve) => {
  resolveFirstAnswer = resolve;
});
export const markFirstAnswerShown = (): void => resolveFirstAnswer();

/**
 * Creates the request for a query. The request also contains the points of the campaign that the reader has unlocked,
 * and the decisions of the reader's group.
 */
export function toSearchRequest(
  editions: readonly SearchEdition[],
  query: string,
  literal = false,
): SearchRequest {
  const decisions = Object.entries(readStored('decisions')).flatMap(([game, all]) => {
    const searchable = liveDecisions(all).map(({ id, at, text }) => ({ id, ...(at && { at }), text }));
    return searchable.length ? [[game, searchable] as const] : [];
  });
  const { played } = document.documentElement.dataset;
  const request = {
    query: query.trim(),
    editions,
    unlocked: readStored('unlocked'),
    literal,
    ...(played !== undefined && { played }),
  };
  return decisions.length && request.query
    ? { ...request, decisions: Object.fromEntries(decisions) }
    : request;
}

interface PrefetchedAnswer {
  /** The request as JSON. Requests with the same key are equal. */
  key: string;
  promise: Promise<SearchAnswer>;
  /** The answer; set when the promise has resolved. */
  answer?: SearchAnswer;
}

let prefetched: PrefetchedAnswer | undefined;

/**
 * Starts the search for the text in the field while the panel is still loading, so that the panel can show the answer
 * immediately. If the query is empty, only loads the data.
 */
export function prefetchAnswer(searchBar: HTMLElement, query: string): void {
  const editions = parseDataAttribute<SearchEdition[]>(searchBar, 'editions');
  // On a site with many games, the panel chooses the games to search.
  if (isLargeSite(editions)) return;
  const request = toSearchRequest(editions, query);
  const next: PrefetchedAnswer = { key: JSON.stringify(request), promise: search(request) };
  next.promise.then(
    (answer) => {
      next.answer = answer;
    },
    () => {},
  );
  prefetched = next;
}

/**
 * Returns the answer that `prefetchAnswer` received for the same request. Returns undefined if there is none yet, or if
 * the data of an edition failed to load.
 */
export const findPrefetchedAnswer = (request: SearchRequest): SearchAnswer | undefined =>
  prefetched?.key === JSON.stringify(request) && prefetched.answer?.failed.length === 0
    ? prefetched.answer
    : undefined;

/**
 * Returns the answer to a request. Uses a prefetched answer only once: if the same request comes again, searches again.
 */
export function requestAnswer(request: SearchRequest): Promise<SearchAnswer> {
  const last = prefetched;
  prefetched = undefined;
  return last?.key === JSON.stringify(request) ? last.promise : search(request);
}

/** Searches in the worker, or in the page if the worker fails. Rejects if both fail. */
async function search(request: SearchRequest): Promise<SearchAnswer> {
  try {
    session ??= startWorker();
    return addKnownIcons(await session.search(request));
  } catch {
    // The worker failed, so the next request starts a new worker.
    session = undefined;
    const { createSearchSession } = (await loadScript('search-worker')) as typeof import('./search-worker');
    const sessionInPage = createSearchSession(withBase('/data/'), findText, hasServiceWorker());
    const answer = await sessionInPage.search(request);
    session = sessionInPage;
    return addKnownIcons(answer);
  }
}

/** Whether a service worker answers the requests of this page. */
const hasServiceWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);

function startWorker(): SearchSession {
  const worker = new Worker(trustScript(addressOf('search-worker.js')), { type: 'module' });
  const post = (message: SearchWorkerMessage): void => worker.postMessage(message);
  const pending = new Map<number, { resolve: (answer: SearchAnswer) => void; reject: () => void }>();
  const sentTexts = new Set<string>();
  let lastId = 0;
  const fail = () => {
    // The worker is terminated. The next request must start a new session, even if no request is pending now.
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
    if ('wanted' in data) {
      sentTexts.delete(data.wanted);
      return sendText(post, sentTexts, data.wanted);
    }
    pending.get(data.id)?.resolve(data.answer);
    pending.delete(data.id);
  });
  post({ dataPath: withBase('/data/'), hasServiceWorker: hasServiceWorker() });
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

/**
 * Returns the keys of the texts (game data, synonyms, translations) that a request needs. Colloquial synonyms are
 * needed only if the query has several words. If there are many editions, the worker itself asks for the data of those
 * that it searches.
 */
const textKeys = ({ query, editions }: SearchRequest): string[] =>
  editions.flatMap(({ game, lang }) => [
    ...(isLargeSite(editions) ? [] : [`${game}.${lang}`]),
    ...(query.includes(' ') ? [colloquialKey(lang)] : []),
    ...(needsTranslation(query, lang) ? [TRANSLATIONS_KEY] : []),
  ]);

/**
 * Fetches a text (game data or synonyms) and sends it to the worker. The page does this while the script of the worker
 * is still loading. Sends each text only once, and does not parse it.
 */
function sendText(post: (message: SearchWorkerMessage) => void, sentTexts: Set<string>, key: string): void {
  if (sentTexts.has(key)) return;
  const loading = findText(key);
  if (!loading) {
    post({ key });
    return;
  }
  sentTexts.add(key);
  post({ coming: key });
  loading
    .then((text) => post({ key, text }))
    .catch(() => {
      // The text failed to load. The next request fetches it again.
      sentTexts.delete(key);
      post({ key });
    });
}

/**
 * Loads the text with this key: the data of an edition, the colloquial synonyms of a language, or the translations.
 * Returns undefined if the site has no such file.
 */
function findText(key: string): Promise<string> | undefined {
  const at = key.lastIndexOf('.');
  const [game, lang] = [key.slice(0, at), key.slice(at + 1)];
  // A private book is stored on the device, so its data does not come from the site.
  if (isPrivateGame(key)) return loadGameData(game, lang).then((data) => JSON.stringify(data));
  if (key !== colloquialKey(lang) && key !== TRANSLATIONS_KEY) return fetchText(dataPath(game, lang), 'json');
  const address = key === TRANSLATIONS_KEY ? addressOf('translations.txt') : findColloquialAddress(lang);
  return address ? fetchText(address, 'text/plain') : undefined;
}

/**
 * Fetches a text. Rejects if the content type is wrong, because a captive portal answers with status 200 and its HTML
 * page.
 */
async function fetchText(address: string, type: string): Promise<string> {
  const response = await fetch(address);
  const isOfType = (response.headers.get('content-type') ?? '').includes(type);
  if (!response.ok || !isOfType) throw new Error(`No text at ${address}.`);
  return response.text();
}
