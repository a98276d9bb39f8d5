// The Chromium of the tests, the devices it stands for, and what goes wrong in its pages.
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
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: FLAGS });

let shared: Promise<Browser> | undefined;

/** One for all files that a process tests, one after another; it ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  const known = await shared;
  if (known?.isConnected()) return known;
  shared = launchBrowser();
  return shared;
}

/** The browser's own word that it left a fade between two pages out; no script of ours began it. */
const NO_FADE = /^Transition was (aborted|skipped)/;

/** Notes what goes wrong in the page, for the test to look at. */
export function watchErrors(watched: Page): Page & { errors: string[] } {
  const page = Object.assign(watched, { errors: [] as string[] });
  page.on('pageerror', ({ message }) => {
    if (!NO_FADE.test(message)) page.errors.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') page.errors.push(message.text());
  });
  return page;
}
