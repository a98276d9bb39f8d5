// Tests a private game (a game that a reader added on one device) with several books from end to end: the reader adds a
// FAQ to a rulebook, searches both books together, changes their order, and removes one book at a time.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsInBothThemes } from '../support/axe';
import { DESKTOP, startSite, waitUntilInteractive } from '../support/serve-site';
import { chooseFile, FOXES, samplePdf, sampleText, saveBook } from './sample-book';

const site = startSite();

const FAQ = [
  '# Лиси й кури: питання',
  '## Бій',
  'Якщо результати рівні, кожен гравець ще раз кидає кубик за свій жетон.',
  '## Зайняте поле',
  'Чи може лис перестрибнути двох курок? Ні. Рух завершується перед другою куркою.',
].join('\n\n');
const ENGLISH_FAQ = [
  '# Foxes and Hens FAQ',
  '## Ties',
  'A tie is never rolled twice in the same turn.',
  '## Caught hens',
  'A caught hen goes back to the box.',
].join('\n\n');

async function addBook(page: Page, name: string, text: string | Uint8Array): Promise<void> {
  await chooseFile(page, name, text);
  await page.locator('.own-topics').waitFor({ timeout: 60_000 });
}

/** Adds the rulebook, then adds a FAQ to its game, and waits for the page of the game. */
async function addGame(page: Page, faq = FAQ, rules: string | Uint8Array = sampleText('uk')): Promise<void> {
  await addBook(page, typeof rules === 'string' ? 'лиси.txt' : 'лиси.pdf', rules);
  await saveBook(page);
  await page.getByRole('link', { name: 'Додати до гри ще одну книгу' }).click();
  await waitUntilInteractive(page);
  await addBook(page, 'faq.txt', faq);
  await saveBook(page);
}

const bookNames = (page: Page) => page.locator('.game-book-name b').allInnerTexts();

/** Returns the text of an element, with ordinary spaces in place of no-break spaces. */
const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).innerText()).replace(/\s+/g, ' ');

/** Searches for the query, and waits until the first results match the patterns. */
async function expectAnswers(page: Page, query: string, ...patterns: RegExp[]): Promise<void> {
  await page.locator('.dock input').fill(query);
  for (const [at, pattern] of patterns.entries())
    await expect
      .poll(async () => (await page.locator('.hit').allInnerTexts())[at]?.replace(/\s+/g, ' '))
      .toMatch(pattern);
}

describe('a rulebook and its FAQ', () => {
  it('are one game with one search, whose results name their books, in the order that the reader chooses', async () => {
    const page = await site.open('/own/');
    await addBook(page, 'лиси.txt', sampleText('uk'));
    await saveBook(page);
    const home = page.url();
    await page.getByRole('link', { name: 'Додати до гри ще одну книгу' }).click();
    await waitUntilInteractive(page);
    expect(await textOf(page, 'main h1')).toBe('Ще одна книга до гри «Лиси й кури»');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await addBook(page, 'faq.txt', FAQ);
    const role = page.getByLabel('Тип книги');
    expect(await role.inputValue()).toBe('faq');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await saveBook(page);
    expect(page.url()).toBe(home);
    expect(await page.locator('main h1').innerText()).toBe('Лиси й кури');
    expect(await bookNames(page)).toEqual(['Лиси й кури: питання', 'Лиси й кури']);
    // Both books have a topic «Бій» (“Combat”), so lists show the name of the book after the title.
    expect(await textOf(page, 'main')).toContain('Бій (Лиси й кури: питання)');
    expect(await textOf(page, 'main')).toContain('«Лиси й кури: питання» має перевагу над «Лиси й кури»');
    expect(await violationsInBothThemes(page)).toEqual([]);

    await expectAnswers(
      page,
      'рівні результати у бою',
      /^Лиси й кури: питання › Бій.*ще раз кидає/,
      /^Лиси й кури › Бій.*жетони лишаються/,
    );
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.locator('.search-close').click();

    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Опустити «Лиси й кури: питання»' }).click();
    await reloaded;
    await waitUntilInteractive(page);
    await page.locator('.game-books').waitFor();
    expect(await bookNames(page)).toEqual(['Лиси й кури', 'Лиси й кури: питання']);
    await expectAnswers(page, 'рівні результати у бою', /^Лиси й кури › Бій/);
    expect(page.errors).toEqual([]);
  });

  it('link to each other, and the card of a rule names its book', async () => {
    const page = await site.open('/own/');
    await addGame(page);
    await page.locator('main').getByRole('link', { name: 'Зайняте поле' }).first().click();
    await page.locator('.entry-text .rule').first().waitFor();
    expect(await page.locator('main').innerText()).toContain('Лиси й кури: питання');
    await page.locator('.entry-text a.ref', { hasText: 'Рух' }).click();
    await page.locator('dialog.sheet, .entry-text').first().waitFor();
    await page.goto(page.url());
    await waitUntilInteractive(page);
    await page.locator('.entry-text .rule-body').first().click();
    await page.locator('dialog.sheet .rule-action-main').click();
    await page.locator('.show-sources', { hasText: 'Лиси й кури' }).waitFor();
    expect(page.errors).toEqual([]);
  });

  it('are removed one at a time, and the addresses of the other book stay', async () => {
    const page = await site.open('/own/');
    await addGame(page);
    const home = page.url();
    await page.locator('main').getByRole('link', { name: 'Зайняте поле' }).first().click();
    await page.locator('.entry-text .rule').first().waitFor();
    const ofFaq = page.url();
    await page.goto(home);
    await waitUntilInteractive(page);
    await page.getByText('Дії з книгою «Лиси й кури»', { exact: true }).click();
    const actions = page.locator('.game-books details[open]');
    await actions.getByRole('button', { name: 'Видалити з пристрою' }).click();
    const reloaded = page.waitForEvent('load');
    await actions.getByRole('button', { name: 'Видалити', exact: true }).click();
    await reloaded;
    await waitUntilInteractive(page);
    expect(await page.locator('main h1').innerText()).toBe('Лиси й кури: питання');
    expect(await page.locator('.game-books').count()).toBe(0);
    await page.goto(ofFaq);
    await waitUntilInteractive(page);
    expect(await page.locator('.entry-text').innerText()).toContain('перед другою куркою');
    expect(page.errors).toEqual([]);
  });

  it('are shared as one file, which adds both books on another device', async () => {
    const page = await site.open('/own/');
    await addGame(page, FAQ, await samplePdf('uk'));
    const section = page.locator('section[aria-labelledby=game-books]');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', { name: 'З PDF', exact: true }).last().click(),
    ]);
    const friend = await site.open('/own/', DESKTOP);
    await addBook(friend, download.suggestedFilename(), readFileSync(await download.path()));
    expect(await textOf(friend, 'main')).toContain('Разом з нею збережуться книги');
    await saveBook(friend);
    expect(await bookNames(friend)).toEqual(await bookNames(page));
    // The shared file contains the PDF: a rule of the rulebook shows its printed page.
    await friend.locator('main').getByRole('link', { name: 'Рух' }).first().click();
    await friend.locator('.entry-text .rule-body').first().click();
    await friend.getByRole('link', { name: 'Сторінка книги' }).click();
    await friend.locator('.own-canvas[data-drawn]').waitFor({ timeout: 60_000 });
    expect([...page.errors, ...friend.errors]).toEqual([]);
  });

  it('are in a backup file, which restores them as one game', async () => {
    const page = await site.open('/own/');
    await addGame(page);
    const [home, names] = [page.url(), await bookNames(page)];
    await page.goto(`${site.origin}/offline/`);
    await waitUntilInteractive(page);
    await expect.poll(() => page.locator('section[aria-labelledby=own-kept] > ul > li').count()).toBe(2);
    const mine = (from: Page) => from.locator('section[aria-labelledby=mine]');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      mine(page).getByRole('button').first().click(),
    ]);
    const other = await site.open('/offline/', DESKTOP);
    await mine(other)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'saved.json',
        mimeType: 'application/json',
        buffer: readFileSync(await download.path()),
      });
    await mine(other).locator('.pill-button-main').click();
    await other.waitForFunction(() => localStorage.getItem('pravylo.own')?.includes('Лиси'));
    const countBooks = () =>
      other.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('pravylo-own');
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const counting = opening.result.transaction('books').objectStore('books').count();
              counting.onsuccess = () => resolve(counting.result);
              opening.result.close();
            };
          }),
      );
    await expect.poll(countBooks, { timeout: 20_000 }).toBe(2);
    await other.goto(home);
    await waitUntilInteractive(other);
    expect(await bookNames(other)).toEqual(names);
    expect([...page.errors, ...other.errors]).toEqual([]);
  });
});

describe('books in different languages', () => {
  it('are searched together, and each result is in the language of its book', async () => {
    const page = await site.open('/own/');
    await addGame(page, ENGLISH_FAQ);
    expect(await page.locator('main h1').innerText()).toBe(FOXES.uk.name);
    await expectAnswers(page, 'tie rolled twice', /^Foxes and Hens FAQ › Ties.*never rolled twice/);
    await expectAnswers(page, 'перестрибнути курку', /^Лиси й кури › Рух/);
    await page.locator('.search-close').click();
    await page.locator('.game-books').getByRole('link', { name: 'Foxes and Hens FAQ' }).click();
    await page.locator('main').getByRole('link', { name: 'Caught hens' }).first().waitFor();
    expect(page.errors).toEqual([]);
  });
});

describe('a game that an earlier version of the site has stored', () => {
  it('opens, and a second book can be added', async () => {
    const page = await site.open('/own/');
    await addBook(page, 'лиси.txt', sampleText('uk'));
    await saveBook(page);
    const home = page.url();
    // Earlier versions of the site stored books without a role and a rank.
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('pravylo-own');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('books', 'readwrite');
            const store = transaction.objectStore('books');
            const reading = store.getAll();
            reading.onsuccess = () => {
              for (const { role: _, rank: __, ...book } of reading.result) store.put(book);
            };
            transaction.oncomplete = () => resolve();
            transaction.onerror = () => reject(transaction.error);
            opening.result.close();
          };
        }),
    );
    await page.goto(home);
    await waitUntilInteractive(page);
    await page.getByRole('link', { name: 'Додати до гри ще одну книгу' }).click();
    await waitUntilInteractive(page);
    await addBook(page, 'faq.txt', FAQ);
    await saveBook(page);
    expect(await bookNames(page)).toEqual(['Лиси й кури: питання', 'Лиси й кури']);
    expect(page.errors).toEqual([]);
  });
});
