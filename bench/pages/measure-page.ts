// Opens a page with the processor and the network of a slow phone. Measures the bytes that the page loads, the time of
// its first paint, and the time at which it has loaded.
import type { Browser, Page } from 'playwright-core';
import { median } from '../statistics';

export interface PageFigures {
  bytes: number;
  requests: number;
  html: number;
  /** First contentful paint, in milliseconds. */
  painted: number;
  /** Largest contentful paint, in milliseconds: the time at which the main text becomes readable. */
  readable: number;
  loaded: number;
}

/**
 * The simulated slow network connection: latency in milliseconds, throughput in bytes per second. The download
 * throughput is 1.6 Mbit/s.
 */
export const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
export const CPU_SLOWDOWN = 6;
const RUNS = 5;

export async function measurePage(browser: Browser, address: string): Promise<PageFigures> {
  const runs: PageFigures[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measureOnce(browser, address));
  const medianOf = (figure: (figures: PageFigures) => number) => median(runs.map(figure));
  return {
    bytes: medianOf(({ bytes }) => bytes),
    requests: medianOf(({ requests }) => requests),
    html: medianOf(({ html }) => html),
    painted: medianOf(({ painted }) => painted),
    readable: medianOf(({ readable }) => readable),
    loaded: medianOf(({ loaded }) => loaded),
  };
}

async function measureOnce(browser: Browser, address: string): Promise<PageFigures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // Blocks the service worker, because its downloads for offline use are not part of loading the page.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const sizes = new Map<string, number>();
  /** Request ids of font files. The benchmark does not count their bytes, because fonts load after the page. */
  const fonts = new Set<string>();
  let document = '';
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Document') document ||= requestId;
    if (type === 'Font') fonts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // A file from the HTTP cache has a length of 0 bytes. Such a file does not count as a request.
    if (!fonts.has(requestId) && encodedDataLength > 0) sizes.set(requestId, encodedDataLength);
  });
  await page.goto(address, { waitUntil: 'load' });
  await waitForLateRequests(page);
  const times = await page.evaluate(
    () =>
      new Promise<{ painted: number; readable: number; loaded: number }>((resolve) => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        new PerformanceObserver((list) => {
          const readable = list.getEntries().at(-1)?.startTime ?? painted;
          resolve({ painted, readable, loaded: navigation?.loadEventEnd ?? Number.NaN });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { ...times, bytes, requests: sizes.size, html: sizes.get(document) ?? 0 };
}

/** Time without a request after which a page counts as loaded, in milliseconds. */
const QUIET_MS = 3000;

/**
 * Waits until the page makes no more requests. Both sites load scripts when the browser is idle. On a slowed processor,
 * these requests can begin after Playwright already considers the network idle (after 500 ms). Without this wait, their
 * bytes would count in some runs and not in others.
 */
async function waitForLateRequests(page: Page): Promise<void> {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
    page.on(event as 'request', note);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
}
