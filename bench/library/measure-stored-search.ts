// Stores all games of a site on a simulated phone, stops the server, and measures the time from the first letter in the
// search field of the home page to the first rule on the screen.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { serve } from '../../scripts/server/static-server.mjs';
import { median } from '../statistics';

export interface StoredSearchFigures {
  storeSeconds: number;
  /** Time of the first answer on a new page, in milliseconds. */
  first: number;
  /** Time of the first answer of the very first search, before the words of the games are stored, in milliseconds. */
  cold: number;
  /** Time of the answer to another query on the same page, in milliseconds. */
  next: number;
  /** Memory of the search worker, in megabytes. */
  megabytes: number;
}

const RUNS = 5;
/** Words of the generated rules (scripts/commands/generate-library.ts). Every game has them. */
const WORDS = ['дракон', 'торговець', 'караван', 'скарб', 'вежа'];
/** Maximum time until all games are stored and until all their words are stored, in milliseconds. */
const STORE_TIMEOUT_MS = 1_200_000;

export async function measureStoredSearch(
  browser: Browser,
  dir: string,
  games: number,
  words: readonly string[] = WORDS,
): Promise<StoredSearchFigures> {
  const { server, port } = await serve({ dir, port: 0 });
  const origin = `http://localhost:${port}`;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'uk-UA',
    serviceWorkers: 'allow',
  });
  try {
    const storeSeconds = await storeAll(context, origin, games);
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    const cold = await timeSearch(context, origin, words, 0);
    await waitForWords(context, origin, games);
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await timeSearch(context, origin, words, run));
    return {
      storeSeconds,
      first: median(runs.map(({ first }) => first)),
      cold: cold.first,
      next: median(runs.map(({ next }) => next)),
      megabytes: median(runs.map(({ megabytes }) => megabytes)),
    };
  } finally {
    await context.close();
    server.close();
  }
}

/** Stores all games. Returns the time in seconds. */
async function storeAll(context: BrowserContext, origin: string, games: number): Promise<number> {
  const page = await context.newPage();
  await page.goto(origin);
  const ids = Array.from({ length: games }, (_, at) => `invented-${at + 1}`);
  const started = performance.now();
  await page.evaluate(
    async ({ asked, timeout }) => {
      localStorage.setItem('pravylo.asked', JSON.stringify(asked));
      const { active } = await navigator.serviceWorker.ready;
      await new Promise<void>((resolve, reject) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => {
          if (data.type !== 'state' || data.state.busy) return;
          const whole = data.state.games.filter(({ status }: { status: string }) => status === 'whole');
          if (whole.length === asked.length) resolve();
        });
        setTimeout(() => reject(new Error('The games were not stored in time.')), timeout);
        active?.postMessage({ type: 'keep', notKept: [], asked });
      });
    },
    { asked: ids, timeout: STORE_TIMEOUT_MS },
  );
  await page.close();
  return (performance.now() - started) / 1000;
}

/** Keeps the search open until the words of all games are stored. */
async function waitForWords(context: BrowserContext, origin: string, games: number): Promise<void> {
  const page = await openSearch(context, origin);
  await page.locator('.dock input').fill(WORDS[0] ?? '');
  await page.waitForFunction(
    async (wanted) => {
      // On a site with few games, the search stores no words of the editions.
      if (wanted <= 8) return true;
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('pravylo-words');
        request.onsuccess = () => resolve(request.result);
      });
      const count = await new Promise<number>((resolve) => {
        const request = db.transaction('words').objectStore('words').count();
        request.onsuccess = () => resolve(request.result);
      });
      db.close();
      return count >= wanted;
    },
    games,
    { timeout: STORE_TIMEOUT_MS, polling: 1000 },
  );
  await page.close();
}

async function openSearch(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.classList.contains('js'));
  return page;
}

/** Types a word, waits for the answer, and types another word. */
async function timeSearch(
  context: BrowserContext,
  origin: string,
  words: readonly string[],
  run: number,
): Promise<{ first: number; next: number; megabytes: number }> {
  const page = await openSearch(context, origin);
  // A reader needs some time between the tap on the field and the first letter.
  await page.locator('.dock input').focus();
  await page.waitForTimeout(500);
  const type = (text: string) =>
    page.evaluate(
      (typed) =>
        new Promise<number>((resolve) => {
          const input = document.querySelector<HTMLInputElement>('.dock input');
          const started = performance.now();
          const isAnswered = () =>
            document
              .querySelector('.hit-text mark')
              ?.textContent?.toLowerCase()
              .startsWith(typed.slice(0, 4));
          const check = () => {
            if (isAnswered()) requestAnimationFrame(() => resolve(performance.now() - started));
            else setTimeout(check, 4);
          };
          if (input) input.value = typed;
          input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
          check();
        }),
      text,
    );
  const first = await type(words[run % words.length] ?? '');
  await page.waitForTimeout(2000);
  const next = await type(words[(run + 1) % words.length] ?? '');
  const megabytes = await workerMegabytes(page);
  await page.close();
  return { first, next, megabytes };
}

/**
 * Returns the size of the JavaScript heap of the search worker. The worker is asked through DevTools, because a worker
 * cannot measure its own memory.
 */
async function workerMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const bytes = await new Promise<number>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type !== 'worker') return;
      const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
      void session.send('Target.sendMessageToTarget', { sessionId, message });
    });
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message);
      if (id === 1) resolve(result.usedSize);
    });
    void session.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: false,
    });
  });
  return bytes / 1e6;
}
