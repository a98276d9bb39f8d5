// Tests the editor with a private book: the reader corrects a rule and finds it with the search, uses the keyboard and
// undo, sees problems beside a rule, edits in two tabs, and has no free storage.
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { saveBook } from '../private-books/sample-book';
import { violationsInBothThemes } from '../support/axe';
import { overflowsOf } from '../support/find-overflow';
import { PHONE, startSite, WIDE_SCREEN, waitUntilInteractive } from '../support/serve-site';
import {
  addBook,
  download,
  fieldOf,
  openEditor,
  openEntry,
  reload,
  waitForPreview,
  waitUntilStored,
} from './editor-steps';

const site = startSite();
const ENGLISH = { ...WIDE_SCREEN, locale: 'en-US' };

describe('a private book in the editor', { timeout: 180_000 }, () => {
  it('gets a mended line, which the search then finds, on a phone in Ukrainian', async () => {
    const page = await site.open('/own/', PHONE);
    await addBook(page, 'uk', 'pdf');
    const home = page.url();
    await openEditor(page, 'Редагувати текст');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await openEntry(page, 'Рух');
    await fieldOf(page, 2).fill('Квочка ніколи не відступає назад.');
    await waitForPreview(page);
    await page.locator('.editor-page', { hasText: 'Квочка ніколи' }).waitFor();
    await page.getByRole('button', { name: 'Показати сторінку книги' }).click();
    await page.locator('.own-canvas[data-drawn]').first().waitFor({ timeout: 60_000 });
    expect(await page.locator('.own-mark').count()).toBeGreaterThan(1);
    for (const summary of await page.locator('.editor-column summary').all()) await summary.click();
    expect(await overflowsOf(page)).toEqual([]);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Зберегти в книзі' }).click();
    await page.getByText('Пошук уже враховує зміни').waitFor();
    await page.goto(`${home}&q=${encodeURIComponent('квочка')}`);
    await waitUntilInteractive(page);
    await page.locator('.hit-text', { hasText: 'відступає' }).first().waitFor();
    expect(page.errors).toEqual([]);
  });

  it('is edited by keyboard: a rule is split, joined and moved, and every step is undone after a reload', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH);
    await addBook(page, 'en');
    await openEditor(page, 'Edit the text');
    await openEntry(page, 'Movement');
    const words = () =>
      page
        .locator('.editor-rule textarea')
        .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
    const before = await words();
    await fieldOf(page, 1).focus();
    await page.keyboard.press('Control+Home');
    for (const _ of 'A fox may jump') await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(words).toEqual(['A fox may jump', before[0]?.slice(15), before[1]]);
    await page.keyboard.press('Backspace');
    await expect.poll(words).toEqual(before);
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(words).toEqual([before[1], before[0]]);
    await fieldOf(page, 1).fill('A hen never goes back.');
    await waitUntilStored(page);
    await reload(page);
    await expect.poll(words).toEqual(['A hen never goes back.', before[0]]);
    await page.keyboard.press('Control+z');
    await expect.poll(words).toEqual([before[1], before[0]]);
    for (let count = 0; count < 3; count++) await page.keyboard.press('Control+z');
    await expect.poll(words).toEqual(before);
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(words).toEqual(['A fox may jump', before[0]?.slice(15), before[1]]);
    expect(page.errors).toEqual([]);
  });

  it('shows what is wrong at the rule, in the language of the reader and with the cure', async () => {
    const page = await site.open('/own/', PHONE);
    await addBook(page, 'uk');
    await openEditor(page, 'Редагувати текст');
    await openEntry(page, 'Бій');
    await fieldOf(page, 1).fill('Кинь :krit: і <b>бий</b>.');
    const problem = page.locator('.editor-rule').first().locator('[data-problem="unknown-icon"]');
    await problem.waitFor();
    expect(await problem.innerText()).toContain('Такого значка немає');
    expect(await page.locator('.editor-rule').nth(1).locator('.editor-problems').count()).toBe(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await fieldOf(page, 1).fill('Кинь кубик і <b>бий</b> **далі**.');
    await problem.waitFor({ state: 'detached' });
    // The preview shows markup that a reader types into the text field of a rule as text.
    await page.locator('.editor-page', { hasText: '<b>бий</b> **далі**' }).waitFor();
    expect(await page.locator('.editor-page :is(b, strong)').count()).toBe(0);
    await page.getByRole('button', { name: 'Markdown' }).click();
    await page
      .getByLabel('Текст теми в Markdown')
      .fill('---\ntitle: Бій\n---\n\nКинь [[nowhere|далі]]. ^def\n');
    const link = page.locator('[data-problem="unknown-entry"]');
    await link.waitFor();
    expect(await link.innerText()).toMatch(/^5: Посилання веде до теми/);
    expect(page.errors).toEqual([]);
  });

  it('keeps its mended words when the book is imported again', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH);
    await addBook(page, 'en', 'pdf');
    const home = page.url();
    await openEditor(page, 'Edit the text');
    await openEntry(page, 'Movement');
    await fieldOf(page, 2).fill('Hens stay or go ahead.');
    await page.getByRole('button', { name: 'Save to book' }).click();
    await page.getByText('Your changes now appear in search').waitFor();
    await page.goto(home);
    await waitUntilInteractive(page);
    await page.getByRole('link', { name: 'Import again' }).click();
    await page.locator('.own-topics').waitFor({ timeout: 60_000 });
    await saveBook(page);
    await page.goto(`${home}&t=movement`);
    await page.locator('.entry-text', { hasText: 'Hens stay or go ahead.' }).waitFor();
    expect(page.errors).toEqual([]);
  });

  it('is in the backup file with its draft', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH);
    await addBook(page, 'en');
    await openEditor(page, 'Edit the text');
    await openEntry(page, 'Movement');
    const address = page.url();
    await fieldOf(page, 2).fill('Hens wait.');
    await waitUntilStored(page);
    await page.goto(`${site.origin}/shelf/en/offline/`);
    await waitUntilInteractive(page);
    const file = await download(page, 'Save a backup');
    const other = await site.open('/shelf/en/offline/', ENGLISH);
    await other.locator('input[type=file]').setInputFiles(file);
    await other.getByText('drafts: 1').waitFor();
    await other.getByRole('button', { name: 'Restore', exact: true }).click();
    await other.getByText('Restored').waitFor();
    await other.goto(address);
    await other.locator('.editor-rule').first().waitFor();
    expect(await fieldOf(other, 2).inputValue()).toBe('Hens wait.');
    expect([...page.errors, ...other.errors]).toEqual([]);
  });

  it('has the changes of two tabs', async () => {
    const page = await site.open('/own/', PHONE);
    await addBook(page, 'uk');
    await openEditor(page, 'Редагувати текст');
    await openEntry(page, 'Бій');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('.editor-rule').first().waitFor();
    await fieldOf(page, 1).fill('Перша вкладка.');
    await fieldOf(other, 2).fill('Друга вкладка.');
    await Promise.all([waitUntilStored(page), waitUntilStored(other)]);
    for (const tab of [page, other]) {
      await expect.poll(() => fieldOf(tab, 1).inputValue()).toBe('Перша вкладка.');
      await expect.poll(() => fieldOf(tab, 2).inputValue()).toBe('Друга вкладка.');
    }
    await other.close();
  });

  it('says at once that the device is full, and offers a file with the words', async () => {
    const page = await site.open('/own/', PHONE);
    await addBook(page, 'uk');
    await openEditor(page, 'Редагувати текст');
    await openEntry(page, 'Бій');
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...args) {
        if (this.transaction.db.name !== 'pravylo-drafts') return put.apply(this, args);
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await fieldOf(page, 1).fill('Без місця.');
    await page.getByRole('alert').filter({ hasText: 'немає місця' }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    const file = await download(page, 'Створити файл');
    const texts = Object.values(unzipSync(readFileSync(file))).map((bytes) =>
      new TextDecoder().decode(bytes),
    );
    expect(texts.join()).toContain('Без місця.');
  });
});
