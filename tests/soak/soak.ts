// A browser left open for a whole evening: movements and searches without end, faults thrown in, and what it costs.
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { storageKey } from '../../lib/core/storage-schema';
import type { ListedPack } from '../../lib/offline/offline-manifest';
import { isWhole, type OfflineState } from '../../lib/offline/offline-state';
import { OUT } from '../../scripts/content/folders';
import { damage, listen, say, stopWorker, waitFor } from '../browser/offline/offline-page';
import { type OfflineServer, startOfflineServer } from '../browser/offline/offline-server';
import { PHONE } from '../browser/support/chromium';
import { isAlive } from '../browser/support/page-ready';
import { createRandom, pick, type Random } from '../fuzz/random-text';

export interface Wanted {
  movements: number;
  searches: number;
  seed: number;
  say?: (line: string) => void;
}

/** What the page holds after the rubbish is taken out, and what the device keeps. */
export interface Cost {
  heap: number;
  nodes: number;
  listeners: number;
  stored: number;
}

export interface Soaked {
  movements: number;
  searches: number;
  faults: number;
  /** When everything had been used once, and at the end. */
  before: Cost;
  after: Cost;
  errors: string[];
}

const GAMES = ['/outer-rim/uk/', '/outer-rim/ru/', '/rebellion/uk/', '/planet-unknown/uk/'];
const QUERIES = (JSON.parse(readFileSync('tests/search/queries.json', 'utf8')) as { q: string }[]).map(
  ({ q }) => q,
);
/** A busy machine may take its time over the whole copy. */
const PATIENCE = 180_000;
/** After so many movements the browser has met everything once. */
const WARM = 0.2;
/** The browser says so itself of what was asked for in vain; the page is to bear it. */
const NETWORK = /Failed to load resource|net::ERR|ERR_INTERNET|FetchEvent/;

export async function soak(
  browser: Browser,
  { movements, searches, seed, ...rest }: Wanted,
): Promise<Soaked> {
  const random = createRandom(seed);
  const server = await startOfflineServer(OUT);
  const context = await browser.newContext({ ...PHONE, locale: 'uk-UA', serviceWorkers: 'allow' });
  context.setDefaultTimeout(20_000);
  await listen(context);
  const errors: string[] = [];
  context.on('page', (page) => {
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !NETWORK.test(message.text())) errors.push(message.text());
    });
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}/`);
  await askForAll(page);
  await page.reload();
  await waitFor(page, hasAll, PATIENCE);
  const bad = createFaults(random, server, context, page);
  const each = Math.max(1, Math.round(searches / movements));
  let searched = 0;
  let before: Cost | undefined;
  try {
    for (let moved = 1; moved <= movements; moved++) {
      await bad.next();
      await move(page, random, server.origin);
      for (let nth = 0; nth < each && searched < searches; nth++, searched++) await search(page, random);
      if (!before && moved >= movements * WARM) before = await costOf(page);
      if (moved % 100 === 0) rest.say?.(`${moved} movements, ${searched} searches, ${bad.count()} faults`);
    }
    await bad.end();
    await page.goto(`${server.origin}/outer-rim/uk/`);
    await say(page, { type: 'test' });
    await waitFor(page, isWhole, PATIENCE);
    const after = await costOf(page);
    return { movements, searches: searched, faults: bad.count(), before: before ?? after, after, errors };
  } finally {
    await context.close();
    await server.stop();
  }
}

/** Every game in every language, so that what is kept has its full size from the start. */
const askForAll = (page: Page): Promise<void> =>
  page.evaluate(async (key) => {
    const { packs } = await (await fetch('/packs/manifest.json')).json();
    const keys = (packs as ListedPack[]).flatMap(({ game, langs }) => langs.map((lang) => `${game}.${lang}`));
    localStorage.setItem(key, JSON.stringify([...new Set(keys)]));
  }, storageKey('asked'));

const hasAll = (state: OfflineState): boolean =>
  isWhole(state) &&
  state.games.every(({ editions }) => editions.every(({ entries: { here, total } }) => here === total));

/** One movement of a reader; whatever the network does, a page with its heading stands there afterwards. */
async function move(page: Page, random: Random, origin: string): Promise<void> {
  const tapOne = (selector: string, nth: number) =>
    page.evaluate(
      ([css, place]) => {
        const all = [...document.querySelectorAll(css)].filter(
          (element) => element instanceof HTMLElement && element.getClientRects().length > 0,
        ) as HTMLElement[];
        all[place % Math.max(all.length, 1)]?.click();
      },
      [selector, nth] as const,
    );
  const ways: (() => Promise<unknown>)[] = [
    () => page.goto(origin + pick(random, GAMES)),
    () => tapOne('main a[href^="/"]:not(.ref)', random(200)),
    () => tapOne('main a[href^="/"]:not(.ref)', random(200)),
    () => tapOne('nav.language-toggle a', random(3)),
    () => page.goBack(),
    async () => {
      await tapOne('main a.ref', random(40));
      await risen(page);
      await closeAll(page);
    },
    async () => {
      await tapOne('.rule > .rule-body', random(60));
      await risen(page);
      await tapOne('.rule-action-main', 0);
      await closeAll(page);
    },
  ];
  await closeAll(page);
  await pick(random, ways)();
  await page.waitForLoadState('domcontentloaded');
  if (!page.url().startsWith(origin)) await page.goto(`${origin}/outer-rim/uk/`);
  await page.waitForFunction(() => document.querySelector('h1, .entry-text')?.textContent);
  await page.waitForFunction(isAlive);
}

/** A sheet comes in its time; a page without links or rules has none. */
const risen = (page: Page) =>
  page
    .locator('dialog[open]')
    .waitFor({ timeout: 1500 })
    .catch(() => {});

/** A hand that closes something tries no oftener. */
const MOST_TRIES = 50;

/** Sheets and search are closed one after another, as a hand would; one that was still coming is met by the next try. */
async function closeAll(page: Page): Promise<void> {
  const isOpen = () => page.evaluate(() => document.querySelector('dialog[open], .is-searching') !== null);
  for (let tries = 0; await isOpen(); tries++) {
    if (tries === MOST_TRIES)
      throw new Error(`Something stays open at ${page.url()}: ${await whatIsOpen(page)}.`);
    const [sheet, search] = ['dialog[open] .sheet-close', '.is-searching .search-close'].map((css) =>
      page.locator(css).first(),
    );
    const button = (await sheet?.isVisible()) ? sheet : search;
    if (tries % 2 === 0 || !(await button?.isVisible())) await page.keyboard.press('Escape');
    else await button?.click({ timeout: 1000 }).catch(() => {});
    await page.waitForTimeout(100);
  }
}

const whatIsOpen = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog[open], .is-searching')]
      .map(({ tagName, className, ariaLabel }) => [tagName, className, ariaLabel].join(' '))
      .join('; '),
  );

/** A query is typed over the last one, and answered: by rules, or by the word that there are none, or that they could not come. */
async function search(page: Page, random: Random): Promise<void> {
  const isOpen = await page.evaluate(() => document.documentElement.classList.contains('is-searching'));
  if (!isOpen) {
    await closeAll(page);
    const door = page.locator('search button.dock-field, [role="combobox"]').first();
    // Some pages have none.
    if ((await door.count()) === 0) await page.goto(new URL('/outer-rim/uk/', page.url()).href);
    // A sheet that was long in coming may stand before it.
    for (let tries = 0; tries < 5; tries++) {
      await closeAll(page);
      const isTapped = await door.click({ timeout: 3000 }).then(
        () => true,
        () => false,
      );
      if (isTapped) break;
    }
    await page.locator('html.is-searching').waitFor();
  }
  const field = page.getByRole('combobox');
  await field.fill('');
  await field.fill(pick(random, QUERIES));
  await page.waitForFunction(() =>
    document.querySelector('[role="option"], .search-nothing, .is-searching .search-say'),
  );
  if (random(4) === 0) await page.keyboard.press('Escape');
}

/** A fault now and then, and its end a few movements later. */
function createFaults(random: Random, server: OfflineServer, context: BrowserContext, page: Page) {
  let thrown = 0;
  let left = 0;
  let mend: () => Promise<unknown> = async () => {};
  const kinds: (() => Promise<() => Promise<unknown>>)[] = [
    async () => {
      await server.stop();
      await context.setOffline(true);
      return async () => {
        await server.start();
        await context.setOffline(false);
      };
    },
    async () => {
      server.fault = () => ({ status: 500, body: 'no' });
      return async () => {
        server.fault = () => undefined;
      };
    },
    async () => {
      server.fault = () => ({ cutAfter: 300 });
      return async () => {
        server.fault = () => undefined;
      };
    },
    async () => {
      await damage(page, await anyHash(page, random));
      return async () => {};
    },
    async () => {
      await stopWorker(page);
      return async () => {};
    },
    async () => {
      const tab = await context.newPage();
      await tab.goto(server.origin + pick(random, GAMES));
      return () => tab.close();
    },
    async () => {
      const session = await context.newCDPSession(page);
      await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 1000 });
      return async () => {
        await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin });
        await session.detach();
      };
    },
  ];
  const end = async () => {
    await mend();
    mend = async () => {};
    left = 0;
  };
  return {
    next: async () => {
      if (left > 0) {
        if (--left === 0) await end();
      } else if (random(4) === 0) {
        mend = await pick(random, kinds)();
        thrown++;
        left = 1 + random(4);
      }
    },
    end,
    count: () => thrown,
  };
}

const anyHash = (page: Page, random: Random): Promise<string> =>
  page.evaluate(async (place) => {
    const keys = await (await caches.open('pravylo-files-1')).keys();
    return keys[place % keys.length]?.url.split('/').at(-1) ?? '';
  }, random(5000));

async function costOf(page: Page): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const stored = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    stored,
  };
}

const MEGABYTE = 1_000_000;

/** What grew beyond its bound; nothing when all is well. */
export function growthOf({ before, after }: Pick<Soaked, 'before' | 'after'>): string[] {
  const bounds: [keyof Cost, number][] = [
    ['heap', before.heap * 1.5 + 8 * MEGABYTE],
    ['nodes', before.nodes * 1.5 + 10_000],
    ['listeners', before.listeners * 1.5 + 2000],
    ['stored', before.stored * 1.2 + MEGABYTE],
  ];
  return bounds
    .filter(([what, most]) => after[what] > most)
    .map(([what, most]) => `${what}: ${after[what]}, expected at most ${Math.round(most)}`);
}
