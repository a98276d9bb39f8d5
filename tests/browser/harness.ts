// A real Chromium over the real exported site, shared by the browser tests of one file.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import { isAlive } from './alive';
import { DESKTOP, launchBrowser, PHONE, sharedBrowser, watchErrors } from './chromium';
import { createProfiles } from './profiles';

export { DESKTOP, launchBrowser, PHONE, watchErrors };

export interface Site {
  origin: string;
  browser: Browser;
  /** A page of a fresh profile; errors of the page fail the test that looks at `errors`. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page & { errors: string[] }>;
}

/**
 * Starts a server before the tests of a file and stops it after; whatever they opened in the browser is closed.
 * `moves`: pages fade and sheets slide, as they do for most readers; it is left out where it only takes time.
 */
export function startSite({ dir = 'out', basePath = '', moves = false } = {}): Site {
  const site = {} as Site & { stop: () => Promise<void> };
  beforeAll(async () => {
    const { server, port } = await serve({ dir, port: 0, basePath });
    const browser = await sharedBrowser();
    site.origin = `http://localhost:${port}`;
    site.browser = browser;
    const profiles = createProfiles(browser, site.origin);
    site.open = async (path, options = PHONE) => {
      const reducedMotion = moves ? 'no-preference' : 'reduce';
      const context = await profiles.take({ locale: 'uk-UA', reducedMotion, ...options });
      context.setDefaultTimeout(20_000);
      const page = watchErrors(await context.newPage());
      await page.goto(site.origin + path);
      if (options.javaScriptEnabled !== false) await untilAlive(page);
      return page;
    };
    site.stop = async () => {
      await profiles.close();
      await new Promise((resolve) => server.close(resolve));
    };
  });
  afterAll(() => site.stop());
  return site;
}

/** A page answers to taps. */
export const untilAlive = (page: Page) => page.waitForFunction(isAlive);

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
