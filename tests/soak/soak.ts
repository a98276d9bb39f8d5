// Soak test: uses the site in one browser page for a long time, injects faults, and measures memory and storage.
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { storageKey } from '../../lib/core/storage-schema';
import type { ListedPack } from '../../lib/offline/offline-manifest';
import { isComplete, type OfflineState } from '../../lib/offline/offline-state';
import { OUT_DIR } from '../../scripts/content/folders';
import { type OfflineServer, startOfflineServer } from '../browser/offline/offline-server';
import {
  damageContent,
  recordStates,
  sendToWorker,
  stopWorker,
  waitForState,
} from '../browser/offline/worker-messages';
import { PHONE } from '../browser/support/chromium';
import { isInteractive } from '../browser/support/page-ready';
import { createRandom, pick, type Random } from '../fuzz/random-text';

export interface SoakOptions {
  movements: number;
  searches: number;
  seed: number;
  log?: (line: string) => void;
}

/** Memory of the page after a garbage collection, and storage used on the device. Sizes are in bytes. */
export interface ResourceUse {
  heap: number;
  nodes: number;
  listeners: number;
  stored: number;
}

export interface SoakResult {
  movements: number;
  searches: number;
  faults: number;
  /** Resource use at the start of the measured part of the run, which follows the warm-up. */
  before: ResourceUse;
  /** Resource use at the end of the run. */
  after: ResourceUse;
  errors: string[];
}

const GAMES = ['/outer-rim/uk/', '/outer-rim/ru/', '/rebellion/uk/', '/planet-unknown/uk/'];
const QUERIES = (JSON.parse(readFileSync('tests/search/queries.json', 'utf8')) as { q: string }[]).map(
  ({ q }) => q,
);
/** Time limit for downloading all files for offline use, in milliseconds. It is long enough for a busy machine. */
const DOWNLOAD_TIMEOUT_MS = 180_000;
/**
 * Share of the movements (random actions, such as opening a link) that are warm-up. After the warm-up, the browser has
 * used every feature at least once, so its memory should not grow any more.
 */
const WARM_UP_SHARE = 0.2;
/** Matches the errors that the browser logs for failed requests. They are expected, because the test injects faults. */
const NETWORK_ERROR = /Failed to load resource|net::ERR|ERR_INTERNET|FetchEvent/;

export async function soak(
  browser: Browser,
  { movements, searches, seed, ...rest }: SoakOptions,
): Promise<SoakResult> {
  const random = createRandom(seed);
  const server = await startOfflineServer(OUT_DIR);
  const context = await browser.newContext({ ...PHONE, locale: 'uk-UA', serviceWorkers: 'allow' });
  context.setDefaultTimeout(20_000);
  await recordStates(context);
  const errors: string[] = [];
  context.on('page', (page) => {
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !NETWORK_ERROR.test(message.text())) errors.push(message.text());
    });
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}/`);
  await requestAllEditions(page);
  await page.reload();
  await waitForState(page, hasAllEditions, DOWNLOAD_TIMEOUT_MS);
  const faults = createFaults(random, server, context, page);
  const searchesPerMovement = Math.max(1, Math.round(searches / movements));
  let searched = 0;
  let before: ResourceUse | undefined;
  try {
    for (let moved = 1; moved <= movements; moved++) {
      await faults.next();
      await move(page, random, server.origin);
      for (let nth = 0; nth < searchesPerMovement && searched < searches; nth++, searched++)
        await search(page, random);
      if (!before && moved >= movements * WARM_UP_SHARE) before = await measureUse(page);
      if (moved % 100 === 0) rest.log?.(`${moved} movements, ${searched} searches, ${faults.count()} faults`);
    }
    await faults.end();
    await page.goto(`${server.origin}/outer-rim/uk/`);
    await sendToWorker(page, { type: 'test' });
    await waitForState(page, isComplete, DOWNLOAD_TIMEOUT_MS);
    const after = await measureUse(page);
    return { movements, searches: searched, faults: faults.count(), before: before ?? after, after, errors };
  } finally {
    await context.close();
    await server.stop();
  }
}

/** Requests every game in every language, so that the device stores everything before the first measurement. */
const requestAllEditions = (page: Page): Promise<void> =>
  page.evaluate(async (key) => {
    const { packs } = await (await fetch('/packs/manifest.json')).json();
    const keys = (packs as ListedPack[]).flatMap(({ game, langs }) => langs.map((lang) => `${game}.${lang}`));
    localStorage.setItem(key, JSON.stringify([...new Set(keys)]));
  }, storageKey('asked'));

const hasAllEditions = (state: OfflineState): boolean =>
  isComplete(state) &&
  state.games.every(({ editions }) => editions.every(({ entries: { here, total } }) => here === total));

/**
 * Makes one random movement, such as opening a link. Afterwards a page with a heading must be visible, even if the
 * network fails.
 */
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
  const movements: (() => Promise<unknown>)[] = [
    () => page.goto(origin + pick(random, GAMES)),
    () => tapOne('main a[href^="/"]:not(.ref)', random(200)),
    () => tapOne('main a[href^="/"]:not(.ref)', random(200)),
    () => tapOne('nav.language-toggle a', random(3)),
    () => page.goBack(),
    async () => {
      await tapOne('main a.ref', random(40));
      await waitForSheet(page);
      await closeAll(page);
    },
    async () => {
      await tapOne('.rule > .rule-body', random(60));
      await waitForSheet(page);
      await tapOne('.rule-action-main', 0);
      await closeAll(page);
    },
  ];
  await closeAll(page);
  await pick(random, movements)();
  await page.waitForLoadState('domcontentloaded');
  if (!page.url().startsWith(origin)) await page.goto(`${origin}/outer-rim/uk/`);
  await page.waitForFunction(() => document.querySelector('h1, .entry-text')?.textContent);
  await page.waitForFunction(isInteractive);
}

/** Waits until a dialog is open, but at most 1.5 seconds, because on a page without links or rules no dialog opens. */
const waitForSheet = (page: Page) =>
  page
    .locator('dialog[open]')
    .waitFor({ timeout: 1500 })
    .catch(() => {});

/** Maximum number of attempts to close a dialog before the test fails. */
const MAX_CLOSE_ATTEMPTS = 50;

/** Closes all dialogs and the search. The next attempt closes a dialog that opens in the meantime. */
async function closeAll(page: Page): Promise<void> {
  const isOpen = () => page.evaluate(() => document.querySelector('dialog[open], .is-searching') !== null);
  for (let tries = 0; await isOpen(); tries++) {
    if (tries === MAX_CLOSE_ATTEMPTS)
      throw new Error(`A dialog stays open at ${page.url()}: ${await describeOpenDialogs(page)}.`);
    const [sheet, search] = ['dialog[open] .sheet-close', '.is-searching .search-close'].map((css) =>
      page.locator(css).first(),
    );
    const button = (await sheet?.isVisible()) ? sheet : search;
    if (tries % 2 === 0 || !(await button?.isVisible())) await page.keyboard.press('Escape');
    else await button?.click({ timeout: 1000 }).catch(() => {});
    await page.waitForTimeout(100);
  }
}

const describeOpenDialogs = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog[open], .is-searching')]
      .map(({ tagName, className, ariaLabel }) => [tagName, className, ariaLabel].join(' '))
      .join('; '),
  );

/** Types a new query, and waits for results, for the message that there are none, or for an error message. */
async function search(page: Page, random: Random): Promise<void> {
  const isOpen = await page.evaluate(() => document.documentElement.classList.contains('is-searching'));
  if (!isOpen) {
    await closeAll(page);
    const searchField = page.locator('search button.dock-field, [role="combobox"]').first();
    // If the page has no search field, opens a page that has one.
    if ((await searchField.count()) === 0) await page.goto(new URL('/outer-rim/uk/', page.url()).href);
    // Closes dialogs several times, because a dialog that opens late may cover the search field.
    for (let tries = 0; tries < 5; tries++) {
      await closeAll(page);
      const isTapped = await searchField.click({ timeout: 3000 }).then(
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

/**
 * Injects a random fault before roughly every fourth movement (random action), and removes the fault a few movements
 * later.
 */
function createFaults(random: Random, server: OfflineServer, context: BrowserContext, page: Page) {
  let injected = 0;
  let movementsLeft = 0;
  let recover: () => Promise<unknown> = async () => {};
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
      await damageContent(page, await randomFileHash(page, random));
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
    await recover();
    recover = async () => {};
    movementsLeft = 0;
  };
  return {
    next: async () => {
      if (movementsLeft > 0) {
        if (--movementsLeft === 0) await end();
      } else if (random(4) === 0) {
        recover = await pick(random, kinds)();
        injected++;
        movementsLeft = 1 + random(4);
      }
    },
    end,
    count: () => injected,
  };
}

const randomFileHash = (page: Page, random: Random): Promise<string> =>
  page.evaluate(async (place) => {
    const keys = await (await caches.open('pravylo-files-1')).keys();
    return keys[place % keys.length]?.url.split('/').at(-1) ?? '';
  }, random(5000));

async function measureUse(page: Page): Promise<ResourceUse> {
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

/** Returns a message for each value that has grown more than its limit allows. */
export function findGrowth({ before, after }: Pick<SoakResult, 'before' | 'after'>): string[] {
  const limits: [keyof ResourceUse, number][] = [
    ['heap', before.heap * 1.5 + 8 * MEGABYTE],
    ['nodes', before.nodes * 1.5 + 10_000],
    ['listeners', before.listeners * 1.5 + 2000],
    ['stored', before.stored * 1.2 + MEGABYTE],
  ];
  return limits
    .filter(([what, limit]) => after[what] > limit)
    .map(([what, limit]) => `${what}: ${after[what]}, expected at most ${Math.round(limit)}`);
}
