// Tests that no word of a draft is lost: after a crash in the middle of typing, and after an update of the site that
// changed the same game.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { GameSource } from '../../../lib/editing/game-source';
import { PHONE, type Site, startSite, WIDE_SCREEN } from '../support/serve-site';
import { addBook, fieldOf, openEditor, openEntry, waitUntilStored } from './editor-steps';

const site = startSite();
const DEVICES = [
  {
    device: 'a phone in Ukrainian',
    lang: 'uk',
    options: PHONE,
    home: '/own/',
    entry: 'Рух',
  },
  {
    device: 'a wide screen in English',
    lang: 'en',
    options: { ...WIDE_SCREEN, locale: 'en-US' },
    home: '/shelf/en/own/',
    entry: 'Movement',
  },
] as const;

/** Ends the process of the page, as when the browser runs out of memory. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = new Promise((resolve) => page.once('crash', resolve));
  session.send('Page.crash').catch(() => {});
  await crashed;
}

describe('after a crash in the middle of typing', { timeout: 120_000 }, () => {
  it.each(DEVICES)('the draft on $device has every stored word, and can be undone', async (device) => {
    // A context with a crashed page cannot be used again.
    const page = await site.open(device.home, { ...device.options, fresh: true });
    await addBook(page, device.lang);
    await openEditor(page, device.lang);
    await openEntry(page, device.entry);
    const address = page.url();
    const before = await fieldOf(page, 1).inputValue();
    const stored = '1234567890 abc';
    const typed = ' def ghi jkl mno pqr stu vwx yz';
    await fieldOf(page, 1).fill(stored);
    await waitUntilStored(page);
    // The page crashes while keystrokes are being stored.
    await fieldOf(page, 1).pressSequentially(typed, { delay: 5 });
    await crash(page);
    const again = await page.context().newPage();
    await again.goto(address);
    await again.locator('.editor-rule').first().waitFor();
    const kept = await fieldOf(again, 1).inputValue();
    expect(kept.startsWith(stored)).toBe(true);
    expect(`${stored}${typed}`.startsWith(kept)).toBe(true);
    while (await again.locator('.editor-bar button:not([disabled])').first().isEnabled()) {
      const value = await fieldOf(again, 1).inputValue();
      if (value === before) break;
      await again.locator('.editor-bar button').first().click();
      await expect.poll(() => fieldOf(again, 1).inputValue()).not.toBe(value);
    }
    expect(await fieldOf(again, 1).inputValue()).toBe(before);
    await again.close();
  });
});

/** Opens an entry of the library. `change` returns the text of the entry that the present version of the site has. */
async function openVersion(page: Page, { origin }: Site, change: (text: string) => string): Promise<void> {
  const source = '**/data/planet-unknown.source.json';
  await page.unroute(source);
  await page.route(source, async (route) => {
    const game = (await (await route.fetch()).json()) as GameSource;
    const path = 'uk/tile-placement.md';
    await route.fulfill({
      json: { ...game, files: { ...game.files, [path]: change(game.files[path] ?? '') } },
    });
  });
  await page.goto(`${origin}/edit/?g=planet-unknown&l=uk&t=tile-placement`);
  await page.locator('.editor-rule').first().waitFor();
}

describe('after an update of the site', { timeout: 120_000 }, () => {
  it('a draft has its words, beside the new words of the site in other rules', async () => {
    const page = await site.newPage(PHONE);
    await openVersion(page, site, (text) => text);
    const [first, second] = [await fieldOf(page, 1).inputValue(), await fieldOf(page, 2).inputValue()];
    await fieldOf(page, 1).fill(`${first} Моє.`);
    await waitUntilStored(page);
    const end = second.slice(-12);
    await openVersion(page, site, (text) => text.replace(end, () => `${end} Нове.`));
    expect(await fieldOf(page, 1).inputValue()).toBe(`${first} Моє.`);
    expect(await fieldOf(page, 2).inputValue()).toBe(`${second} Нове.`);
    // The site has changed the same rule: the words of the reader stay.
    const start = first.slice(0, 12);
    await openVersion(page, site, (text) => text.replace(start, () => `Сайт. ${start}`));
    expect(await fieldOf(page, 1).inputValue()).toBe(`${first} Моє.`);
    expect(page.errors).toEqual([]);
  });
});
