// Helpers for browser tests of offline storage: they send messages to the service worker and wait for its states.
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { isComplete, type OfflineState } from '../../../lib/offline/offline-state';
import type { PageMessage } from '../../../lib/offline/worker-messages';
import { getSharedBrowser, PHONE } from '../support/chromium';

/** Creates an empty browser profile that emulates a phone, with service workers and reduced motion. The caller must close it. */
export async function openOfflinePhone(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const browser = await getSharedBrowser();
  const device = { ...PHONE, locale: 'uk-UA', serviceWorkers: 'allow', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...device, ...options });
  context.setDefaultTimeout(20_000);
  await recordStates(context);
  return context;
}

/** Sends a message from the page to the service worker. */
export const sendToWorker = (page: Page, message: PageMessage): Promise<void> =>
  page.evaluate(async (data) => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(data);
  }, message);

/**
 * Makes every page of the context keep the latest state that the worker has sent. The code runs before the scripts of
 * the page.
 */
export async function recordStates(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const target = globalThis as unknown as { offline?: unknown };
    navigator.serviceWorker?.addEventListener('message', ({ data }) => {
      if (data.type === 'state') target.offline = data.state;
    });
  });
}

export const latestState = (page: Page): Promise<OfflineState | undefined> =>
  page.evaluate(() => (globalThis as unknown as { offline?: OfflineState }).offline);

/** Waits until the worker is idle and its state meets the condition. Returns that state. */
export async function waitForState(
  page: Page,
  condition: (state: OfflineState) => boolean,
  timeoutMs = 30_000,
): Promise<OfflineState> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const state = await latestState(page).catch(() => undefined);
    if (state && !state.busy && condition(state)) return state;
    if (Date.now() > end)
      throw new Error(`The state of the worker is ${JSON.stringify(state)?.slice(0, 2000)}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const waitUntilComplete = (page: Page): Promise<OfflineState> =>
  waitForState(page, (state) => isComplete(state) && state.games.length > 0);

/** Makes the worker verify all stored files, and returns its state afterwards. */
export async function verifyAll(
  page: Page,
  condition: (state: OfflineState) => boolean = () => true,
): Promise<OfflineState> {
  const before = (await latestState(page))?.checkedAt ?? 0;
  await sendToWorker(page, { type: 'test' });
  return waitForState(page, (state) => (state.checkedAt ?? 0) > before && condition(state));
}

/** Stops the worker, as the browser does when the worker is idle for 30 seconds. The next event starts it again. */
export async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Changes one byte of a stored file. `hash` identifies the file. */
export const damageContent = (page: Page, hash: string): Promise<void> =>
  page.evaluate(async (name) => {
    const cache = await caches.open('pravylo-files-1');
    const key = (await cache.keys()).find(({ url }) => url.endsWith(name));
    const stored = key && (await cache.match(key));
    if (!key || !stored) throw new Error(`${name} is not stored.`);
    const bytes = new Uint8Array(await stored.arrayBuffer());
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    await cache.put(key, new Response(bytes, { headers: stored.headers }));
  }, hash);
