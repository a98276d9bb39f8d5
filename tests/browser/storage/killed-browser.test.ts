// Kills the browser process at many moments after the page has said that something is saved: nothing that was saved may
// be lost. Runs in Chromium, and in Firefox where it is installed.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../../scripts/server/static-server.mjs';

/**
 * Delays in milliseconds between the message that something is saved and the kill. All are shorter than the 5 to 30 s
 * after which browsers write localStorage to disk.
 */
const MOMENTS_MS = [
  0, 1, 2, 5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000,
];
/** The moments of the short form, which takes some seconds. */
const SHORT_MOMENTS_MS = [0, 20, 300];
/**
 * All moments in both browsers take some minutes, so they run on request: `KILL_BROWSER=1 npm run test:browser --
 * storage`. Otherwise the short form runs in Chromium.
 */
const IS_COMPLETE = Boolean(process.env.KILL_BROWSER);
/** Matches files of a profile that belong to the browser process: locks, sockets, and settings of Puppeteer. */
const NOT_COPIED = /\/(Singleton\w+|lock|\.parentlock|user\.js|prefs\.js|[^/]+\.puppeteer)$/;
const ENTRY = '/outer-rim/en/patrols/';

const BROWSERS = [
  {
    name: 'Chromium',
    browser: 'chrome',
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  },
  {
    name: 'Firefox',
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    args: [],
  },
] as const;

let origin = '';
let close = () => {};
beforeAll(async () => {
  const { port, server } = await serve({ dir: 'out', port: 0, basePath: '', compresses: false });
  origin = `http://localhost:${port}`;
  close = () => server.closeAllConnections();
});
afterAll(() => close());

/**
 * Kills all processes of the browser, as when the battery is empty, and waits until the main process has ended.
 * Puppeteer starts the browser as the leader of a process group. If only the leader were killed, the other processes
 * would still write to the profile for some time.
 */
async function kill(browser: Browser): Promise<void> {
  const child = browser.process();
  if (!child?.pid) throw new Error('The browser has no process.');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** Opens a page without a service worker, whose downloads would take most of the time. */
async function openPage(browser: Browser, path: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.evaluateOnNewDocument(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await page.goto(origin + path);
  return page;
}

/**
 * Writes a decision about a rule through its sheet, and returns when the sheet has closed the form: then the decision is
 * saved. All clicks are made by script. A click at a position on the screen can miss a sheet that is still moving.
 */
const decide = (page: Page, text: string): Promise<void> =>
  page.evaluate(async (words) => {
    const find = async (selector: string, label = ''): Promise<HTMLElement> => {
      for (;;) {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
          one.innerText.includes(label),
        );
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    while (document.documentElement.classList.contains('js') && 'pravyloTaps' in window)
      await new Promise((resolve) => setTimeout(resolve, 5));
    (await find('#not-a-ship .rule-n')).click();
    (await find('dialog[open] button', 'house rule')).click();
    const field = (await find('dialog textarea')) as HTMLTextAreaElement;
    field.value = words;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.form?.requestSubmit();
    while (field.isConnected) await new Promise((resolve) => setTimeout(resolve, 1));
  }, text);

const storedTexts = async (page: Page, count: number): Promise<string[]> => {
  const read = () =>
    page.$$eval('.decisions .decision-text', (all) =>
      all.map((one) => (one as HTMLElement).innerText.replaceAll('\u00a0', ' ')),
    );
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(count);
  return read();
};

describe.each(BROWSERS)('$name, killed after it saved', ({ name, browser: kind, executablePath, args }) => {
  const moments = IS_COMPLETE ? MOMENTS_MS : SHORT_MOMENTS_MS;
  it.skipIf(!existsSync(executablePath) || (!IS_COMPLETE && name !== 'Chromium'))(
    `has every decision of ${moments.length} moments`,
    { timeout: 900_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'pravylo-killed-'));
      let starts = 0;
      /**
       * Starts the browser with a copy of the profile that the killed browser left. The profile is copied, because
       * Puppeteer restores settings files in the old profile some time after the browser has ended.
       */
      const start = () => {
        const [before, userDataDir] = [join(folder, String(starts)), join(folder, String(++starts))];
        if (existsSync(before))
          cpSync(before, userDataDir, { recursive: true, filter: (path) => !NOT_COPIED.test(path) });
        else mkdirSync(userDataDir);
        return launch({ browser: kind, executablePath, args: [...args], userDataDir, headless: true });
      };
      try {
        const saved: string[] = [];
        for (const moment of moments) {
          const browser = await start();
          const text = `Saved and killed after ${moment} ms.`;
          await decide(await openPage(browser, ENTRY), text);
          saved.push(text);
          await new Promise((resolve) => setTimeout(resolve, moment));
          await kill(browser);
        }
        const browser = await start();
        const page = await openPage(browser, '/outer-rim/en/decisions/');
        const texts = await storedTexts(page, saved.length);
        await browser.close();
        expect(texts.sort()).toEqual([...saved].sort());
      } finally {
        rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      }
    },
  );
});
