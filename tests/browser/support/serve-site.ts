// Serves the built site, and opens its pages in Chromium, for the browser tests of one file.
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { serve } from '../../../scripts/server/static-server.mjs';
import { createProfiles, type DeviceOptions, type Profiles } from './browser-context-pool';
import { DESKTOP, getSharedBrowser, launchBrowser, PHONE, WIDE_SCREEN, watchErrors } from './chromium';
import { isInteractive } from './page-ready';

export { DESKTOP, launchBrowser, PHONE, WIDE_SCREEN, watchErrors };

export interface Site {
  origin: string;
  browser: Browser;
  /**
   * Opens a path in a page with empty storage and waits until the page responds to taps. `errors` collects its errors.
   */
  open: (path: string, options?: DeviceOptions) => Promise<Page & { errors: string[] }>;
  /** Creates a page with empty storage, without opening a path. `errors` collects its errors. */
  newPage: (options?: DeviceOptions) => Promise<Page & { errors: string[] }>;
}

interface SiteServer {
  origin: string;
  browser: Browser;
  profiles: Profiles;
}

const servers = new Map<string, Promise<SiteServer>>();

async function start(dir: string, basePath: string): Promise<SiteServer> {
  // Compression is off, because it only costs time on a local connection.
  const serving = serve({ dir, port: 0, basePath, compresses: false });
  const [{ port }, browser] = await Promise.all([serving, getSharedBrowser()]);
  const origin = `http://localhost:${port}`;
  return { origin, browser, profiles: createProfiles(browser, origin + basePath) };
}

/**
 * Returns the server and the pool of browser contexts that all test files of a process share. They end with the
 * process.
 */
async function getSiteServer(dir: string, basePath: string): Promise<SiteServer> {
  const key = `${basePath} ${dir}`;
  const known = await servers.get(key);
  if (known?.browser.isConnected()) return known;
  const started = start(dir, basePath);
  servers.set(key, started);
  return started;
}

/**
 * Serves a site to the tests of a file, and closes the pages of each test after the test. `moves` turns on
 * animations, which are off by default because waiting for them takes time.
 */
export function startSite({ dir = 'out', basePath = '', moves = false } = {}): Site {
  const site = {} as Site;
  let profiles: Profiles | undefined;
  beforeAll(async () => {
    const { origin, browser, ...more } = await getSiteServer(dir, basePath);
    const { acquire } = more.profiles;
    profiles = more.profiles;
    site.origin = origin;
    site.browser = browser;
    site.newPage = async (options = PHONE) => {
      const reducedMotion = moves ? 'no-preference' : 'reduce';
      const context = await acquire({ locale: 'uk-UA', reducedMotion, ...options });
      context.setDefaultTimeout(TIMEOUT_MS);
      return watchErrors(await context.newPage());
    };
    site.open = async (path, options = PHONE) => {
      const page = await site.newPage(options);
      await page.goto(site.origin + path);
      if (options.javaScriptEnabled !== false) await waitUntilInteractive(page);
      return page;
    };
  });
  afterEach(() => profiles?.releaseAll());
  return site;
}

const TIMEOUT_MS = 20_000;

/**
 * Code that runs in the page and waits until the page responds to taps. Playwright's `waitForFunction` would do the
 * same, but injects 330 KB of scripts into every page.
 */
const WAIT_UNTIL_INTERACTIVE = `new Promise((resolve, reject) => {
  const end = Date.now() + ${TIMEOUT_MS};
  const check = () => {
    if ((${isInteractive})()) resolve(true);
    else if (Date.now() > end) reject(new Error('The page does not respond to taps'));
    else setTimeout(check, 10);
  };
  check();
})`;

/** Waits until the page responds to taps. If the page redirects, waits for the target page. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  const ignoreNavigation = (error: Error) => {
    if (!/context was destroyed|because of a navigation/.test(error.message)) throw error;
  };
  while (!(await page.evaluate(WAIT_UNTIL_INTERACTIVE).catch(ignoreNavigation)));
}

/** Whether the top of the element is inside the viewport and below the header. */
export const isInView = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= header - 1 && top < innerHeight && bottom > header;
  });

/** Returns the background color of an element. Only a marked rule has a background color. */
export const backgroundOf = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
