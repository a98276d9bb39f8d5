// Asks the search: in a worker where one can be had, otherwise on the page; the field does not know which.
// Whatever fails is told to who asked, and the next question starts anew.
import { withBase } from '@/components/page/site-addresses';
import { isPrivateGame } from '@/lib/core/addresses';
import { decisionsOf } from '@/lib/core/decision';
import { isLargeLibrary } from '@/lib/core/library-size';
import { toScope } from '@/lib/search/results/search-scope';
import { dataOf } from '../current-page';
import { dataPath, loadGameData } from '../load-game-data';
import { fileAddress, loadIsland } from '../load-island';
import { readStored } from '../storage';
import { colloquialKey, type SearchAnswer, type SearchEdition, type SearchRequest } from './search-types';

export interface SearchEngine {
  ask: (request: SearchRequest) => Promise<SearchAnswer>;
}

type Reply = { id: number; answer: SearchAnswer } | { ready: true };

/** A worker that says nothing for this long will never speak. */
const PATIENCE_MS = 4000;
/** Longer than the slowest phone needs for the largest game, data included. */
const ANSWER_MS = 20_000;

let engine: SearchEngine | undefined;

let settle = (): void => {};
/** The first answer of this page is drawn, or none could be had. */
export const answered = new Promise<void>((resolve) => {
  settle = resolve;
});
export const sayAnswered = (): void => settle();

/** A question of this reader: with what his games have come to, and what his tables decided. */
export function requestOf(editions: readonly SearchEdition[], query: string, literal = false): SearchRequest {
  const decided = Object.entries(readStored('decisions')).flatMap(([game, all]) => {
    const words = decisionsOf(all).map(({ id, at, text }) => ({ id, ...(at && { at }), text }));
    return words.length ? [[game, words] as const] : [];
  });
  const request = { query: query.trim(), editions, unlocked: readStored('unlocked'), literal };
  return decided.length && request.query ? { ...request, decisions: Object.fromEntries(decided) } : request;
}

interface Ahead {
  key: string;
  answer: Promise<SearchAnswer>;
  found?: SearchAnswer;
}

let ahead: Ahead | undefined;

/** Asks what stands in the field while the panel is still coming, which then finds it answered; without a word, data comes at least. */
export function askAhead(dock: HTMLElement, query: string): void {
  const { first } = toScope(dataOf<SearchEdition[]>(dock, 'editions'), readStored('asked'));
  const request = requestOf(first, query);
  // Not the data of a whole library.
  if (!request.query && isLargeLibrary(first)) return;
  const asked: Ahead = { key: JSON.stringify(request), answer: answer(request) };
  asked.answer.then(
    (found) => {
      asked.found = found;
    },
    () => {},
  );
  ahead = asked;
}

/** What was asked ahead, where the whole answer is here already. */
export const foundAhead = (request: SearchRequest): SearchAnswer | undefined =>
  ahead?.key === JSON.stringify(request) && ahead.found?.failed.length === 0 ? ahead.found : undefined;

export function ask(request: SearchRequest): Promise<SearchAnswer> {
  const asked = ahead;
  // Only once: the same question again is asked anew.
  ahead = undefined;
  return asked?.key === JSON.stringify(request) ? asked.answer : answer(request);
}

/** One answer: from the worker, or where it does not work from the page itself; fails when neither can. */
async function answer(request: SearchRequest): Promise<SearchAnswer> {
  try {
    engine ??= startWorker();
    return await engine.ask(request);
  } catch {
    // The next question starts anew, whatever failed.
    engine = undefined;
    const { createSession } = await loadIsland('search/search-worker');
    const onPage = createSession(withBase('/data/'), textOf);
    const found = await onPage.ask(request);
    engine = onPage;
    return found;
  }
}

function startWorker(): SearchEngine {
  const worker = new Worker(new URL('./search-worker.js', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { answer: (answer: SearchAnswer) => void; fail: () => void }>();
  const given = new Set<string>();
  let last = 0;
  const fail = () => {
    // Also when nobody waits: the next question is not to wait for one that is gone.
    engine = undefined;
    worker.terminate();
    clearTimeout(silence);
    for (const one of waiting.values()) one.fail();
    waiting.clear();
  };
  const silence = setTimeout(fail, PATIENCE_MS);
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if ('ready' in data) return clearTimeout(silence);
    waiting.get(data.id)?.answer(data.answer);
    waiting.delete(data.id);
  });
  worker.postMessage({ dataPath: withBase('/data/') });
  return {
    ask: (request) => {
      // What players say is looked for from the second word on.
      for (const { game, lang } of request.editions)
        for (const key of [`${game}.${lang}`, ...(request.query.includes(' ') ? [colloquialKey(lang)] : [])])
          giveText(worker, given, key);
      return new Promise((resolve, reject) => {
        last += 1;
        const late = setTimeout(fail, ANSWER_MS);
        const over =
          <T>(end: (value: T) => void) =>
          (value: T) => {
            clearTimeout(late);
            end(value);
          };
        waiting.set(last, {
          answer: over(resolve),
          fail: () => over(reject)(new Error('The search worker gave no answer.')),
        });
        worker.postMessage({ id: last, request });
      });
    },
  };
}

/** The page asks for data and talk while the worker's script is on its way, and hands them over unread. */
function giveText(worker: Worker, given: Set<string>, key: string): void {
  const text = given.has(key) ? undefined : textOf(key);
  if (!text) return;
  given.add(key);
  worker.postMessage({ coming: key });
  text
    .then((text) => worker.postMessage({ key, text }))
    .catch(() => {
      // Asked for again with the next question.
      given.delete(key);
      worker.postMessage({ key });
    });
}

/** The text of an edition's data, or of what players say in its language; undefined where there is none. */
function textOf(key: string): Promise<string> | undefined {
  const at = key.lastIndexOf('.');
  const [game, lang] = [key.slice(0, at), key.slice(at + 1)];
  // A private book lies on this device, not on the site.
  if (isPrivateGame(key)) return loadGameData(game, lang).then((data) => JSON.stringify(data));
  if (key !== colloquialKey(lang)) return fetchText(dataPath(game, lang), 'json');
  const talk = fileAddress(`colloquial/${lang}`);
  return talk ? fetchText(talk, 'text/plain') : undefined;
}

/** What is no such text is the page of some captive portal. */
async function fetchText(address: string, type: string): Promise<string> {
  const response = await fetch(address);
  const isOfType = (response.headers.get('content-type') ?? '').includes(type);
  if (!response.ok || !isOfType) throw new Error(`No text at ${address}.`);
  return response.text();
}
