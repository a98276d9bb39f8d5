// What the tests of the offline copy say to the worker, and what they hear from it.
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { isWhole, type OfflineState } from '../../../lib/offline/offline-state';
import type { Request } from '../../../lib/offline/worker-messages';
import { PHONE, sharedBrowser } from '../support/chromium';

/** A phone that keeps a copy, and remembers nothing yet; what moves elsewhere stands still on it. Whoever asks closes it. */
export async function keepingPhone(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const browser = await sharedBrowser();
  const device = { ...PHONE, locale: 'uk-UA', serviceWorkers: 'allow', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...device, ...options });
  context.setDefaultTimeout(20_000);
  await listen(context);
  return context;
}

/** Says something to the worker, as a page would. */
export const say = (page: Page, request: Request): Promise<void> =>
  page.evaluate(async (message) => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(message);
  }, request);

/** Listens from the first moment of every page on. */
export async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard = globalThis as unknown as { offline?: unknown };
    navigator.serviceWorker?.addEventListener('message', ({ data }) => {
      if (data.type === 'state') heard.offline = data.state;
    });
  });
}

export const heard = (page: Page): Promise<OfflineState | undefined> =>
  page.evaluate(() => (globalThis as unknown as { offline?: OfflineState }).offline);

/** Waits until the worker rests and what it says is as wished. */
export async function waitFor(
  page: Page,
  wish: (state: OfflineState) => boolean,
  time = 30_000,
): Promise<OfflineState> {
  const end = Date.now() + time;
  for (;;) {
    const state = await heard(page).catch(() => undefined);
    if (state && !state.busy && wish(state)) return state;
    if (Date.now() > end) throw new Error(`The worker says ${JSON.stringify(state)?.slice(0, 2000)}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const waitUntilWhole = (page: Page): Promise<OfflineState> =>
  waitFor(page, (state) => isWhole(state) && state.games.length > 0);

/** The whole state after a test of every content. */
export async function testAll(
  page: Page,
  wish: (state: OfflineState) => boolean = () => true,
): Promise<OfflineState> {
  const before = (await heard(page))?.checkedAt ?? 0;
  await say(page, { type: 'test' });
  return waitFor(page, (state) => (state.checkedAt ?? 0) > before && wish(state));
}

/** Ends the worker, as the browser does after half a minute of silence; the next word to it starts a new one. */
export async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Changes one byte of a kept content, as a dying memory would. */
export const damage = (page: Page, hash: string): Promise<void> =>
  page.evaluate(async (name) => {
    const cache = await caches.open('pravylo-files-1');
    const key = (await cache.keys()).find(({ url }) => url.endsWith(name));
    const kept = key && (await cache.match(key));
    if (!key || !kept) throw new Error(`${name} is not kept.`);
    const bytes = new Uint8Array(await kept.arrayBuffer());
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    await cache.put(key, new Response(bytes, { headers: kept.headers }));
  }, hash);
