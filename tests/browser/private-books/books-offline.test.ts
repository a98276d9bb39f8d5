// Tests private books (rulebooks that a reader added on one device) without a network: adding, reading, searching,
// importing again, and failures to save.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isComplete } from '../../../lib/offline/offline-state';
import { BOOK_LIMITS } from '../../../lib/private-books/private-book';
import { pagesPdf, textContent } from '../../extract/raw-pdf';
import { type OfflineServer, startOfflineServer } from '../offline/offline-server';
import { openOfflinePhone, waitForState, waitUntilComplete } from '../offline/worker-messages';
import { waitUntilInteractive } from '../support/serve-site';
import { chooseFile, samplePdf, sampleText, saveBook, shareFile } from './sample-book';

let server: OfflineServer;
let context: BrowserContext;
let page: Page;
let pdf: Uint8Array;
let home = '';

beforeAll(async () => {
  server = await startOfflineServer('out');
  context = await openOfflinePhone();
  page = await context.newPage();
  await page.goto(`${server.origin}/`);
  const { shell } = await waitUntilComplete(page);
  await page.goto(`${server.origin}/own/`);
  await waitUntilInteractive(page);
  // The page that adds books downloads two scripts of pdf.js and the list of its hashes in the background.
  await page.waitForFunction(
    async () => (await (await caches.open('pravylo-own-tools')).keys()).length === 3,
    undefined,
    { polling: 200 },
  );
  await waitForState(page, (state) => isComplete(state) && state.shell.progress.total > shell.progress.total);
  pdf = await samplePdf('en');
  await server.stop();
}, 180_000);
afterAll(() => context?.close());

const openPage = async (path: string): Promise<Page> => {
  const next = await context.newPage();
  await next.goto(server.origin + path);
  await waitUntilInteractive(next);
  return next;
};

describe('without a network', () => {
  it('a PDF is added, read and searched', async () => {
    await page.reload();
    await waitUntilInteractive(page);
    await chooseFile(page, 'foxes.pdf', pdf);
    await page.locator('.own-topics').waitFor({ timeout: 60_000 });
    await saveBook(page);
    home = page.url().slice(server.origin.length);
    await page.locator('.dock input').fill('tied rolls');
    await page.locator('.hit').first().click();
    await page.locator('.entry-text .rule').first().waitFor();
  });

  it('the book opens in a new tab, with its entries and printed pages', async () => {
    await page.close();
    const next = await openPage(`${home}&t=combat`);
    expect(await next.locator('.entry-text').innerText()).toContain('The higher roll wins');
    await next.goto(`${server.origin}${home}&v=page&p=1`);
    await next.locator('.own-canvas[data-drawn]').waitFor({ timeout: 60_000 });
    await next.locator('.own-area[data-target^="movement#"]').first().click();
    await next.waitForURL(/t=movement#/);
    await next.locator('.rule.is-marked').waitFor();
    await next.close();
  });

  it('the book is imported again with its edits', async () => {
    const id = /b=([^&]+)/.exec(home)?.[1];
    const next = await openPage(`/own/?again=${id}`);
    await next.locator('.own-topic', { hasText: 'Movement' }).click({ timeout: 60_000 });
    await next.locator('.own-change input').fill('Moving');
    await next.locator('.own-change input').press('Enter');
    await next.locator('.own-topic', { hasText: 'Moving' }).waitFor();
    await saveBook(next);
    expect(next.url()).toContain(`b=${id}&`);
    await next.goto(`${server.origin}/own/?again=${id}`);
    await waitUntilInteractive(next);
    await next.locator('.own-topic', { hasText: 'Moving' }).waitFor({ timeout: 60_000 });
    await next.close();
  });

  it('a file shared to the site is read when the reader agrees, and then deleted from the cache', async () => {
    const next = await openPage('/');
    await shareFile(next, '/own/', sampleText('en'));
    await next.waitForURL(/own\/\?shared/);
    await next.getByText('«shared.txt»').waitFor();
    expect(await next.locator('.own-topics').count()).toBe(0);
    await next.getByRole('button', { name: 'Додати', exact: true }).click();
    await next.locator('.own-topics').waitFor();
    await expect.poll(() => next.evaluate(() => caches.has('pravylo-shared'))).toBe(false);
    await next.close();
  });
});

describe('a file that is shared to the site', () => {
  const isStored = (from: Page) => from.evaluate(() => caches.has('pravylo-shared'));
  /** Shares a file with the site, as another app does, and waits until the page asks the reader about it. */
  const share = async (to: Page) => {
    await shareFile(to, '/own/', sampleText('en'));
    await to.waitForURL(/own\/\?shared/);
    await to.getByRole('button', { name: 'Не додавати' }).waitFor();
  };
  /** Changes the recorded time of storing the shared file to two minutes ago. */
  const makeOld = (from: Page) =>
    from.evaluate(async () => {
      const cache = await caches.open('pravylo-shared');
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const headers = new Headers(response?.headers);
        headers.set('x-stored', String(Date.now() - 120_000));
        await cache.put(request, new Response(await response?.blob(), { headers }));
      }
    });
  const sayHello = (from: Page) =>
    from.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ type: 'hello', notKept: [], asked: [] });
    });

  it('is refused and not stored if it is larger than the limit', async () => {
    const next = await openPage('/');
    await next.evaluate(async (size) => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(size)], 'large.pdf'));
      const response = await fetch('/own/', { method: 'POST', body: form });
      location.assign(response.url);
    }, BOOK_LIMITS.pdfBytes + 1);
    await next.getByRole('alert').filter({ hasText: 'завеликий' }).waitFor();
    expect(await isStored(next)).toBe(false);
    await next.close();
  });

  it('is deleted if the reader discards it', async () => {
    const next = await openPage('/');
    await share(next);
    await next.getByRole('button', { name: 'Не додавати' }).click();
    await next.locator('.own-drop').waitFor();
    await expect.poll(() => isStored(next)).toBe(false);
    await next.close();
  });

  it('is deleted later if the reader leaves the page without an answer', async () => {
    const next = await openPage('/');
    await share(next);
    expect(await isStored(next)).toBe(true);
    await makeOld(next);
    await next.goto(`${server.origin}/`);
    await expect.poll(() => isStored(next)).toBe(false);
    await next.close();
  });

  it('is kept until its page opens, even if another page starts in the meantime', async () => {
    const next = await openPage('/');
    await next.evaluate(async (text) => {
      const form = new FormData();
      form.append('file', new File([text], 'shared.txt', { type: 'text/plain' }));
      await fetch('/own/', { method: 'POST', body: form });
    }, sampleText('en'));
    await sayHello(next);
    // The worker answers the second message only after it has handled the first one.
    await waitForState(next, isComplete);
    await next.waitForTimeout(500);
    expect(await isStored(next)).toBe(true);
    await next.goto(`${server.origin}/own/?shared`);
    await next.getByRole('button', { name: 'Не додавати' }).click();
    await next.close();
  });

  /** Opens a page of another site that posts a file to our site. `head` is HTML for the head of that page. */
  const openAttack = async (head: string) => {
    const attacker = await startOfflineServer('out');
    attacker.fault = () => ({
      body: `${head}<form method="post" enctype="multipart/form-data" action="${server.origin}/own/"><input type="file" name="file"></form>`,
    });
    const next = await context.newPage();
    await next.goto(attacker.origin.replace('localhost', '127.0.0.1'));
    await next.evaluate(() => {
      const files = new DataTransfer();
      files.items.add(new File(['# Evil\n\n## Rules\n\nText.'], 'evil.md'));
      const input = document.querySelector('input') as HTMLInputElement;
      input.files = files.files;
      input.form?.submit();
    });
    return { next, stop: () => Promise.all([next.close(), attacker.stop()]) };
  };

  it('is refused if another site posts it', async () => {
    const { next, stop } = await openAttack('');
    await next.waitForURL(`${server.origin}/own/`);
    await next.locator('.own-drop').waitFor();
    expect(await isStored(next)).toBe(false);
    await stop();
  });

  it('is not read without a tap if another site hides that it posted the file', async () => {
    const { next, stop } = await openAttack('<meta name="referrer" content="no-referrer">');
    await next.waitForURL(/own\/\?shared/);
    await next.getByText('«evil.md»').waitFor();
    expect(await next.locator('.own-topics, .own-progress').count()).toBe(0);
    await next.getByRole('button', { name: 'Не додавати' }).click();
    await expect.poll(() => isStored(next)).toBe(false);
    await stop();
  });
});

describe('saving a book', () => {
  const countRecords = (from: Page): Promise<number[]> =>
    from.evaluate(
      () =>
        new Promise((resolve) => {
          const open = indexedDB.open('pravylo-own');
          open.onsuccess = () => {
            const transaction = open.result.transaction(['books', 'prints', 'editions']);
            const requests = ['books', 'prints', 'editions'].map((name) =>
              transaction.objectStore(name).count(),
            );
            transaction.oncomplete = () => {
              open.result.close();
              resolve(requests.map(({ result }) => result));
            };
          };
        }),
    );

  it('leaves the old records and shows a message if the storage is full', async () => {
    const next = await openPage('/own/');
    const before = await countRecords(next);
    await next.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: [unknown, IDBValidKey?]) {
        if (this.name === 'editions') throw new DOMException('No room', 'QuotaExceededError');
        return put.apply(this, given);
      };
    });
    await chooseFile(next, 'foxes.txt', sampleText('en'));
    await next.locator('.own-keep').click();
    await next.getByRole('alert').filter({ hasText: 'бракує місця' }).waitFor();
    expect(await countRecords(next)).toEqual(before);
    await next.close();
  });

  it('stores and lists both books if two tabs save at once', async () => {
    const tabs = await Promise.all([openPage('/own/'), openPage('/own/')]);
    const before = await countRecords(tabs[0] as Page);
    for (const [at, tab] of tabs.entries()) {
      await chooseFile(tab, `book-${at}.txt`, sampleText(at ? 'uk' : 'en'));
      await tab.locator('.own-keep').waitFor();
    }
    await Promise.all(tabs.map(saveBook));
    const [books = 0] = await countRecords(tabs[0] as Page);
    expect(books).toBe((before[0] ?? 0) + 2);
    const listed = await tabs[0]?.evaluate(
      () => Object.keys(JSON.parse(localStorage.getItem('pravylo.own') ?? '{}')).length,
    );
    expect(listed).toBe(books);
    for (const tab of tabs) await tab.close();
  });

  it('stores nothing if the reader stops the reading', async () => {
    const next = await openPage('/own/');
    const before = await countRecords(next);
    // The PDF has many pages, so that the test has time to cancel its import.
    const lines = textContent(['Owls and players', 'Each player takes a card and rolls a die in a turn.']);
    await chooseFile(next, 'owls.pdf', pagesPdf(Array.from({ length: 390 }, () => lines)));
    await next.getByRole('button', { name: 'Скасувати' }).click();
    await next.getByRole('alert').filter({ hasText: 'скасовано' }).waitFor();
    expect(await countRecords(next)).toEqual(before);
    await next.close();
  });
});
