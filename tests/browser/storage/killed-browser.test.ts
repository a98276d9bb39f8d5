// Kills the browser process at different times after the page has saved a decision, a draft or a private book, and checks
// that nothing saved is lost. Runs in Chromium, and in Firefox if it is installed.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../../scripts/server/static-server.mjs';
import { FOXES, sampleText } from '../private-books/sample-book';

/**
 * Delays between saving a decision and killing the browser, in milliseconds. All are shorter than the 5 to 30 seconds
 * after which browsers write localStorage to disk.
 */
const MOMENTS_MS = [
  0, 1, 2, 5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000,
];
/** Delays of the short form of this test, which takes a few seconds. */
const SHORT_MOMENTS_MS = [0, 20, 300];
/**
 * Whether to test all delays in both browsers. This takes some minutes, so it runs only on request:
 * `KILL_BROWSER=1 npm run test:browser -- storage`. Otherwise the short form runs in Chromium.
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
 * Puppeteer starts the browser as the leader of a process group. If the test killed only the leader, the other
 * processes would still write to the profile for some time.
 */
async function kill(browser: Browser): Promise<void> {
  const child = browser.process();
  if (!child?.pid) throw new Error('The browser has no process.');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** Opens a page without a service worker, because its downloads would take most of the time. */
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
 * Writes a decision (house rule) about a rule, and returns when the site has closed the form, which means that the
 * decision is saved. A script makes all clicks, because a click at a position on the screen can miss a dialog that is
 * still moving.
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

/** Whether the test with this index also saves a book after the decision: every fourth one does. */
const savesBook = (at: number): boolean => at % 4 === 1;

/** Adds a private book from a text file, and returns when its page opens, which means that the book is saved. */
async function addBook(page: Page, folder: string, name: string): Promise<void> {
  const file = join(folder, `${name}.md`);
  writeFileSync(file, sampleText('en').replace(FOXES.en.name, name));
  await page.goto(`${origin}/own/`);
  const field = await page.waitForSelector('.own-drop input[type=file]');
  await (field as ElementHandle<HTMLInputElement>).uploadFile(file);
  await page.waitForSelector('.own-keep');
  // A script makes the click, because a click at a position on the screen can miss a button that is still moving.
  await page.$eval('.own-keep', (button) => (button as HTMLElement).click());
  await page.waitForFunction(() => location.search.includes('b='));
}

const EDITOR = '/shelf/en/edit/?g=outer-rim&l=en&t=patrols';
const FIELDS = '.editor-rule-field > textarea[data-field]';

/** Types words into a rule in the editor, and returns when the page says that the draft is stored. */
async function draft(page: Page, rule: number, text: string): Promise<void> {
  await page.goto(origin + EDITOR);
  await page.waitForSelector(FIELDS);
  await page.$$eval(
    FIELDS,
    (fields, at, words) => {
      const field = fields[at] as HTMLTextAreaElement;
      field.value = words;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    rule,
    text,
  );
  await page.waitForSelector('.editor-status[data-status="saved"]');
}

const storedTexts = async (page: Page, count: number): Promise<string[]> => {
  const read = () =>
    page.$$eval('.decisions .decision-text', (all) =>
      all.map((one) => (one as HTMLElement).innerText.replaceAll('\u00a0', ' ')),
    );
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(count);
  return read();
};

describe.each(BROWSERS)('$name, killed after saving', ({ name, browser: kind, executablePath, args }) => {
  const moments = IS_COMPLETE ? MOMENTS_MS : SHORT_MOMENTS_MS;
  it.skipIf(name === 'Firefox' && !(IS_COMPLETE && existsSync(executablePath)))(
    `still has every decision, every book and every draft, with ${moments.length} different delays before the kill`,
    { timeout: 900_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'pravylo-killed-'));
      let starts = 0;
      /**
       * Starts the browser with a copy of the profile that the killed browser left, because Puppeteer restores settings
       * files in the old profile some time after the browser has ended.
       */
      const start = () => {
        const [before, userDataDir] = [join(folder, String(starts)), join(folder, String(++starts))];
        if (existsSync(before))
          cpSync(before, userDataDir, { recursive: true, filter: (path) => !NOT_COPIED.test(path) });
        else mkdirSync(userDataDir);
        return launch({ browser: kind, executablePath, args: [...args], userDataDir, headless: true });
      };
      try {
        const [saved, books]: [string[], string[]] = [[], []];
        for (const [at, moment] of moments.entries()) {
          const browser = await start();
          const text = `Saved and killed after ${moment} ms.`;
          const page = await openPage(browser, ENTRY);
          await decide(page, text);
          saved.push(text);
          await draft(page, at, text);
          if (savesBook(at)) {
            const name = `Book after ${moment} ms`;
            await addBook(page, folder, name);
            books.push(name);
          }
          await new Promise((resolve) => setTimeout(resolve, moment));
          await kill(browser);
        }
        const browser = await start();
        const page = await openPage(browser, '/outer-rim/en/decisions/');
        const texts = await storedTexts(page, saved.length);
        await page.goto(`${origin}/`);
        for (const name of books) await page.waitForSelector(`::-p-text(${name})`);
        await page.goto(origin + EDITOR);
        await page.waitForSelector(FIELDS);
        const words = await page.$$eval(FIELDS, (all) =>
          all.map((one) => (one as HTMLTextAreaElement).value),
        );
        await browser.close();
        expect(words.slice(0, saved.length)).toEqual(saved);
        expect(texts.sort()).toEqual([...saved].sort());
      } finally {
        rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      }
    },
  );
});
