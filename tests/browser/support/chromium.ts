// Launches Chromium for the tests, defines the emulated devices, and collects the errors of pages.
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--renderer-process-limit=1',
];

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
/** A window that is too narrow for the columns of client/desktop. It has a pointer that can hover. */
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1024, height: 900 } };
/** A window with room for the columns of client/desktop. */
export const WIDE_SCREEN: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

/** Launches a new Chromium. `flags` are additional command-line flags. */
export const launchBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...FLAGS, ...flags],
  });

let browser: Promise<Browser> | undefined;

/** Returns the browser that all test files of a process share. It ends with the process. */
export async function getSharedBrowser(): Promise<Browser> {
  const known = await browser;
  if (known?.isConnected()) return known;
  browser = launchBrowser();
  return browser;
}

/** Matches Chromium's message that it skipped a view transition between two pages. It is not an error of the site. */
const SKIPPED_TRANSITION = /^Transition was (aborted|skipped)/;

/** Collects the exceptions and console errors of the page in `errors`, for the test to check. */
export function watchErrors(watched: Page): Page & { errors: string[] } {
  const page = Object.assign(watched, { errors: [] as string[] });
  page.on('pageerror', ({ message }) => {
    if (!SKIPPED_TRANSITION.test(message)) page.errors.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') page.errors.push(message.text());
  });
  return page;
}
