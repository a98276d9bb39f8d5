// Runs one search engine in Chromium. Measures its results, the time per keystroke, the time to its first result and
// the bytes that it loads.
import type { Browser, Page } from 'playwright-core';
import type { JudgedAnswer } from '../../lib/search/evaluate-queries';
import { openPage, slowDown } from '../new-browser-page';
import { median } from '../statistics';
import type { DocumentUnit } from './peer-documents';
import type { BenchEdition, IndexedEdition } from './write-benchmark-site';

interface Engine {
  ask: (query: string) => Promise<EngineAnswer[]> | EngineAnswer[];
}
interface EngineAnswer {
  entry: string;
  section?: string;
  rule?: string;
  score?: number;
}
declare global {
  var createEngine: (edition: IndexedEdition) => Promise<Engine>;
  var engines: Record<string, Engine>;
}

export interface ReadyFigures {
  ms: number;
  bytes: number;
}

const FIRST_QUERY = 'патруль';

const loadScript = (page: Page, id: string) => page.addScriptTag({ url: `/engines/${id}.js` });

/**
 * Searches for every question in the editions that are listed with the question. Returns the results of each question.
 * A result names a rule only if each rule is one document.
 */
export async function collectAnswers(
  browser: Browser,
  origin: string,
  id: string,
  { questions, unit }: { questions: { q: string; editions: BenchEdition[] }[]; unit: DocumentUnit },
): Promise<JudgedAnswer[][]> {
  const page = await openPage(browser, `${origin}/`);
  await loadScript(page, id);
  const answers = await page.evaluate(
    async ({ questions, unit }) => {
      const engines: Record<string, Engine> = {};
      const answers: JudgedAnswer[][] = [];
      for (const { q, editions } of questions) {
        const found: (EngineAnswer & { game: string; place: number })[] = [];
        for (const { game, lang } of editions) {
          const key = `${game}.${lang}`;
          engines[key] ??= await createEngine({ game, lang, unit });
          const results = await engines[key].ask(q);
          found.push(...results.map((result, place) => ({ ...result, game, place })));
        }
        // Sorts results from several games by score, or by their rank within the game if the engine returns no scores.
        if (editions.length > 1) found.sort((a, b) => (b.score ?? -b.place) - (a.score ?? -a.place));
        answers.push(
          found.map(({ game, entry, section, rule }) => ({
            game,
            entry,
            ...(section && { section }),
            ...(unit === 'rule' && rule && { rule }),
          })),
        );
      }
      return answers;
    },
    { questions, unit },
  );
  await page.context().close();
  return answers;
}

/** Time limit for typing queries, in milliseconds. Without a limit the slowest engines would take an hour. */
const MAX_TYPING_MS = 40_000;

/** Returns the times per keystroke in milliseconds, for as many queries as can be typed within the time limit. */
export async function timeKeystrokes(
  browser: Browser,
  origin: string,
  id: string,
  { edition, queries, slowed }: { edition: BenchEdition; queries: string[]; slowed: number },
): Promise<number[]> {
  const page = await openPage(browser, `${origin}/`);
  await loadScript(page, id);
  await page.evaluate(async ({ game, lang }) => {
    globalThis.engines = { one: await createEngine({ game, lang, unit: 'section' }) };
  }, edition);
  await slowDown(page, slowed);
  const times = await page.evaluate(
    async ({ queries, longest }) => {
      const engine = engines.one;
      const times: number[] = [];
      const began = performance.now();
      for (const query of queries)
        for (let typed = 1; typed <= query.length && performance.now() - began < longest; typed++) {
          const start = performance.now();
          await engine?.ask(query.slice(0, typed));
          times.push(performance.now() - start);
        }
      return times;
    },
    { queries, longest: MAX_TYPING_MS },
  );
  await page.context().close();
  return times;
}

/**
 * Measures the median time from loading the engine's script to its first result, and the number of bytes transferred.
 */
export async function measureReady(
  browser: Browser,
  origin: string,
  id: string,
  { edition, slowed, runs }: { edition: BenchEdition; slowed: number; runs: number },
): Promise<ReadyFigures> {
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run < runs; run++) {
    const page = await openPage(browser, `${origin}/`);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await slowDown(page, slowed);
    const ms = await page.evaluate(
      async ({ src, edition, query }) => {
        const start = performance.now();
        await new Promise((resolve, reject) => {
          const script = Object.assign(document.createElement('script'), {
            src,
            onload: resolve,
            onerror: reject,
          });
          document.head.append(script);
        });
        const engine = await createEngine({ ...edition, unit: 'section' });
        await engine.ask(query);
        return performance.now() - start;
      },
      { src: `/engines/${id}.js`, edition, query: FIRST_QUERY },
    );
    times.push(ms);
    await page.context().close();
  }
  return { ms: median(times), bytes };
}
