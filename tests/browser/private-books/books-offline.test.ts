// A private book with the server gone: a new start, reading, searching, adding another; and what goes wrong while keeping.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWhole } from '../../../lib/offline/offline-state';
import { pagesPdf, textContent } from '../../extract/raw-pdf';
import { keepingPhone, waitFor, waitUntilWhole } from '../offline/offline-page';
import { type OfflineServer, startOfflineServer } from '../offline/offline-server';
import { untilAlive } from '../support/serve-site';
import { asPdf, asText, giveFile, keepIt, shareFile } from './sample-book';

let server: OfflineServer;
let context: BrowserContext;
let page: Page;
let print: Uint8Array;
let home = '';

beforeAll(async () => {
  server = await startOfflineServer('out');
  context = await keepingPhone();
  page = await context.newPage();
  await page.goto(`${server.origin}/`);
  const { shell } = await waitUntilWhole(page);
  await page.goto(`${server.origin}/own/`);
  await untilAlive(page);
  // What reads books comes while the reader looks at the page of adding them.
  await page.waitForFunction(
    async () => (await (await caches.open('pravylo-own-tools')).keys()).length === 2,
    undefined,
    { polling: 200 },
  );
  await waitFor(page, (state) => isWhole(state) && state.shell.progress.total > shell.progress.total);
  print = await asPdf('en');
  await server.stop();
}, 180_000);
afterAll(() => context?.close());

const fresh = async (path: string): Promise<Page> => {
  const next = await context.newPage();
  await next.goto(server.origin + path);
  await untilAlive(next);
  return next;
};

describe('without a network', () => {
  it('a printed book is added, read and searched', async () => {
    await page.reload();
    await untilAlive(page);
    await giveFile(page, 'foxes.pdf', print);
    await page.locator('.own-topics').waitFor({ timeout: 60_000 });
    await keepIt(page);
    home = page.url().slice(server.origin.length);
    await page.locator('.dock input').fill('tied rolls');
    await page.locator('.hit').first().click();
    await page.locator('.entry-text .rule').first().waitFor();
  });

  it('it opens in a new start, entry and picture of the page too', async () => {
    await page.close();
    const next = await fresh(`${home}&t=combat`);
    expect(await next.locator('.entry-text').innerText()).toContain('The higher roll wins');
    await next.goto(`${server.origin}${home}&v=page&p=1`);
    await next.locator('.own-canvas[data-drawn]').waitFor({ timeout: 60_000 });
    await next.locator('.own-area[data-target^="movement#"]').first().click();
    await next.waitForURL(/t=movement#/);
    await next.locator('.rule.is-marked').waitFor();
    await next.close();
  });

  it('the book is read again with its changes and pins', async () => {
    const id = /b=([^&]+)/.exec(home)?.[1];
    const next = await fresh(`/own/?again=${id}`);
    await next.locator('.own-topic', { hasText: 'Movement' }).click({ timeout: 60_000 });
    await next.locator('.own-change input').fill('Moving');
    await next.locator('.own-change input').press('Enter');
    await next.locator('.own-topic', { hasText: 'Moving' }).waitFor();
    await keepIt(next);
    expect(next.url()).toContain(`b=${id}&`);
    await next.goto(`${server.origin}/own/?again=${id}`);
    await untilAlive(next);
    await next.locator('.own-topic', { hasText: 'Moving' }).waitFor({ timeout: 60_000 });
    await next.close();
  });

  it('a file shared to the site is read at once, and nothing of it stays', async () => {
    const next = await fresh('/');
    await shareFile(next, '/own/', asText('en'));
    await next.waitForURL(/own\/\?shared/);
    await next.locator('.own-topics').waitFor();
    expect(await next.evaluate(() => caches.has('pravylo-shared'))).toBe(false);
    await next.close();
  });
});

describe('what goes wrong while a book is kept', () => {
  const counts = (from: Page): Promise<number[]> =>
    from.evaluate(
      () =>
        new Promise((resolve) => {
          const open = indexedDB.open('pravylo-own');
          open.onsuccess = () => {
            const work = open.result.transaction(['books', 'prints', 'editions']);
            const asked = ['books', 'prints', 'editions'].map((name) => work.objectStore(name).count());
            work.oncomplete = () => {
              open.result.close();
              resolve(asked.map(({ result }) => result));
            };
          };
        }),
    );

  it('storage that is full in the middle leaves nothing half, and says so', async () => {
    const next = await fresh('/own/');
    const before = await counts(next);
    await next.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: [unknown, IDBValidKey?]) {
        if (this.name === 'editions') throw new DOMException('No room', 'QuotaExceededError');
        return put.apply(this, given);
      };
    });
    await giveFile(next, 'foxes.txt', asText('en'));
    await next.locator('.own-keep').click();
    await next.getByRole('alert').filter({ hasText: 'забракло місця' }).waitFor();
    expect(await counts(next)).toEqual(before);
    await next.close();
  });

  it('two tabs that keep at once agree', async () => {
    const tabs = await Promise.all([fresh('/own/'), fresh('/own/')]);
    const before = await counts(tabs[0] as Page);
    for (const [at, tab] of tabs.entries()) {
      await giveFile(tab, `book-${at}.txt`, asText(at ? 'uk' : 'en'));
      await tab.locator('.own-keep').waitFor();
    }
    await Promise.all(tabs.map(keepIt));
    const [books = 0] = await counts(tabs[0] as Page);
    expect(books).toBe((before[0] ?? 0) + 2);
    const listed = await tabs[0]?.evaluate(
      () => Object.keys(JSON.parse(localStorage.getItem('pravylo.own') ?? '{}')).length,
    );
    expect(listed).toBe(books);
    for (const tab of tabs) await tab.close();
  });

  it('reading is stopped at any time, and nothing is kept', async () => {
    const next = await fresh('/own/');
    const before = await counts(next);
    // Long enough to be stopped.
    const lines = textContent(['Owls and players', 'Each player takes a card and rolls a die in a turn.']);
    await giveFile(next, 'owls.pdf', pagesPdf(Array.from({ length: 390 }, () => lines)));
    await next.getByRole('button', { name: 'Скасувати' }).click();
    await next.getByRole('alert').filter({ hasText: 'скасовано' }).waitFor();
    expect(await counts(next)).toEqual(before);
    await next.close();
  });
});
