// Tables to play at. Online a phone asks the server; in flight mode it was on the shelf once, and now the server is gone.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { keepingPhone, say, waitFor, waitUntilWhole } from '../offline/offline-page';
import { type OfflineServer, startOfflineServer } from '../offline/offline-server';
import { PHONE, type Site, untilAlive, watchErrors } from './serve-site';

const DEVICE = { ...PHONE, locale: 'uk-UA', permissions: ['clipboard-read', 'clipboard-write'] };

export type TablePage = Page & { errors: string[] };

export interface Table {
  origin: () => string;
  /** A page on a phone that remembers nobody. */
  open: (path: string) => Promise<TablePage>;
  /** The phone forgets who read, and nothing went wrong while they did. */
  leave: (...pages: TablePage[]) => Promise<string[]>;
}

export const onlineTable = (site: Site): Table => ({
  origin: () => site.origin,
  open: (path) => site.open(path, DEVICE),
  leave: async (...pages) => {
    for (const page of pages) await page.context().close();
    return pages.flatMap(({ errors }) => errors);
  },
});

/** A visit to the shelf brings the games in its language, the others were asked for; every journey then happens on that one phone. */
export function flightTable(): Table {
  let server: OfflineServer;
  let context: BrowserContext;
  beforeAll(async () => {
    server = await startOfflineServer('out');
    context = await keepingPhone(DEVICE);
    const page = await context.newPage();
    await page.goto(`${server.origin}/`);
    await waitUntilWhole(page);
    // The other language comes when it is asked for.
    const { games } = await waitUntilWhole(page);
    const asked = games.flatMap(({ id, editions }) => editions.map(({ lang }) => `${id}.${lang}`));
    await say(page, { type: 'keep', notKept: [], asked });
    await waitFor(page, (state) =>
      state.games.every(({ editions }) => editions.every(({ status }) => status === 'whole')),
    );
    await server.stop();
    await context.setOffline(true);
    await page.close();
  }, 120_000);
  afterAll(() => context?.close());
  return {
    origin: () => server.origin,
    open: async (path) => {
      const page = watchErrors(await context.newPage());
      await page.goto(server.origin + path);
      await untilAlive(page);
      return page;
    },
    leave: async (...pages) => {
      await pages[0]?.evaluate(() => localStorage.clear());
      for (const page of pages) await page.close();
      return pages.flatMap(({ errors }) => errors);
    },
  };
}
