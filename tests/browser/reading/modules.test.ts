// Tests a game with expansions (called modules): which rules a page shows if the reader has not chosen the played
// expansions, has chosen some, or opens an address that contains a choice. The test adds the game as a zipped content
// folder, because no game of the site has expansions.
import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { GAME_WITH_MODULES } from '../../fixtures/game-with-modules';
import { chooseFile, saveBook } from '../private-books/sample-book';
import { violationsInBothThemes } from '../support/axe';
import { startSite, waitUntilInteractive } from '../support/serve-site';

const site = startSite();

const ZIP = zipSync(
  Object.fromEntries(
    Object.entries(GAME_WITH_MODULES).map(([path, text]) => [`game/${path}`, new TextEncoder().encode(text)]),
  ),
);

/** Adds the game with expansions, and returns the address of its Ukrainian page. */
async function addGame(page: Page): Promise<string> {
  await chooseFile(page, 'game.zip', ZIP);
  await page.locator('.own-topics').waitFor();
  await saveBook(page);
  return page.url();
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilInteractive(page);
}

const textOf = async (page: Page, selector = 'main') =>
  (await page.locator(selector).innerText()).replace(/\s+/g, ' ');

/** Chooses these expansions in the form on the page of the game, as a reader does. */
async function play(page: Page, home: string, ...names: string[]): Promise<void> {
  await open(page, `${home}&v=tonight`);
  await page.getByLabel('Лише те, у що граємо').check();
  for (const name of names) await page.getByLabel(name, { exact: true }).check();
  await page.waitForFunction(
    (count) => (document.documentElement.dataset.played ?? '?').split(' ').filter(Boolean).length === count,
    names.length,
  );
}

describe('a game with expansions', () => {
  it('shows everything with its label until the group chooses what is played', async () => {
    const page = await site.open('/own/');
    const home = await addGame(page);
    expect(await textOf(page)).toMatch(/Тіні Тінь/);
    expect(await textOf(page)).toMatch(/Рух снігом Зима/);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await open(page, `${home}&t=combat`);
    expect(await textOf(page, '.entry-text')).toContain('Змінено доповненням «Тінь»');
    expect(await textOf(page, '.note-module')).toMatch(/^Доповнення «Тінь» .*три кубики/);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.locator('.dock input').fill('кинь кубики');
    await page.locator('.hit.is-continued', { hasText: /^Тінь/ }).waitFor();
    await open(page, `${home}&t=movement`);
    expect(await textOf(page)).toContain('З доповненням «Зима» замість цього діє: Рух снігом');
    await open(page, `${home}&t=snow`);
    expect(await textOf(page)).toContain('Доповнення «Зима»');
    expect(page.errors).toEqual([]);
  });

  it('shows only what is played after the choice, in lists, entries, cards and the search', async () => {
    const page = await site.open('/own/');
    const home = await addGame(page);
    await play(page, home, 'Зима');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await open(page, home);
    const list = page.locator('main');
    await expect.poll(() => list.getByRole('link', { name: /Тіні/ }).count()).toBe(0);
    expect(await list.getByRole('link', { name: /Рух снігом/ }).count()).toBeGreaterThan(0);
    await page.locator('.dock input').fill('тінь');
    await page.locator('.search-nothing').waitFor();
    await open(page, `${home}&t=combat`);
    await expect.poll(() => page.locator('.note-module').isVisible()).toBe(false);
    await page.locator('.entry-text .rule-item .rule-body').click();
    await page.locator('dialog.sheet .rule-action-main').click();
    await page.locator('.show').waitFor();
    expect(await textOf(page, '.show')).not.toContain('три кубики');
    expect(page.errors).toEqual([]);
  });

  it('shows a replaced rule as replaced when its expansion is played', async () => {
    const page = await site.open('/own/');
    const home = await addGame(page);
    await play(page, home, 'Тінь');
    await open(page, `${home}&t=combat`);
    const replaced = page.locator('[data-replaced] > p').first();
    const lineOf = () => replaced.evaluate((element) => getComputedStyle(element).textDecorationLine);
    await expect.poll(lineOf).toBe('line-through');
    await page.locator('.entry-text .rule-item .rule-body').click();
    await page.locator('dialog.sheet .rule-action-main').click();
    await page.locator('.show', { hasText: 'три кубики' }).waitFor();
    await open(page, home);
    await page.locator('.dock input').fill('кинь кубики');
    await expect.poll(async () => (await page.locator('.hit').allInnerTexts())[0]).toContain('три кубики');
    expect(page.errors).toEqual([]);
  });

  it('leads to the previous and next entry that apply, and shows only these in the topic map', async () => {
    const page = await site.open('/own/');
    const home = await addGame(page);
    const next = page.locator('main a[rel="next"]:visible');
    await open(page, `${home}&t=movement`);
    expect(await next.allInnerTexts()).toEqual([expect.stringContaining('Рух снігом')]);
    await play(page, home, 'Тінь');
    await open(page, `${home}&t=movement`);
    await expect.poll(() => next.allInnerTexts()).toEqual([expect.stringContaining('Тіні')]);
    await open(page, `${home}&v=topics`);
    await expect
      .poll(() => page.locator('.topic-map a:visible', { hasText: 'Тіні' }).count())
      .toBeGreaterThan(0);
    await open(page, `${home}&v=topics&with=winter`);
    await expect.poll(() => page.locator('.topic-map a:visible', { hasText: 'Тіні' }).count()).toBe(0);
    expect(page.errors).toEqual([]);
  });

  it('counts the steps of the setup that apply', async () => {
    const page = await site.open('/own/');
    const home = await addGame(page);
    const progress = () => page.locator('.checklist progress').getAttribute('max');
    await open(page, `${home}&t=setup`);
    await expect.poll(progress).toBe('3');
    await play(page, home, 'Зима');
    await open(page, `${home}&t=setup`);
    await expect.poll(progress).toBe('2');
    expect(page.errors).toEqual([]);
  });

  it('takes the choice from an address, and forgets it when everything is to be shown', async () => {
    const page = await site.open('/own/');
    const home = await addGame(page);
    await open(page, `${home}&t=combat&with=`);
    await expect.poll(() => page.locator('.note-module').isVisible()).toBe(false);
    await open(page, `${home}&v=tonight`);
    expect(await page.getByLabel('Лише те, у що граємо').isChecked()).toBe(true);
    await page.getByLabel('Показувати все з позначками').check();
    await open(page, `${home}&t=combat`);
    await page.locator('.note-module').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.played)).toBeUndefined();
    expect(page.errors).toEqual([]);
  });
});
