// Measures the response times of the search worker of the built site. Sends messages to it, as a page does.
import type { Browser } from 'playwright-core';
import type { SearchRequest } from '../../client/search/search-types';
import { openPage } from '../new-browser-page';
import { median } from '../statistics';
import type { BenchEdition } from './write-benchmark-site';

declare global {
  var workerArguments: ConstructorParameters<typeof Worker> | undefined;
  var askWorker: (query: string) => Promise<unknown>;
}

export interface WorkerTimes {
  ready: number;
  keys: number[];
}

export async function measureWorker(
  browser: Browser,
  origin: string,
  { edition, queries, runs }: { edition: BenchEdition; queries: string[]; runs: number },
): Promise<WorkerTimes> {
  const script = await findWorker(browser, origin, edition);
  const ready: number[] = [];
  let keys: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await openPage(browser, `${origin}/icon.svg`);
    ready.push(await page.evaluate(startWorker, { script, edition }));
    keys = await page.evaluate(async (queries) => {
      const times: number[] = [];
      for (const query of queries)
        for (let typed = 1; typed <= query.length; typed++) {
          const start = performance.now();
          await askWorker(query.slice(0, typed));
          times.push(performance.now() - start);
        }
      return times;
    }, queries);
    await page.context().close();
  }
  return { ready: median(ready), keys };
}

/** Opens the search on a page of the game, and returns the arguments that the site passes to `new Worker`. */
async function findWorker(browser: Browser, origin: string, { game, lang }: BenchEdition) {
  const page = await openPage(browser, `${origin}/icon.svg`);
  await page.addInitScript(() => {
    const Original = globalThis.Worker;
    globalThis.Worker = class extends Original {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        globalThis.workerArguments = [String(given[0]), given[1]];
      }
    };
  });
  await page.goto(`${origin}/${game}/${lang}/?q=`);
  await page.waitForFunction(() => globalThis.workerArguments !== undefined);
  const found = await page.evaluate(() => globalThis.workerArguments);
  await page.context().close();
  if (!found) throw new Error('The site started no search worker.');
  return [String(found[0]), found[1]] as [string, WorkerOptions | undefined];
}

/** Runs in the page: starts the worker, and returns the time to its first answer in milliseconds. */
async function startWorker({ script, edition }: { script: [string, WorkerOptions?]; edition: BenchEdition }) {
  const start = performance.now();
  const worker = new Worker(...script);
  const waiting = new Map<number, (answer: unknown) => void>();
  worker.addEventListener('message', ({ data }) => waiting.get(data.id)?.(data.answer));
  worker.postMessage({ dataPath: '/data/' });
  let last = 0;
  globalThis.askWorker = (query) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      const request: SearchRequest = {
        query,
        editions: [{ ...edition, name: '' }],
        unlocked: {},
        literal: false,
      };
      worker.postMessage({ id: last, request });
    });
  await globalThis.askWorker('патруль');
  return performance.now() - start;
}
