// Tests the offers that readers write in the editor: a rewritten book, a correction and a translation. `npm run take`
// imports each offer into a copy of the content folder, which must then pass the content check.
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { violationsInBothThemes } from '../support/axe';
import { PHONE, startSite, WIDE_SCREEN } from '../support/serve-site';
import {
  addBook,
  download,
  fieldOf,
  openEditor,
  openEntry,
  reload,
  takeInCopy,
  waitForPreview,
  waitUntilStored,
} from './editor-steps';

const site = startSite();
const ENGLISH = { ...WIDE_SCREEN, locale: 'en-US' };

/** Maps the title of each entry of the invented book to its rules, in other words than the book. */
const OWN_WORDS: Record<string, string[]> = {
  Combat: ['Two pieces on one space fight: both roll, the larger number wins.', 'Equal rolls end the turn.'],
  'End of the Game': ['Five caught hens end it. A fox side that can’t move loses.'],
  Movement: ['Foxes leap hens onto a free space; take such a hen away.', 'Hens don’t step back.'],
  Setup: ['Deal 5 cards each; the rest is a facedown deck.', 'Foxes begin with 3 tokens, hens with 8.'],
  Turn: ['Move a piece if you like, then use a card.'],
};

describe('a book for the library', { timeout: 180_000 }, () => {
  it('is rewritten until no rule borrows, offered and taken, in English on a wide screen', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH);
    await addBook(page, 'en', 'pdf');
    await openEditor(page, 'Edit the text');
    const offer = page.getByRole('region', { name: 'Submit to the library' });
    await offer.getByText('still too close to the book’s wording').waitFor();
    expect(await offer.getByRole('button', { name: 'Create file' }).isDisabled()).toBe(true);
    for (const [title, rules] of Object.entries(OWN_WORDS)) {
      await openEntry(page, title);
      const count = await page.locator('.editor-rule textarea').count();
      for (let at = 0; at < count; at++) await fieldOf(page, at + 1).fill(rules[at] ?? 'Foxes too.');
      await expect
        .poll(() => page.locator('.editor-rule .editor-meter:not([data-borrowed="0"])').count())
        .toBe(0);
      await waitUntilStored(page);
      await page.getByRole('link', { name: /Topics/ }).click();
    }
    await offer.getByText('Ready to submit').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await offer.getByLabel('Your name (optional)').fill('Ann <b>');
    const file = await download(page, 'Create file');
    const unpacked = Object.entries(unzipSync(readFileSync(file)));
    expect(unpacked.map(([name]) => name).filter((name) => !/\.(md|txt|svg|json)$/.test(name))).toEqual([]);
    const all = unpacked.map(([, bytes]) => new TextDecoder().decode(bytes)).join('\n');
    expect(all).not.toContain('jump over a hen');
    const { taken, checked, read } = takeInCopy(file);
    expect(taken).toContain('offered by Ann <b>');
    expect(checked).toMatch(/^0 /);
    expect(read('foxes-and-hens/en/movement.md')).toContain('Hens don’t step back.');
    expect(page.errors).toEqual([]);
  });
});

describe('a game of the library in the editor', { timeout: 180_000 }, () => {
  it('gets a correction from the report of a mistake, which a maintainer takes', async () => {
    const page = await site.open('/planet-unknown/uk/tile-placement/', PHONE);
    await page.locator('.rule').first().click();
    await page.getByRole('link', { name: 'Виправити тут' }).click();
    await page.waitForURL(/\/edit\/\?g=planet-unknown&l=uk&t=tile-placement#/);
    await page.locator('.editor-rule').first().waitFor();
    const field = fieldOf(page, 1);
    const before = await field.inputValue();
    expect(await page.locator('.editor-rule').first().innerText()).toContain('English:');
    await field.fill(`${before} Справді.`);
    await waitForPreview(page);
    expect(await page.locator('.editor-problems').count()).toBe(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await waitUntilStored(page);
    await reload(page);
    await expect.poll(() => field.inputValue()).toBe(`${before} Справді.`);
    await page.getByRole('link', { name: /Теми/ }).click();
    const { taken, checked, read } = takeInCopy(await download(page, 'Створити файл'));
    expect(taken).toMatch(/^0 /);
    expect(checked).toMatch(/^0 /);
    expect(read('planet-unknown/uk/tile-placement.md')).toContain('Справді.');
    expect(page.errors).toEqual([]);
  });

  it('is translated into a third language, three entries at first', async () => {
    const page = await site.open('/shelf/en/edit/?g=planet-unknown&l=en', ENGLISH);
    await page.locator('.editor-entries').waitFor();
    await page.getByLabel('Translate into another language').selectOption('ru');
    await page.getByRole('button', { name: 'Translate', exact: true }).click();
    const entries = page.locator('.editor-entries .own-topic');
    await page.locator('.editor-state', { hasText: 'translated' }).first().waitFor();
    const sizes = await entries.evaluateAll((all) =>
      all.map((one) => Number(/of (\d+)/.exec(one.textContent ?? '')?.[1])),
    );
    const small = [...sizes.keys()].sort((one, other) => (sizes[one] ?? 0) - (sizes[other] ?? 0)).slice(0, 3);
    for (const at of small) {
      await entries.nth(at).click();
      await page.locator('.editor-rule').first().waitFor();
      const fields = page.locator('.editor-rule textarea');
      const count = await fields.count();
      for (let one = 0; one < count; one++) await fields.nth(one).fill('Это перевод.');
      await page.getByText(`${count} of ${count} translated`).first().waitFor();
      await waitUntilStored(page);
      await page.getByRole('link', { name: /Topics/ }).click();
    }
    expect(await violationsInBothThemes(page)).toEqual([]);
    await reload(page);
    const done = page.locator('.editor-state', { hasText: /^(\d+) of \1 translated/ });
    await expect.poll(() => done.count()).toBe(3);
    const { taken, checked, read } = takeInCopy(await download(page, 'Create file'));
    expect(taken).toMatch(/^0 /);
    expect(checked).toMatch(/^0 /);
    expect(read('planet-unknown/game.md')).toContain('unfinished: [ru]');
    expect(page.errors).toEqual([]);
  });
});
