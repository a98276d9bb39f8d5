// Tests the editor with a private book: the reader corrects a rule and finds it with the search, uses the keyboard and
// undo, sees problems beside a rule, edits in two tabs, and has no free storage.
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { stringsOf } from '../../../lib/i18n';
import { typeset } from '../../extract/typeset';
import { chooseFile, saveBook } from '../private-books/sample-book';
import { violationsInBothThemes } from '../support/axe';
import { PHONE, startSite, WIDE_SCREEN, waitUntilInteractive } from '../support/serve-site';
import {
  addBook,
  download,
  fieldOf,
  openEditor,
  openEntry,
  openSecondTab,
  reload,
  typeInBothTabs,
  waitForPreview,
  waitUntilStored,
} from './editor-steps';

const site = startSite();
const { editor: UK } = stringsOf('uk');
const { editor: EN } = stringsOf('en');
const ENGLISH = { ...WIDE_SCREEN, locale: 'en-US' };

const DEVICES = [
  {
    device: 'a phone in Ukrainian',
    lang: 'uk',
    options: PHONE,
    home: '/own/',
    entry: 'Рух',
    line: 'Квочка ніколи не відступає назад.',
    word: 'Квочка',
  },
  {
    device: 'a wide screen in English',
    lang: 'en',
    options: ENGLISH,
    home: '/shelf/en/own/',
    entry: 'Movement',
    line: 'A broody never walks back.',
    word: 'broody',
  },
] as const;

describe('a private book in the editor', { timeout: 180_000 }, () => {
  it.each(DEVICES)('gets a mended line on $device, which the search then finds', async (device) => {
    const words = stringsOf(device.lang).editor;
    const page = await site.open(device.home, device.options);
    await addBook(page, device.lang, 'pdf');
    const home = page.url();
    await openEditor(page, device.lang);
    await openEntry(page, device.entry);
    await fieldOf(page, 2).fill(device.line);
    await waitForPreview(page);
    await page.locator('.editor-page', { hasText: device.word }).waitFor();
    await page.getByRole('button', { name: words.showPrinted }).click();
    await page.locator('.own-canvas[data-drawn]').first().waitFor({ timeout: 60_000 });
    expect(await page.locator('.own-mark').count()).toBeGreaterThan(1);
    await page.getByRole('button', { name: words.save }).click();
    await page.getByText(words.savedBook).waitFor();
    await page.goto(`${home}&q=${encodeURIComponent(device.word.toLowerCase())}`);
    await waitUntilInteractive(page);
    await page.locator('.hit-text', { hasText: device.word }).first().waitFor();
    expect(page.errors).toEqual([]);
  });

  it('is edited by keyboard: a rule is split, joined and moved, and every step is undone after a reload', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH);
    await addBook(page, 'en');
    await openEditor(page, 'en');
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
    expect(await page.getByRole('button', { name: EN.undo }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: EN.redo }).click();
    await expect.poll(words).toEqual(['A fox may jump', before[0]?.slice(15), before[1]]);
    expect(page.errors).toEqual([]);
  });

  it('gets a name for an icon and a link, without Markdown', async () => {
    const page = await site.open('/own/', PHONE);
    const star =
      '<svg width="9" height="9" viewBox="0 0 10 10"><path d="M5 0L10 10L0 10Z" fill="#b80"/></svg>';
    const book = `<h1>Варта</h1><h2>Оплата</h2><p>Заплати дві ${star} і перейди на інший поверх вежі.</p><h2>Відпочинок</h2><p>Вартовий бере одну карту з колоди.</p>`;
    await chooseFile(page, 'watch.pdf', await typeset(site.browser, book, { columns: 1 }));
    await page.locator('.own-topics').waitFor({ timeout: 60_000 });
    await saveBook(page);
    const home = page.url();
    await openEditor(page, 'uk');
    await page.getByText(UK.names).click();
    await page.getByLabel(UK.nameKinds.icon, { exact: true }).fill('золота монета');
    await openEntry(page, 'Відпочинок');
    await fieldOf(page, 1).fill('Після оплати вартовий бере одну карту.');
    const rule = page.locator('.editor-rule').first();
    await rule.getByText(UK.place).click();
    await rule.getByRole('button', { name: 'золота монета' }).click();
    await expect.poll(() => fieldOf(page, 1).inputValue()).toContain(':золота монета:');
    await fieldOf(page, 1).evaluate((field) => {
      const area = field as HTMLTextAreaElement;
      const at = area.value.indexOf('оплати');
      area.setSelectionRange(at, at + 'оплати'.length);
    });
    await rule.getByLabel(UK.linkSelected).selectOption({ label: 'Оплата' });
    await page.locator('.editor-page .entry-text a', { hasText: 'оплати' }).waitFor();
    await page.locator('.editor-page .entry-text [aria-label="золота монета"]').waitFor();
    await page.getByRole('button', { name: UK.markdown }).click();
    expect(await page.getByLabel(UK.source).inputValue()).toMatch(/\[\[[a-z-]+\|оплати\]\].*:icon-1:/);
    await page.getByRole('button', { name: UK.save }).click();
    await page.getByText(UK.savedBook).waitFor();
    await page.goto(`${home}&q=${encodeURIComponent('золота монета')}`);
    await waitUntilInteractive(page);
    await page.locator('.hit svg[aria-label="золота монета"]').first().waitFor();
    expect(page.errors).toEqual([]);
  });

  it('shows what is wrong at the rule, in the language of the reader and with the cure', async () => {
    const page = await site.open('/own/', PHONE);
    await addBook(page, 'uk');
    await openEditor(page, 'uk');
    await openEntry(page, 'Бій');
    await fieldOf(page, 1).fill('Кинь :krit: і <b>бий</b>.');
    const problem = page.locator('.editor-rule').first().locator('[data-problem="unknown-icon"]');
    await problem.waitFor();
    expect(await problem.innerText()).toContain('Такого значка немає');
    expect(await page.locator('.editor-rule').nth(1).locator('.editor-problems').count()).toBe(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await fieldOf(page, 1).fill('Кинь кубик і <b>бий</b> **далі**.');
    await problem.waitFor({ state: 'detached' });
    // Markup that a reader types into the text field of a rule is shown as text.
    await page.locator('.editor-page', { hasText: '<b>бий</b> **далі**' }).waitFor();
    expect(await page.locator('.editor-page :is(b, strong)').count()).toBe(0);
    await page.getByRole('button', { name: UK.markdown }).click();
    await page.getByLabel(UK.source).fill('---\ntitle: Бій\n---\n\nКинь [[nowhere|далі]]. ^def\n');
    const link = page.locator('[data-problem="unknown-entry"]');
    await link.waitFor();
    expect(await link.innerText()).toMatch(/^5: Посилання веде до теми/);
    expect(page.errors).toEqual([]);
  });

  it('keeps its mended words when the book is imported again', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH);
    await addBook(page, 'en', 'pdf');
    const home = page.url();
    await openEditor(page, 'en');
    await openEntry(page, 'Movement');
    await fieldOf(page, 2).fill('Hens stay or go ahead.');
    await page.getByRole('button', { name: EN.save }).click();
    await page.getByText(EN.savedBook).waitFor();
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
    await openEditor(page, 'en');
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
    await openEditor(page, 'uk');
    await openEntry(page, 'Бій');
    const other = await openSecondTab(page);
    await typeInBothTabs(page, [
      [1, 'Перша вкладка.'],
      [2, 'Друга вкладка.'],
    ]);
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
    await openEditor(page, 'uk');
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
    const file = await download(page, UK.write);
    const texts = Object.values(unzipSync(readFileSync(file))).map((bytes) =>
      new TextDecoder().decode(bytes),
    );
    expect(texts.join()).toContain('Без місця.');
  });
});
