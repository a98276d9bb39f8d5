// Tests decisions (house rules) about the rules of a private book, which is a rulebook that the reader added on one
// device. The reader writes decisions, finds them, sends them to a friend who has the same book, and saves them in the
// backup.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseFile, FOXES, sampleText, saveBook } from '../private-books/sample-book';
import { violationsInBothThemes } from '../support/axe';
import { PHONE, startSite, waitUntilInteractive } from '../support/serve-site';
import { listedTexts } from './decision-helpers';

const site = startSite();
const WORDS = 'On a tie the fox steps back';

/** Opens the site on a new phone and adds the book. Returns the page and the address of the book. */
async function openWithBook(): Promise<{ page: Page & { errors: string[] }; home: string }> {
  const page = await site.open('/own/', { ...PHONE, locale: 'en-US' });
  await chooseFile(page, `${FOXES.en.name}.txt`, sampleText('en'));
  await page.locator('.own-topics').waitFor();
  await saveBook(page);
  return { page, home: page.url() };
}

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await waitUntilInteractive(page);
};

/** Clicks a button and returns the text of the file that it downloads. */
async function downloadFrom(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync((await (await download).path()) ?? '', 'utf8');
}

const asFile = (text: string) => ({
  name: 'x.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

describe('a decision about a private book', { timeout: 60_000 }, () => {
  it('is shown at its rule, sent as a file to a friend with the same book, and saved in the backup', async () => {
    const { page, home } = await openWithBook();
    await open(page, `${home}&t=combat`);
    const rule = page.locator('.entry-text .rule', { hasText: 'is a tie' }).last();
    await rule.locator('.rule-body').first().click();
    await page.getByRole('button', { name: 'Add a house rule' }).click();
    await page.getByLabel('House rule, in a sentence or two').fill(WORDS);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('dialog .decision').getByText(WORDS).waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await rule.locator('.decision').getByText(WORDS).waitFor();
    expect(await page.locator('.decision-old').count()).toBe(0);
    await page.locator('.dock input').fill('foxes step back');
    await page.locator('.hit.is-ours').getByText(WORDS).waitFor();

    // The site offers only a file for sending, because a link to a private book does not work on another phone.
    await open(page, `${home}&v=decisions`);
    await expect.poll(() => listedTexts(page)).toEqual([WORDS]);
    await page.getByRole('button', { name: 'Share all' }).click();
    await expect.poll(() => page.locator('.sending button').allInnerTexts()).toEqual(['Save as a file']);
    expect(await violationsInBothThemes(page)).toEqual([]);
    const sent = await downloadFrom(page, 'Save as a file');
    const friend = await openWithBook();
    expect(friend.home).not.toBe(home);
    await open(friend.page, `${friend.home}&v=decisions`);
    await friend.page.getByText('Import', { exact: true }).click();
    await friend.page.getByLabel('Import a file').setInputFiles(asFile(sent));
    await friend.page.getByText('New: 1, different: 0, already here: 0.').waitFor();
    await friend.page.getByRole('button', { name: 'Import', exact: true }).click();
    await open(friend.page, `${friend.home}&t=combat`);
    await friend.page.locator('.entry-text .rule .decision').getByText(WORDS).waitFor();

    await open(page, `${site.origin}/offline/`);
    const complete = await downloadFrom(page, 'Save a backup');
    await page.getByRole('switch', { name: 'Include my own rulebooks' }).uncheck();
    expect(await violationsInBothThemes(page)).toEqual([]);
    const withoutBooks = await downloadFrom(page, 'Save a backup');
    expect(JSON.parse(withoutBooks).own).toBeUndefined();
    expect(JSON.parse(withoutBooks).stored.decisions).toEqual(JSON.parse(complete).stored.decisions);

    const next = await site.open('/offline/');
    await next.getByLabel('Відновити з копії').setInputFiles(asFile(complete));
    await next.getByText('власні книги правил: 1').waitFor();
    await next.getByRole('button', { name: 'Відновити', exact: true }).click();
    await next.getByRole('status').filter({ hasText: 'Відновлено' }).waitFor();
    await open(next, `${home}&t=combat`);
    await next.locator('.entry-text .rule .decision').getByText(WORDS).waitFor();
    expect([...page.errors, ...friend.page.errors, ...next.errors]).toEqual([]);
  });
});
