// Tests damaged records in IndexedDB: the site moves them to another store, from which the reader can save them, and
// never shows them. All pages stay readable.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseFile, sampleText, saveBook } from '../private-books/sample-book';
import { startSite, waitUntilInteractive } from '../support/serve-site';
import { readStoredValue } from '../support/stored-values';

const site = startSite();

/** Adds a book in a new profile. Returns its page and the address of the book. */
async function addBook(): Promise<{ page: Awaited<ReturnType<typeof site.open>>; home: string }> {
  const page = await site.open('/own/');
  await waitUntilInteractive(page);
  await chooseFile(page, 'Foxes and Hens.txt', sampleText('en'));
  await page.locator('.own-topics').waitFor();
  await saveBook(page);
  return { page, home: page.url() };
}

type Change = (record: unknown) => unknown;

/**
 * Replaces every record of an object store. `code` is a JavaScript expression for the new value, in which `record` is
 * the old value. Runs at an address without scripts of the site, so that no script interferes.
 */
async function damage(page: Page, database: string, store: string, code: string): Promise<void> {
  await page.goto(`${site.origin}/packs/manifest.json`);
  const change = await page.evaluateHandle<Change>(`(record) => (${code})`);
  await page.evaluate(
    ([name, storeName, changeRecord]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(storeName, 'readwrite');
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          const cursor = transaction.objectStore(storeName).openCursor();
          cursor.onsuccess = () => {
            if (!cursor.result) return;
            cursor.result.update(changeRecord(cursor.result.value));
            cursor.result.continue();
          };
        };
      }),
    [database, store, change] as const,
  );
}

/** Saves the damaged data on the Offline page, and returns the saved texts. */
async function saveDamaged(page: Page): Promise<string[]> {
  await page.goto(`${site.origin}/offline/`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Зберегти пошкоджені дані' }).click(),
  ]);
  return Object.values(JSON.parse(readFileSync(await download.path(), 'utf8')).texts);
}

describe('a damaged record of a private book', () => {
  it.each([
    ['whose files are lost', '({ ...record, files: 7 })'],
    [
      'whose files hold no text',
      '({ ...record, files: { "game.md": { length: 3 }, "en/combat.md": null } })',
    ],
  ])('%s is set aside, and the book is imported again from its text', async (_, code) => {
    const { page, home } = await addBook();
    await damage(page, 'pravylo-own', 'books', code);
    await damage(page, 'pravylo-own', 'editions', '({})');
    await page.goto(`${home}&t=combat`);
    await page
      .getByText('This book is damaged. Add it again.')
      .or(page.getByText('Книгу пошкоджено'))
      .waitFor();
    expect((await saveDamaged(page)).join()).toContain('Foxes and Hens');
    await page.goto(home);
    await page.locator('a[href*="again="]').click();
    await page.locator('.own-topics').waitFor();
    await saveBook(page);
    expect(page.url()).toBe(home);
    await page.goto(`${home}&t=combat`);
    await waitUntilInteractive(page);
    expect(await page.locator('.entry-text').innerText()).toContain('The higher roll wins');
    expect(page.errors).toEqual([]);
  });

  it.each([
    ['name', '({ ...record, name: { toString: 5 }, edits: null, added: NaN, account: { topics: 5 } })'],
    ['languages', '({ ...record, languages: "en", source: [], print: "yes", lang: {} })'],
  ])('with damaged properties (%s) still opens', async (_, code) => {
    const { page, home } = await addBook();
    await damage(page, 'pravylo-own', 'books', code);
    await page.goto(`${home}&t=combat`);
    await waitUntilInteractive(page);
    expect(await page.locator('.entry-text').innerText()).toContain('The higher roll wins');
    expect((await saveDamaged(page)).join()).toContain('The higher roll wins');
    expect(page.errors).toEqual([]);
  });

  it.each([
    ['of no value', '5'],
    ['of markup', '({ ...record, entries: { combat: { html: "<img src=x onerror=window.evil=1>" } } })'],
    ['without entries', '({ ...record, entries: null, edition: { languages: 5 } })'],
    ['nested deeply', '({ ...record, data: JSON.parse("[".repeat(3000) + "]".repeat(3000)) })'],
  ])('in the cache of compiled pages, %s, is not shown; the page is compiled again', async (_, code) => {
    const { page, home } = await addBook();
    await damage(page, 'pravylo-own', 'editions', code);
    await page.goto(`${home}&t=combat`);
    await waitUntilInteractive(page);
    expect(await page.locator('.entry-text').innerText()).toContain('The higher roll wins');
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
    expect(page.errors).toEqual([]);
  });
});

describe('damaged records of stored values', () => {
  it.each([
    '5',
    'null',
    '({ text: 7, revision: 1 })',
    '({ revision: { valueOf: 1 } })',
    '"text"',
    '[record]',
  ])('(%s) are set aside, and what localStorage has stays', async (code) => {
    const page = await site.open('/outer-rim/uk/patrols/');
    await page.locator('[data-action="pin"]').click();
    await page.locator('[data-action="pin"][aria-pressed="true"]').waitFor();
    await expect.poll(() => readStoredValue(page, 'pins')).toEqual({ 'outer-rim': ['patrols'] });
    await damage(page, 'pravylo-reader', 'values', code);
    await page.goto(`${site.origin}/outer-rim/uk/tonight/`);
    await page.locator('.pins li').waitFor();
    expect(await readStoredValue(page, 'pins')).toEqual({ 'outer-rim': ['patrols'] });
    expect((await saveDamaged(page)).length).toBeGreaterThan(0);
    expect(page.errors).toEqual([]);
  });
});
