// Sample states of offline storage, and helpers that send them to a page as messages, as the service worker does.
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { SiteGame } from '../../../lib/data/site-data-types';
import type { GameState, OfflineState } from '../../../lib/offline/offline-state';
import type { Site } from '../support/serve-site';

const count = (here: number, total = here) => ({ here, total });

export function completeState(): OfflineState {
  const games = JSON.parse(readFileSync('.pravylo/games.json', 'utf8')) as SiteGame[];
  return {
    version: 'a',
    shell: { status: 'whole', progress: count(30), missing: [], damaged: [], bytes: 400_000 },
    games: games.map(({ id, editions }) => ({
      id,
      status: 'whole',
      kept: true,
      editions: editions.map(({ lang, entryCount }) => ({
        lang,
        kept: true,
        status: 'whole',
        size: 150_000,
        bytes: 450_000,
        entries: count(entryCount),
        pages: count(6),
        search: count(1),
        icons: count(25),
      })),
      missing: [],
      damaged: [],
      size: 310_000,
      bytes: 900_000,
      progress: count(100),
    })),
    checkedAt: Date.now(),
  };
}

export function withGame(state: OfflineState, id: string, change: Partial<GameState>): OfflineState {
  return { ...state, games: state.games.map((game) => (game.id === id ? { ...game, ...change } : game)) };
}

/** Opens a page without a service worker. Tests send states to it with `sendState`. */
export async function openWithoutWorker(site: Site, path: string, options: BrowserContextOptions) {
  const page = await site.newPage(options);
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    serviceWorker.register = () => new Promise(() => {});
    const listen = serviceWorker.addEventListener.bind(serviceWorker);
    serviceWorker.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args);
      Object.assign(window, { isListening: true });
    };
  });
  await page.goto(site.origin + path);
  return page;
}

/** Dispatches a state message in the page, as if the service worker had sent it. */
export async function sendState(page: Page, state: OfflineState): Promise<void> {
  await page.waitForFunction(() => 'isListening' in window);
  await page.evaluate((sentState) => {
    navigator.serviceWorker.dispatchEvent(
      new MessageEvent('message', { data: { type: 'state', state: sentState } }),
    );
  }, state);
}
