// Simulated phones for the tests of journeys: one is online, the other has downloaded all games and is offline.

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type OfflineServer, startOfflineServer } from '../offline/offline-server';
import { openOfflinePhone, sendToWorker, waitForState, waitUntilComplete } from '../offline/worker-messages';
import { PHONE, type Site, waitUntilInteractive, watchErrors } from './serve-site';
import { clearStoredValues } from './stored-values';

const DEVICE = { ...PHONE, locale: 'uk-UA', permissions: ['clipboard-read', 'clipboard-write'] };

export type WatchedPage = Page & { errors: string[] };

export interface TestPhone {
  origin: () => string;
  /** Opens a path in a page with empty storage. */
  open: (path: string) => Promise<WatchedPage>;
  /** Closes the pages, clears the storage, and returns the errors of the pages. */
  closePages: (...pages: WatchedPage[]) => Promise<string[]>;
}

export const onlinePhone = (site: Site): TestPhone => ({
  origin: () => site.origin,
  open: (path) => site.open(path, DEVICE),
  closePages: async (...pages) => {
    for (const page of pages) await page.context().close();
    return pages.flatMap(({ errors }) => errors);
  },
});

/** Creates the offline phone, which all tests share. It downloads all games in all languages before the tests start. */
export function offlinePhone(): TestPhone {
  let server: OfflineServer;
  let context: BrowserContext;
  beforeAll(async () => {
    server = await startOfflineServer('out');
    context = await openOfflinePhone(DEVICE);
    const page = await context.newPage();
    await page.goto(`${server.origin}/`);
    await waitUntilComplete(page);
    // The home page downloads the games in its language. The worker downloads the other languages on request.
    const { games } = await waitUntilComplete(page);
    const asked = games.flatMap(({ id, editions }) => editions.map(({ lang }) => `${id}.${lang}`));
    await sendToWorker(page, { type: 'keep', notKept: [], asked });
    await waitForState(page, (state) =>
      state.games.every(({ editions }) => editions.every(({ status }) => status === 'whole')),
    );
    await server.stop();
    await context.setOffline(true);
    await page.close();
  }, 120_000);
  afterAll(() => context?.close());
  const closePages = async (pages: readonly Page[]) => {
    if (pages[0]) await clearStoredValues(pages[0]);
    for (const page of pages) await page.close();
  };
  // A failed test leaves its pages open, with stored values that would make the next tests fail.
  afterEach(() => closePages(context.pages()));
  return {
    origin: () => server.origin,
    open: async (path) => {
      const page = watchErrors(await context.newPage());
      await page.goto(server.origin + path);
      await waitUntilInteractive(page);
      return page;
    },
    closePages: async (...pages) => {
      await closePages(pages);
      return pages.flatMap(({ errors }) => errors);
    },
  };
}
