// Tests that a reader who edits a private book or imports it again loses no pins, edits or decisions.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, startSite, waitUntilInteractive } from '../support/serve-site';
import { chooseFile, samplePdf, sampleText, saveBook } from './sample-book';

const site = startSite();
/** Phone of an English reader. The interface of a book in another language stays in English. */
const ENGLISH = { ...PHONE, locale: 'en-US' };

const openReview = async (page: Page, file: string, content: string | Uint8Array) => {
  await chooseFile(page, file, content);
  await page.locator('.own-topics').waitFor({ timeout: 60_000 });
};
const topic = (page: Page, title: string) => page.locator('.own-topic', { hasText: title });
const titles = (page: Page) => page.locator('.own-topic > span:first-child').allInnerTexts();
const rename = async (page: Page, title: string, to: string) => {
  await topic(page, title).click();
  await page.locator('.own-change input').fill(to);
  await page.locator('.own-change input').press('Enter');
};

async function pin(page: Page, entry: string, words: string): Promise<void> {
  const home = page.url();
  await page.goto(`${home}&t=${entry}`);
  await waitUntilInteractive(page);
  await page.locator('.entry-text .rule', { hasText: words }).last().locator('.rule-body').click();
  await page.locator('dialog [aria-pressed]').click();
  await page.goto(home);
  await waitUntilInteractive(page);
}

describe('a book that is imported again', { timeout: 120_000 }, () => {
  it('keeps pins, even of renamed and joined topics', async () => {
    const page = await site.open('/own/', ENGLISH);
    await openReview(page, 'foxes.txt', sampleText('en'));
    await saveBook(page);
    const home = page.url();
    await pin(page, 'combat', 'is a tie');
    await pin(page, 'movement', 'never moves backwards');
    await page.getByRole('link', { name: 'Import again' }).click();
    await page.locator('.own-topics').waitFor();
    await rename(page, 'Movement', 'Moving about');
    await topic(page, 'Moving about').waitFor();
    await topic(page, 'Combat').click();
    await page.locator('.own-change').getByRole('button', { name: 'Merge with previous' }).click();
    await topic(page, 'Combat').waitFor({ state: 'detached' });
    await saveBook(page);
    expect(page.url()).toBe(home);
    await page.goto(`${home}&v=tonight`);
    await waitUntilInteractive(page);
    await page.locator('.pins li').nth(1).waitFor();
    const pins = await page.locator('.pins').innerText();
    expect(pins).toContain('is a tie');
    expect(pins).toContain('never moves backwards');
    // A renamed entry keeps its address.
    await page.goto(`${home}&t=movement`);
    await waitUntilInteractive(page);
    expect(await page.locator('main h1').innerText()).toBe('Moving about');
    expect(page.errors).toEqual([]);
  });

  it('asks for its PDF if it is not stored, and stays the same book', async () => {
    const bytes = await samplePdf('en');
    const page = await site.open('/own/', ENGLISH);
    await openReview(page, 'foxes.pdf', bytes);
    await rename(page, 'Movement', 'Moving about');
    await topic(page, 'Moving about').waitFor();
    await page.locator('.own-check input').uncheck();
    await saveBook(page);
    const home = page.url();
    await page.getByRole('link', { name: 'Import again' }).click();
    await page.getByRole('alert').filter({ hasText: 'wasn’t saved' }).waitFor();
    await openReview(page, 'foxes.pdf', bytes);
    expect(await titles(page)).toContain('Moving about');
    await saveBook(page);
    expect(page.url()).toBe(home);
    await page.goto(`${home}&v=page&p=1`);
    await page.locator('.own-canvas[data-drawn]').waitFor({ timeout: 60_000 });
    expect(page.errors).toEqual([]);
  });

  it('is reported in the review if it is added a second time as a new book', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH);
    await openReview(page, 'foxes.txt', sampleText('en'));
    expect(await page.getByText('already on this device').count()).toBe(0);
    await saveBook(page);
    expect(await page.locator('a[href="#content"]').first().textContent()).toBe('Skip to content');
    await page.goto(`${site.origin}/shelf/en/own/`);
    await waitUntilInteractive(page);
    await openReview(page, 'the same rules.txt', sampleText('en'));
    await page.getByText('“Foxes and Hens” is already on this device').waitFor();
    expect(page.errors).toEqual([]);
  });

  it('keeps the language that the reader has chosen', async () => {
    const page = await site.open('/own/', ENGLISH);
    await openReview(page, 'foxes.pdf', await samplePdf('uk'));
    const language = page.locator('.own-field select');
    expect(await language.inputValue()).toBe('uk');
    await language.selectOption('ru');
    await page.getByRole('button', { name: 'Зберегти' }).waitFor();
    expect(await language.inputValue()).toBe('ru');
    await saveBook(page);
    expect(page.url()).toContain('l=ru');
    await page.getByRole('link', { name: 'Import again' }).click();
    await page.locator('.own-topics').waitFor({ timeout: 60_000 });
    expect(await language.inputValue()).toBe('ru');
    expect(page.errors).toEqual([]);
  });
});

describe('a book that an older version of the site compiled', () => {
  it('is compiled again from its files', async () => {
    const page = await site.open('/own/', ENGLISH);
    await openReview(page, 'foxes.txt', sampleText('en'));
    await saveBook(page);
    const home = page.url();
    // Returns, for each stored edition, the version of the site that compiled the edition. The test then replaces a
    // stored edition with one of an older version, which the site must compile again.
    const readCodes = () =>
      page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const open = indexedDB.open('pravylo-own');
            open.onsuccess = () => {
              const request = open.result.transaction('editions').objectStore('editions').getAll();
              request.onsuccess = () => {
                open.result.close();
                resolve(request.result.map(({ code }) => code));
              };
            };
          }),
      );
    const [code] = await readCodes();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const open = indexedDB.open('pravylo-own');
          open.onsuccess = () => {
            const transaction = open.result.transaction('editions', 'readwrite');
            const store = transaction.objectStore('editions');
            const keys = store.getAllKeys();
            keys.onsuccess = () => store.put({ code: 'older', lang: 'en' }, keys.result[0]);
            transaction.oncomplete = () => {
              open.result.close();
              resolve();
            };
          };
        }),
    );
    await page.goto(`${home}&t=combat`);
    await waitUntilInteractive(page);
    expect(await page.locator('.entry-text').innerText()).toContain('The higher roll wins');
    expect(await readCodes()).toEqual([code]);
    expect(page.errors).toEqual([]);
  });
});

describe('the review before saving', () => {
  it('returns with all edits if the book cannot be read in another language', async () => {
    const page = await site.open('/own/', ENGLISH);
    await openReview(page, 'foxes.txt', sampleText('en'));
    await rename(page, 'Movement', 'Moving about');
    await topic(page, 'Moving about').waitFor();
    await page.locator('.own-field select').selectOption('uk');
    await page.getByRole('alert').filter({ hasText: 'не знайдено' }).waitFor();
    expect(await titles(page)).toContain('Moving about');
    expect(await page.locator('.own-field select').inputValue()).toBe('en');
    // The next edit removes the error message.
    await rename(page, 'Combat', 'Fighting');
    await topic(page, 'Fighting').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(page.errors).toEqual([]);
  });

  it('loses no edit if one edit quickly follows another', async () => {
    const page = await site.open('/own/', ENGLISH);
    await openReview(page, 'foxes.txt', sampleText('en'));
    const count = (await titles(page)).length;
    for (const title of ['Turn', 'Combat']) await topic(page, title).click();
    await page.evaluate(async () => {
      // Click the second button one animation frame later, before the worker has responded to the first click.
      for (const button of document.querySelectorAll<HTMLElement>('.own-change button:last-of-type')) {
        button.click();
        await new Promise(requestAnimationFrame);
      }
    });
    await expect.poll(() => titles(page)).toHaveLength(count - 2);
    await expect.poll(() => page.locator('form').getAttribute('aria-busy')).toBe('false');
    expect(await titles(page)).toHaveLength(count - 2);
    expect(page.errors).toEqual([]);
  });

  it('saves a name that was typed immediately before the tap on the save button', async () => {
    const page = await site.open('/own/', ENGLISH);
    await openReview(page, 'foxes.txt', sampleText('en'));
    await page.locator('.own-field input').first().fill('Hens at last');
    await saveBook(page);
    expect(await page.locator('main h1').innerText()).toBe('Hens at last');
    expect(page.errors).toEqual([]);
  });

  it('continues after the browser restores the page from its back/forward cache', async () => {
    const page = await site.open('/own/', ENGLISH);
    await openReview(page, 'foxes.txt', sampleText('en'));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await rename(page, 'Movement', 'Moving about');
    await topic(page, 'Moving about').waitFor();
    await saveBook(page);
    expect(page.errors).toEqual([]);
  });
});
