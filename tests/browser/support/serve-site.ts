// A real Chromium over the real exported site, shared by the browser tests of one file.
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { serve } from '../../../scripts/server/static-server.mjs';
import { DESKTOP, launchBrowser, PHONE, sharedBrowser, watchErrors } from './chromium';
import { isAlive } from './page-ready';
import { createProfiles, type Device, type Profiles } from './profiles';

export { DESKTOP, launchBrowser, PHONE, watchErrors };

export interface Site {
  origin: string;
  browser: Browser;
  /** A page on a device that remembers nothing; errors of the page fail the test that looks at `errors`. */
  open: (path: string, options?: Device) => Promise<Page & { errors: string[] }>;
  /** The same before anything is opened. */
  blank: (options?: Device) => Promise<Page & { errors: string[] }>;
}

interface Served {
  origin: string;
  browser: Browser;
  profiles: Profiles;
}

const served = new Map<string, Promise<Served>>();

async function start(dir: string, basePath: string): Promise<Served> {
  // Between two processes of one machine compression only takes time.
  const serving = serve({ dir, port: 0, basePath, compresses: false });
  const [{ port }, browser] = await Promise.all([serving, sharedBrowser()]);
  const origin = `http://localhost:${port}`;
  return { origin, browser, profiles: createProfiles(browser, origin + basePath) };
}

/** One server, and one set of profiles, for all files that a process tests; they end with the process. */
async function servedOnce(dir: string, basePath: string): Promise<Served> {
  const key = `${basePath} ${dir}`;
  const known = await served.get(key);
  if (known?.browser.isConnected()) return known;
  const started = start(dir, basePath);
  served.set(key, started);
  return started;
}

/**
 * Serves a site to the tests of a file; whatever a test opened is closed after it.
 * `moves`: pages fade and sheets slide, as they do for most readers; it is left out where it only takes time.
 */
export function startSite({ dir = 'out', basePath = '', moves = false } = {}): Site {
  const site = {} as Site;
  let profiles: Profiles | undefined;
  beforeAll(async () => {
    const { origin, browser, ...more } = await servedOnce(dir, basePath);
    const { take } = more.profiles;
    profiles = more.profiles;
    site.origin = origin;
    site.browser = browser;
    site.blank = async (options = PHONE) => {
      const reducedMotion = moves ? 'no-preference' : 'reduce';
      const context = await take({ locale: 'uk-UA', reducedMotion, ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      return watchErrors(await context.newPage());
    };
    site.open = async (path, options = PHONE) => {
      const page = await site.blank(options);
      await page.goto(site.origin + path);
      if (options.javaScriptEnabled !== false) await untilAlive(page);
      return page;
    };
  });
  afterEach(() => profiles?.takeBack());
  return site;
}

const PATIENCE_MS = 20_000;

/** A wait in the page itself: the driver's own would bring a third of a megabyte of scripts into every page. */
const WAIT = `new Promise((resolve, reject) => {
  const end = Date.now() + ${PATIENCE_MS};
  const look = () => {
    if ((${isAlive})()) resolve(true);
    else if (Date.now() > end) reject(new Error('The page does not answer to taps'));
    else setTimeout(look, 10);
  };
  look();
})`;

/** A page answers to taps; one that leads on does so where it leads. */
export async function untilAlive(page: Page): Promise<void> {
  const leftBehind = (error: Error) => {
    if (!/context was destroyed|because of a navigation/.test(error.message)) throw error;
  };
  while (!(await page.evaluate(WAIT).catch(leftBehind)));
}

/** Whether the element is inside the viewport, below the header. */
export const isInView = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= header - 1 && top < innerHeight && bottom > header;
  });

/** The colour behind a rule: marked rules have one. */
export const backgroundOf = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
