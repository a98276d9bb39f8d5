// A private book changed and read again: nothing the reader has made is lost, whatever he does in between.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startSite, untilAlive } from '../support/serve-site';
import { asPdf, asText, giveFile, keepIt } from './sample-book';

const site = startSite();

const look = async (page: Page, file: string, content: string | Uint8Array) => {
  await giveFile(page, file, content);
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
  await untilAlive(page);
  await page.locator('.entry-text .rule', { hasText: words }).last().locator('.rule-body').click();
  await page.locator('dialog [aria-pressed]').click();
  await page.goto(home);
  await untilAlive(page);
}

describe('a book that is read again', { timeout: 120_000 }, () => {
  it('keeps pins, also of topics that got another name or went into others', async () => {
    const page = await site.open('/own/');
    await look(page, 'foxes.txt', asText('en'));
    await keepIt(page);
    const home = page.url();
    await pin(page, 'combat', 'is a tie');
    await pin(page, 'movement', 'never moves backwards');
    await page.getByRole('link', { name: 'Read it again' }).click();
    await page.locator('.own-topics').waitFor();
    await rename(page, 'Movement', 'Moving about');
    await topic(page, 'Moving about').waitFor();
    await topic(page, 'Combat').click();
    await page.locator('.own-change').getByRole('button', { name: 'Join with the one above' }).click();
    await topic(page, 'Combat').waitFor({ state: 'detached' });
    await keepIt(page);
    expect(page.url()).toBe(home);
    await page.goto(`${home}&v=tonight`);
    await untilAlive(page);
    await page.locator('.pins li').nth(1).waitFor();
    const pins = await page.locator('.pins').innerText();
    expect(pins).toContain('is a tie');
    expect(pins).toContain('never moves backwards');
    // A topic with another name keeps its address.
    await page.goto(`${home}&t=movement`);
    await untilAlive(page);
    expect(await page.locator('main h1').innerText()).toBe('Moving about');
    expect(page.errors).toEqual([]);
  });

  it('asks for its PDF where that was not kept, and is the same book', async () => {
    const bytes = await asPdf('en');
    const page = await site.open('/own/');
    await look(page, 'foxes.pdf', bytes);
    await rename(page, 'Movement', 'Moving about');
    await topic(page, 'Moving about').waitFor();
    await page.locator('.own-check input').uncheck();
    await keepIt(page);
    const home = page.url();
    await page.getByRole('link', { name: 'Read it again' }).click();
    await page.getByRole('alert').filter({ hasText: 'not kept' }).waitFor();
    await look(page, 'foxes.pdf', bytes);
    expect(await titles(page)).toContain('Moving about');
    await keepIt(page);
    expect(page.url()).toBe(home);
    await page.goto(`${home}&v=page&p=1`);
    await page.locator('.own-canvas[data-drawn]').waitFor({ timeout: 60_000 });
    expect(page.errors).toEqual([]);
  });

  it('keeps the language that its reader has said', async () => {
    const page = await site.open('/own/');
    await look(page, 'foxes.pdf', await asPdf('uk'));
    const language = page.locator('.own-field select');
    expect(await language.inputValue()).toBe('uk');
    await language.selectOption('ru');
    await page.getByRole('button', { name: 'На полицю' }).waitFor();
    expect(await language.inputValue()).toBe('ru');
    await keepIt(page);
    expect(page.url()).toContain('l=ru');
    await page.getByRole('link', { name: 'Прочитать ещё раз' }).click();
    await page.locator('.own-topics').waitFor({ timeout: 60_000 });
    expect(await language.inputValue()).toBe('ru');
    expect(page.errors).toEqual([]);
  });
});

describe('what an older site kept', () => {
  it('is read by a newer one, from the files of the book', async () => {
    const page = await site.open('/own/');
    await look(page, 'foxes.txt', asText('en'));
    await keepIt(page);
    const home = page.url();
    // As another version compiled it: nothing of it may be shown.
    const codes = () =>
      page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const open = indexedDB.open('pravylo-own');
            open.onsuccess = () => {
              const asked = open.result.transaction('editions').objectStore('editions').getAll();
              asked.onsuccess = () => {
                open.result.close();
                resolve(asked.result.map(({ code }) => code));
              };
            };
          }),
      );
    const [code] = await codes();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const open = indexedDB.open('pravylo-own');
          open.onsuccess = () => {
            const work = open.result.transaction('editions', 'readwrite');
            const store = work.objectStore('editions');
            const keys = store.getAllKeys();
            keys.onsuccess = () => store.put({ code: 'older', lang: 'en' }, keys.result[0]);
            work.oncomplete = () => {
              open.result.close();
              resolve();
            };
          };
        }),
    );
    await page.goto(`${home}&t=combat`);
    await untilAlive(page);
    expect(await page.locator('.entry-text').innerText()).toContain('The higher roll wins');
    expect(await codes()).toEqual([code]);
    expect(page.errors).toEqual([]);
  });
});

describe('the look before keeping', () => {
  it('is there again with all changes when the book cannot be read in another language', async () => {
    const page = await site.open('/own/');
    await look(page, 'foxes.txt', asText('en'));
    await rename(page, 'Movement', 'Moving about');
    await topic(page, 'Moving about').waitFor();
    await page.locator('.own-field select').selectOption('uk');
    await page.getByRole('alert').filter({ hasText: 'не знайдено' }).waitFor();
    expect(await titles(page)).toContain('Moving about');
    expect(await page.locator('.own-field select').inputValue()).toBe('en');
    // Whatever comes next takes the sentence away.
    await rename(page, 'Combat', 'Fighting');
    await topic(page, 'Fighting').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(page.errors).toEqual([]);
  });

  it('loses no change of a quick reader', async () => {
    const page = await site.open('/own/');
    await look(page, 'foxes.txt', asText('en'));
    const count = (await titles(page)).length;
    for (const title of ['Turn', 'Combat']) await topic(page, title).click();
    await page.evaluate(async () => {
      // The second tap comes with the next picture on the screen, before any answer.
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

  it('keeps a name that was typed the moment before', async () => {
    const page = await site.open('/own/');
    await look(page, 'foxes.txt', asText('en'));
    await page.locator('.own-field input').first().fill('Hens at last');
    await keepIt(page);
    expect(await page.locator('main h1').innerText()).toBe('Hens at last');
    expect(page.errors).toEqual([]);
  });

  it('goes on where it was when the browser brings the page back', async () => {
    const page = await site.open('/own/');
    await look(page, 'foxes.txt', asText('en'));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await rename(page, 'Movement', 'Moving about');
    await topic(page, 'Moving about').waitFor();
    await keepIt(page);
    expect(page.errors).toEqual([]);
  });
});
