// Tests that the site loses no data of the reader: with storage of an earlier version, with full storage, in two
// tabs, and after the list of private books was lost.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { StoredValues } from '../../../lib/core/storage-schema';
import { LIST, listedTexts } from '../decisions/decision-helpers';
import { chooseFile, sampleText, saveBook } from '../private-books/sample-book';
import { PHONE, startSite, waitUntilInteractive } from '../support/serve-site';
import { readStoredValue, withStoredValues } from '../support/stored-values';

const site = startSite();

/** Reads the durable copy (the copy of localStorage in IndexedDB): JSON texts by key. */
const readDurable = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('pravylo-reader');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('values').objectStore('values');
          const [keys, records] = [store.getAllKeys(), store.getAll()];
          store.transaction.oncomplete = () => {
            opening.result.close();
            resolve(Object.fromEntries(keys.result.map((key, at) => [String(key), records.result[at].text])));
          };
        };
      }),
  );

async function pinEntry(page: Page, entry: string): Promise<void> {
  await page.goto(`${site.origin}/outer-rim/uk/${entry}/`);
  await waitUntilInteractive(page);
  await page.locator('[data-action="pin"]').click();
  await page.locator('[data-action="pin"][aria-pressed="true"]').waitFor();
}

async function addBook(page: Page): Promise<void> {
  await page.goto(`${site.origin}/own/`);
  await waitUntilInteractive(page);
  await chooseFile(page, 'Foxes and Hens.txt', sampleText('en'));
  await page.locator('.own-topics').waitFor();
  await saveBook(page);
}

/**
 * The complete localStorage of a phone that last used an old version of the site, which had no durable store (the copy
 * of the values in IndexedDB).
 */
const EARLIER: Partial<StoredValues> = {
  theme: 'dark',
  textSize: 1,
  lang: 'uk',
  cardLang: 'en',
  keepAwake: true,
  unlocked: { 'mandalorian-adventures': ['mission-2'] },
  hidden: { rebellion: ['team'] },
  pins: { 'outer-rim': ['patrols#not-a-ship', 'combat'] },
  history: { 'outer-rim.uk': ['combat', 'patrols'] },
  searches: { 'outer-rim.uk': ['патруль'] },
  ticks: { 'outer-rim/appendix-setup': ['map'] },
  players: { 'outer-rim': 3 },
  decisions: {
    'outer-rim': [
      { id: 'mine1', at: 'combat', kind: 'house', text: 'Перекид один раз.', day: '2026-11-01', edited: 5 },
      { id: 'gone1', removed: '2026-11-02' },
    ],
  },
  asked: ['outer-rim.uk'],
  installDeclined: true,
};

describe('a phone with the storage of an earlier version', () => {
  it('keeps every value, in localStorage and in the durable store', async () => {
    const page = await site.open('/outer-rim/uk/decisions/', withStoredValues(site, EARLIER, PHONE));
    await page.getByText('Перекид один раз.').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    const keys = Object.keys(EARLIER) as (keyof StoredValues)[];
    await expect.poll(async () => Object.keys(await readDurable(page))).toEqual(expect.arrayContaining(keys));
    // Simulates a browser that has lost localStorage: the site restores everything from IndexedDB.
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${site.origin}/outer-rim/uk/tonight/`);
    await page.locator('.pins li').nth(1).waitFor();
    for (const key of keys.filter((one) => one !== 'asked'))
      expect(await readStoredValue(page, key), key).toEqual(EARLIER[key]);
    expect(page.errors).toEqual([]);
  });
});

describe('a private book', () => {
  it('is listed again when the list of books is lost', async () => {
    const page = await site.newPage();
    await addBook(page);
    // Deletes both copies of the list of books, as if the browser had been closed after it stored the book and before
    // it stored the list. The test does this at an address without a script of the site, because a script could write
    // the list again.
    await page.goto(`${site.origin}/packs/manifest.json`);
    await page.evaluate(async () => {
      localStorage.clear();
      await new Promise((done) => {
        indexedDB.deleteDatabase('pravylo-reader').onsuccess = done;
      });
    });
    await page.goto(`${site.origin}/`);
    await page.getByRole('link', { name: 'Foxes and Hens' }).waitFor();
    await page.goto(`${site.origin}/offline/`);
    await page.getByRole('link', { name: 'Foxes and Hens' }).waitFor();
    const listed = await readStoredValue(page, 'own');
    expect(Object.values(listed ?? {})).toEqual([['Foxes and Hens', 'en']]);
    expect(page.errors).toEqual([]);
  });
});

describe('full localStorage', () => {
  it('loses neither a book nor a pin', async () => {
    const page = await site.open('/outer-rim/uk/');
    await page.evaluate(() => {
      let size = 1 << 22;
      for (let nth = 0; size > 0; )
        try {
          localStorage.setItem(`fill${nth}`, 'x'.repeat(size));
          nth++;
        } catch {
          size >>= 1;
        }
    });
    await pinEntry(page, 'patrols');
    await addBook(page);
    await page.goto(`${site.origin}/`);
    await page.getByRole('link', { name: 'Foxes and Hens' }).waitFor();
    await page.goto(`${site.origin}/outer-rim/uk/tonight/`);
    await page.locator('.pins li').waitFor();
    // Make room in localStorage. The page then copies the pins from IndexedDB to localStorage again.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('fill')) localStorage.removeItem(key);
    });
    await page.reload();
    await expect.poll(() => readStoredValue(page, 'pins')).toEqual({ 'outer-rim': ['patrols'] });
    expect(page.errors).toEqual([]);
  });
});

describe('damaged values', () => {
  const DEEP = `{"outer-rim":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  it.each([
    ['nested too deeply', DEEP],
    ['of other types', '{"outer-rim":{"length":3},"__proto__":["x"],"constructor":5}'],
    ['not JSON', '{"outer-rim":["combat'],
  ])('that are %s leave the page readable, and can be saved', async (_, text) => {
    const page = await site.newPage();
    await page.goto(`${site.origin}/packs/manifest.json`);
    await page.evaluate((value) => {
      for (const key of ['pins', 'hidden', 'unlocked', 'ticks', 'players', 'decisions', 'own'])
        localStorage.setItem(`pravylo.${key}`, value);
    }, text);
    await page.goto(`${site.origin}/outer-rim/uk/patrols/`);
    await waitUntilInteractive(page);
    expect(await page.locator('.entry-text').innerText()).toContain('Патруль');
    await pinEntry(page, 'patrols');
    await expect.poll(async () => Object.keys(await readDurable(page)).join()).toContain('aside pins');
    await page.goto(`${site.origin}/offline/`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Зберегти пошкоджені дані' }).click(),
    ]);
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(Object.values(saved.texts)).toContain(text);
    await page.getByRole('button', { name: 'Видалити їх' }).click();
    await expect.poll(async () => Object.keys(await readDurable(page)).join()).not.toContain('aside');
    expect(await readStoredValue(page, 'pins')).toEqual({ 'outer-rim': ['patrols'] });
    expect(page.errors).toEqual([]);
  });
});

describe('two tabs', () => {
  it('keep every pin that either of them adds at the same time', async () => {
    const one = await site.open('/outer-rim/uk/patrols/');
    const other = await one.context().newPage();
    await other.goto(`${site.origin}/outer-rim/uk/combat/`);
    await waitUntilInteractive(other);
    const pinRules = (page: Page, entry: string) =>
      page.evaluate(async (name) => {
        const wait = (find: () => unknown) =>
          new Promise<void>((resolve) => {
            const check = () => (find() ? resolve() : setTimeout(check, 5));
            check();
          });
        const pinned: string[] = [];
        for (const rule of [...document.querySelectorAll<HTMLElement>('.entry-text .rule[id]')].slice(0, 8)) {
          rule.querySelector<HTMLElement>('.rule-n')?.click();
          const find = () =>
            [...document.querySelectorAll<HTMLElement>('dialog[open] .rule-action[aria-pressed]')][0];
          await wait(find);
          find()?.click();
          await wait(() => find()?.getAttribute('aria-pressed') === 'true');
          document.querySelector<HTMLElement>('dialog[open] .sheet-close')?.click();
          await wait(() => !document.querySelector('dialog[open]'));
          pinned.push(`${name}#${rule.id}`);
        }
        return pinned;
      }, entry);
    const pinned = await Promise.all([pinRules(one, 'patrols'), pinRules(other, 'combat')]);
    expect(pinned.flat().length).toBeGreaterThan(8);
    await expect
      .poll(async () => JSON.parse((await readDurable(one)).pins ?? '{}')['outer-rim']?.toSorted())
      .toEqual(pinned.flat().toSorted());
    await expect
      .poll(async () => (await readStoredValue(other, 'pins'))?.['outer-rim']?.toSorted())
      .toEqual(pinned.flat().toSorted());
  });

  it('keep both texts of a decision that both of them edit', async () => {
    const one = await site.open(LIST, withStoredValues(site, EARLIER, PHONE));
    const other = await one.context().newPage();
    await other.goto(site.origin + LIST);
    await waitUntilInteractive(other);
    const tabs = [
      [one, 'Перекид двічі.'],
      [other, 'Перекид тричі.'],
    ] as const;
    for (const [page, text] of tabs) {
      await page.getByRole('button', { name: 'Змінити' }).click();
      await page.getByLabel('Рішення в одному-двох реченнях').fill(text);
    }
    for (const [page, text] of tabs) {
      await page.getByRole('button', { name: 'Зберегти', exact: true }).click();
      await expect.poll(() => listedTexts(page)).toEqual([text]);
    }
    await other.getByText('змінили і в іншій вкладці').waitFor();
    expect(await one.getByText('змінили і в іншій вкладці').count()).toBe(0);
    for (const page of [one, other]) {
      await expect.poll(() => listedTexts(page)).toEqual(['Перекид тричі.']);
      await page.getByText('Попередній текст рішення: Перекид двічі.').waitFor();
    }
    const { decisions = '{}' } = await readDurable(one);
    expect(JSON.parse(decisions)['outer-rim'][0]).toMatchObject({
      text: 'Перекид тричі.',
      before: 'Перекид двічі.',
    });
  });
});
