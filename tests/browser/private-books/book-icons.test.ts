// Tests the icons of a private book (a rulebook that a reader added from a PDF). The extractor finds the icons in the
// PDF, and the reader names them. Screen readers announce the names, and the search finds them.
import { expect, it } from 'vitest';
import { typeset } from '../../extract/typeset';
import { violationsInBothThemes } from '../support/axe';
import { PHONE, startSite, waitUntilInteractive } from '../support/serve-site';
import { chooseFile, saveBook } from './sample-book';

const site = startSite();

const drawing = (path: string, colour: string) =>
  `<svg width="9" height="9" viewBox="0 0 10 10"><path d="${path}" fill="${colour}"/></svg>`;
const STAR = drawing('M5 0L6 4L10 4L7 6L8 10L5 7L2 10L3 6L0 4L4 4Z', '#b80');
const DROP = drawing('M5 0C9 5 9 10 5 10C1 10 1 5 5 0Z', '#06c');
const BOOK = `<h1>Night Watch</h1>
<h2>Paying</h2><p>Pay two ${STAR} and one ${DROP} to open a shutter of the tower, then move on to the next floor.</p>
<p>Whoever has no ${STAR} may pay three ${DROP} instead of it and moves on too.</p>
<h2>Resting</h2><p>A watchman who rests takes one card from the deck and leaves the lantern where it stands.</p>`;

it('an icon named by the reader has that name on the pages, in the search and after the book is imported again', {
  timeout: 120_000,
}, async () => {
  const page = await site.open('/shelf/en/own/', { ...PHONE, locale: 'en-US' });
  await chooseFile(page, 'night-watch.pdf', await typeset(site.browser, BOOK, { columns: 1 }));
  await page.locator('.own-topics').waitFor({ timeout: 60_000 });
  const icons = page.locator('details', { has: page.locator('.own-icon') });
  await icons.locator('summary').tap();
  const fields = icons.locator('input');
  expect(await fields.count()).toBe(2);
  // Each field for a name is next to the icon that it names. The icon has the same color as in the PDF.
  expect(await icons.locator('svg path').first().getAttribute('fill')).toBe('#bb8800');
  expect(await violationsInBothThemes(page)).toEqual([]);

  const nameIcon = async (nth: number, to: string) => {
    await fields.nth(nth).fill(to);
    await fields.nth(nth).press('Enter');
    await expect.poll(() => fields.nth(nth).inputValue()).toBe(to);
  };
  const before = await fields.first().inputValue();
  await nameIcon(0, 'Sun');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => fields.first().inputValue()).toBe(before);
  await nameIcon(0, 'Lucky coin');
  await nameIcon(1, 'Oil');
  await saveBook(page);

  // The subtitle has only the counts, because the number of players is unknown and the title is the same as the name
  // of the game.
  expect(await page.locator('main h1 + p').innerText()).toBe('2 entries, 3 rules');
  const home = page.url();
  await page.goto(`${home}&t=paying`);
  await waitUntilInteractive(page);
  const announced = page.locator('.entry-text').getByRole('img');
  expect(await announced.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
    'Lucky coin',
    'Oil',
    'Lucky coin',
    'Oil',
  ]);
  await page.locator('.dock input').fill('lucky coin');
  await page.locator('.hit').first().waitFor();
  expect(await page.locator('.hit').first().locator('svg[aria-label="Lucky coin"]').count()).toBe(1);

  await page.goto(home);
  await waitUntilInteractive(page);
  await page.getByRole('link', { name: 'Import again' }).tap();
  await page.locator('.own-topics').waitFor({ timeout: 60_000 });
  await icons.locator('summary').tap();
  expect(await fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
    'Lucky coin',
    'Oil',
  ]);
  expect(page.errors).toEqual([]);
});
