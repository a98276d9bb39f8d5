// The icons of a private book: cut from its print, named by the reader, read aloud, searched for and given away by that name.
import { expect, it } from 'vitest';
import { typeset } from '../../extract/typeset';
import { faultsInBothThemes } from '../support/axe';
import { PHONE, startSite, untilAlive } from '../support/serve-site';
import { giveFile, keepIt } from './sample-book';

const site = startSite();

const drawing = (path: string, colour: string) =>
  `<svg width="9" height="9" viewBox="0 0 10 10"><path d="${path}" fill="${colour}"/></svg>`;
const STAR = drawing('M5 0L6 4L10 4L7 6L8 10L5 7L2 10L3 6L0 4L4 4Z', '#b80');
const DROP = drawing('M5 0C9 5 9 10 5 10C1 10 1 5 5 0Z', '#06c');
const BOOK = `<h1>Night Watch</h1>
<h2>Paying</h2><p>Pay two ${STAR} and one ${DROP} to open a shutter of the tower, then move on to the next floor.</p>
<p>Whoever has no ${STAR} may pay three ${DROP} instead of it and moves on too.</p>
<h2>Resting</h2><p>A watchman who rests takes one card from the deck and leaves the lantern where it stands.</p>`;

it('an icon is named by the reader: seen, undone, kept, heard, found, and there when the book is read again', {
  timeout: 120_000,
}, async () => {
  const page = await site.open('/shelf/en/own/', { ...PHONE, locale: 'en-US' });
  await giveFile(page, 'night-watch.pdf', await typeset(site.browser, BOOK, { columns: 1 }));
  await page.locator('.own-topics').waitFor({ timeout: 60_000 });
  const icons = page.locator('details', { has: page.locator('.own-icon') });
  await icons.locator('summary').tap();
  const fields = icons.locator('input');
  expect(await fields.count()).toBe(2);
  // Each stands beside its drawing, in the colour of the print.
  expect(await icons.locator('svg path').first().getAttribute('fill')).toBe('#bb8800');
  expect(await faultsInBothThemes(page)).toEqual([]);

  const name = async (nth: number, to: string) => {
    await fields.nth(nth).fill(to);
    await fields.nth(nth).press('Enter');
    await expect.poll(() => fields.nth(nth).inputValue()).toBe(to);
  };
  const before = await fields.first().inputValue();
  await name(0, 'Sun');
  await page.getByRole('button', { name: 'Undo the last change' }).tap();
  await expect.poll(() => fields.first().inputValue()).toBe(before);
  await name(0, 'Lucky coin');
  await name(1, 'Oil');
  await keepIt(page);

  // The book does not say how many play, and its title is the game's name.
  expect(await page.locator('main h1 + p').innerText()).toBe('2 entries, 3 rules');
  const home = page.url();
  await page.goto(`${home}&t=paying`);
  await untilAlive(page);
  const heard = page.locator('.entry-text').getByRole('img');
  expect(await heard.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
    'Lucky coin',
    'Oil',
    'Lucky coin',
    'Oil',
  ]);
  await page.locator('.dock input').fill('lucky coin');
  await page.locator('.hit').first().waitFor();
  expect(await page.locator('.hit').first().locator('svg[aria-label="Lucky coin"]').count()).toBe(1);

  await page.goto(home);
  await untilAlive(page);
  await page.getByRole('link', { name: 'Read it again' }).tap();
  await page.locator('.own-topics').waitFor({ timeout: 60_000 });
  await icons.locator('summary').tap();
  expect(await fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
    'Lucky coin',
    'Oil',
  ]);
  expect(page.errors).toEqual([]);
});
