// Tests that the reader can correct what the extractor got wrong in a PDF: missed headings, the line at which a topic
// begins, lines that were left out, and the language of the book.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { typeset } from '../../extract/typeset';
import { violationsInBothThemes } from '../support/axe';
import { getSharedBrowser } from '../support/chromium';
import { PHONE, startSite } from '../support/serve-site';
import { chooseFile, saveBook } from './sample-book';

const site = startSite();
const ENGLISH = { ...PHONE, locale: 'en-US' };
const RULE =
  'Each player takes five cards from the deck, looks at them and places them face down on the table.';

/** Returns a PDF in which the extractor misses two headings and leaves out a number. */
async function quietPdf(rule = RULE): Promise<Uint8Array> {
  return typeset(
    await getSharedBrowser(),
    `<h1>Quiet Owls</h1><h2>Setup</h2><p>${rule}</p><p class="quiet">Feathers</p><p>${rule}</p>
      <h2>Flying</h2><p>${rule}</p><p class="quiet">Landing</p><p>${rule}</p>
      <p class="lone">7</p><p>${rule}</p>`,
    { columns: 1, style: '.quiet { color: #654; } .lone { margin-left: 60mm; font-size: 20pt; }' },
  );
}

const openReview = async (page: Page, bytes: Uint8Array) => {
  await chooseFile(page, 'owls.pdf', bytes);
  await page.locator('.own-topics').waitFor({ timeout: 60_000 });
};
const titles = (page: Page) => page.locator('.own-topic > span:first-child').allInnerTexts();
const openLine = async (page: Page, topic: string, line: string) => {
  await page.locator('.own-topic', { hasText: topic }).click();
  await page.locator('.own-change summary').click();
  await page.locator('.own-line', { hasText: line }).click();
};

describe('the review of a book', { timeout: 120_000 }, () => {
  it('makes missed lines headings, and keeps them when the book is imported again', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH);
    const bytes = await quietPdf();
    await openReview(page, bytes);
    expect(await titles(page)).toEqual(['Setup', 'Flying']);
    await openLine(page, 'Setup', 'Feathers');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Turn all 2 similar lines into headings' }).click();
    await page.locator('.own-topic', { hasText: 'Landing' }).waitFor();
    expect(await titles(page)).toEqual(['Setup', 'Feathers', 'Flying', 'Landing']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.own-topic', { hasText: 'Landing' }).waitFor({ state: 'detached' });
    await openLine(page, 'Setup', 'Feathers');
    await page.getByRole('button', { name: 'Turn into a heading' }).click();
    await page.locator('.own-topic', { hasText: 'Feathers' }).waitFor();
    await saveBook(page);
    const home = page.url();
    await page.goto(`${home}&t=setup`);
    await page.locator('.entry-text').getByRole('heading', { name: 'Feathers' }).waitFor();
    await page.goto(home);
    await page.getByRole('link', { name: 'Import again' }).click();
    await page.locator('.own-topics').waitFor({ timeout: 60_000 });
    expect(await titles(page)).toEqual(['Setup', 'Feathers', 'Flying']);
    expect(page.errors).toEqual([]);
  });

  it('begins a topic with a line, by keyboard alone', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH);
    await openReview(page, await quietPdf());
    await page.locator('.own-topic', { hasText: 'Flying' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.own-change summary').focus();
    await page.keyboard.press('Enter');
    await page.locator('.own-line', { hasText: 'Landing' }).focus();
    await page.keyboard.press('Enter');
    const name = page.getByLabel('New topic name');
    expect(await name.inputValue()).toBe('Landing');
    await name.fill('Coming down');
    await name.press('Enter');
    await page.locator('.own-topic', { hasText: 'Coming down' }).waitFor();
    expect(await titles(page)).toEqual(['Setup', 'Flying', 'Coming down']);
    expect(page.errors).toEqual([]);
  });

  it('shows lines that were left out on the picture of their page, and restores them', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH);
    await openReview(page, await quietPdf());
    // The two lines are the number in a picture and the title on the cover.
    await page.getByRole('link', { name: 'Left out: 2 lines' }).waitFor();
    const left = page.getByRole('region', { name: /^Left out/ });
    expect(await left.innerText()).toContain('numbers in pictures');
    await left.getByRole('button', { name: 'Show the page' }).click();
    await left.locator('.own-canvas[data-drawn]').waitFor({ timeout: 60_000 });
    expect(await left.locator('.own-mark').count()).toBe(2);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await left.getByRole('button', { name: 'Put back “7”' }).click();
    await page.getByRole('link', { name: 'Left out: 1 line' }).waitFor();
    await page.locator('.own-topic', { hasText: 'Flying' }).click();
    await page.locator('.own-change summary').click();
    expect(await page.locator('.own-line').allInnerTexts()).toContain('7');
    expect(page.errors).toEqual([]);
  });

  it('names the language of a book that the interface lacks, and lets the reader choose another', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH);
    await openReview(
      page,
      await quietPdf('Chaque joueur prend cinq cartes de la pioche et les place devant lui sur la table.'),
    );
    const language = page.locator('.own-field select');
    expect(await language.inputValue()).toBe('fr');
    expect(await language.locator('option:checked').innerText()).toBe('français');
    await language.selectOption('ca');
    await page.locator('.own-topics').waitFor({ timeout: 60_000 });
    expect(await language.inputValue()).toBe('ca');
    await saveBook(page);
    await page.getByRole('link', { name: 'Import again' }).click();
    await page.locator('.own-topics').waitFor({ timeout: 60_000 });
    expect(await language.inputValue()).toBe('ca');
    expect(page.errors).toEqual([]);
  });
});

describe('the page of a book', { timeout: 120_000 }, () => {
  it('shows no text in the language of the file that is sent before the book is read', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH);
    await page.route('**/client/**', (route) => route.abort());
    await page.goto(`${site.origin}/own/?b=unknown1&l=en`);
    expect(await page.locator('#content').count()).toBe(1);
    expect(await page.locator('header').isVisible()).toBe(false);
    expect(await page.locator('main').innerText()).toBe('');
  });

  it('says that a printed page is being drawn', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH);
    await openReview(page, await quietPdf());
    await saveBook(page);
    await page.goto(`${page.url()}&v=page&p=1`);
    await page.getByText('Loading the page…').waitFor();
    await page.locator('.own-canvas[data-drawn]').waitFor({ timeout: 60_000 });
    expect(await page.getByText('Loading the page…').count()).toBe(0);
    expect(page.errors).toEqual([]);
  });
});
