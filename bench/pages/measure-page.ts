// Opens a page like a phone on a slow network. Measures the bytes it loads, when it paints and when it has loaded.
import type { Browser } from 'playwright-core';
import { median } from '../statistics';

export interface PageFigures {
  bytes: number;
  requests: number;
  html: number;
  /** First contentful paint, in milliseconds. */
  painted: number;
  /** Largest contentful paint, in milliseconds. From then on, the main text of the page can be read. */
  readable: number;
  loaded: number;
}

/**
 * The slow network connection that is simulated: latency in milliseconds, throughput in bytes per second. The download
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
    // The service worker is blocked, because it would download pages for offline use. These downloads are not part of
    // loading the page.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const sizes = new Map<string, number>();
  /** Request ids of font files. Fonts load after the page, so their bytes are not counted. */
  const fonts = new Set<string>();
  let document = '';
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Document') document ||= requestId;
    if (type === 'Font') fonts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!fonts.has(requestId)) sizes.set(requestId, encodedDataLength);
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
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
