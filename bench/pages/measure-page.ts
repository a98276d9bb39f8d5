// Opens a page as a phone on a slow network does: what it loads, when its words can be read, when it is done.
import type { Browser } from 'playwright-core';
import { median } from '../figures';

export interface PageFigures {
  bytes: number;
  requests: number;
  html: number;
  /** First and largest paint of its words. */
  painted: number;
  readable: number;
  loaded: number;
}

/** 1.6 Mbit/s with 150 ms to the server and back, a processor six times slower: a middling phone on a bad day. */
export const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
export const SLOWED = 6;
const RUNS = 5;

export async function measurePage(browser: Browser, address: string): Promise<PageFigures> {
  const runs: PageFigures[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await openOnce(browser, address));
  const middle = (of: (figures: PageFigures) => number) => median(runs.map(of));
  return {
    bytes: middle(({ bytes }) => bytes),
    requests: middle(({ requests }) => requests),
    html: middle(({ html }) => html),
    painted: middle(({ painted }) => painted),
    readable: middle(({ readable }) => readable),
    loaded: middle(({ loaded }) => loaded),
  };
}

async function openOnce(browser: Browser, address: string): Promise<PageFigures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // A site's own copy for offline use comes after the reading and is measured elsewhere.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const sizes = new Map<string, number>();
  /** Typefaces come when the page is there, and are told apart. */
  const typefaces = new Set<string>();
  let document = '';
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Document') document ||= requestId;
    if (type === 'Font') typefaces.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!typefaces.has(requestId)) sizes.set(requestId, encodedDataLength);
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
