// Kills the browser process at many moments after the page has said that something is saved: nothing that was saved may
// be lost. Runs in Chromium, and in Firefox where it is installed.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
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
/** The test takes a minute, so it runs on request: `KILL_BROWSER=1 npm run test:browser -- storage`. */
const IS_REQUESTED = Boolean(process.env.KILL_BROWSER);
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

async function kill(browser: Browser): Promise<void> {
  const child = browser.process();
  const ended = new Promise((resolve) => child?.once('exit', resolve));
  child?.kill('SIGKILL');
  await ended;
}

const click = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    (where, words) => {
      const found = [...document.querySelectorAll<HTMLElement>(where)].find((one) =>
        one.innerText.includes(words),
      );
      found?.click();
      return Boolean(found);
    },
    {},
    selector,
    text,
  );

/** Writes a decision about the first rule through its sheet, and waits for the message that it is saved. */
async function decide(page: Page, text: string): Promise<void> {
  await page.waitForFunction(() => {
    document.querySelector<HTMLElement>('#def .rule-n, #not-a-ship .rule-n')?.click();
    return document.querySelector('dialog[open]');
  });
  await click(page, 'dialog button', 'house rule');
  await page.waitForSelector('dialog textarea');
  await page.type('dialog textarea', text);
  await page.click('dialog form [type="submit"], dialog form .rule-action-main');
  await page.waitForFunction(() => !document.querySelector('dialog textarea'));
}

const storedTexts = (page: Page) =>
  page.waitForFunction(
    () => {
      const texts = [...document.querySelectorAll<HTMLElement>('.decisions .decision-text')].map(
        (one) => one.innerText,
      );
      return texts.length ? texts : undefined;
    },
    { timeout: 90_000 },
  );

describe.each(BROWSERS)('$name, killed after it saved', ({ browser: kind, executablePath, args }) => {
  it.skipIf(!IS_REQUESTED || !existsSync(executablePath))(
    'has every decision',
    { timeout: 400_000 },
    async () => {
      const userDataDir = mkdtempSync(join(tmpdir(), 'pravylo-killed-'));
      const start = () =>
        launch({ browser: kind, executablePath, args: [...args], userDataDir, headless: true });
      const saved: string[] = [];
      try {
        for (const moment of MOMENTS_MS) {
          const browser = await start();
          const page = await browser.newPage();
          page.setDefaultTimeout(90_000);
          await page.goto(origin + ENTRY);
          const text = `Saved and killed after ${moment} ms.`;
          await decide(page, text);
          saved.push(text);
          await new Promise((resolve) => setTimeout(resolve, moment));
          await kill(browser);
        }
        const browser = await start();
        const page = await browser.newPage();
        await page.goto(`${origin}/outer-rim/en/decisions/`);
        const texts = ((await (await storedTexts(page)).jsonValue()) ?? []).map((text) =>
          text.replaceAll('\u00a0', ' '),
        );
        await browser.close();
        expect(texts.sort()).toEqual([...saved].sort());
      } finally {
        rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  );
});
