// A real Chromium over the real exported site, shared by the browser tests of one file.
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import { createProfiles } from './profiles';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

export interface Site {
  origin: string;
  browser: Browser;
  /** A page of a fresh profile; errors of the page fail the test that looks at `errors`. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page & { errors: string[] }>;
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: FLAGS });

/** Starts server and browser before the tests of a file and stops them after. */
export function startSite({ dir = 'out', basePath = '' } = {}): Site {
  const site = {} as Site & { stop: () => Promise<void> };
  beforeAll(async () => {
    const { server, port } = await serve({ dir, port: 0, basePath });
    const browser = await launchBrowser();
    site.origin = `http://localhost:${port}`;
    site.browser = browser;
    const profiles = createProfiles(browser, site.origin);
    site.open = async (path, options = PHONE) => {
      const context = await profiles.take({ locale: 'uk-UA', ...options });
      context.setDefaultTimeout(20_000);
      const page = watchErrors(await context.newPage());
      await page.goto(site.origin + path);
      if (options.javaScriptEnabled !== false) await untilAlive(page);
      return page;
    };
    site.stop = async () => {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    };
  });
  afterAll(() => site.stop());
  return site;
}

/** Notes what goes wrong in the page, for the test to look at. */
export function watchErrors(watched: Page): Page & { errors: string[] } {
  const page = Object.assign(watched, { errors: [] as string[] });
  page.on('pageerror', (error) => page.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') page.errors.push(message.text());
  });
  return page;
}

/** A page answers to taps once its scripts have taken it over; before that its links are plain links. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('header, main')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );

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
