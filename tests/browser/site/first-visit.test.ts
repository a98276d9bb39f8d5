// Tests what a new reader sees: the first screen of the home page, the theme switch, the hint about rules, the list of
// sections of a long entry, and the page about the site.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { scanQrCode } from '../support/rule-actions';
import { PHONE, startSite, waitUntilInteractive } from '../support/serve-site';
import { readStoredValue, withStoredValues } from '../support/stored-values';

const site = startSite();
const ENGLISH = { ...PHONE, locale: 'en-US' };

describe('the home page on a first visit', () => {
  it('shows on its first screen what the site is, the search, adding a book and installing', async () => {
    const page = await site.open('/shelf/en/', ENGLISH);
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('combobox'),
      page.getByRole('link', { name: 'Add your own game' }),
      page.getByRole('link', { name: 'Install' }),
      page.getByRole('link', { name: /Star Wars\s*Outer Rim/ }),
    ]) {
      const box = await part.boundingBox();
      expect(box && box.y >= 0 && box.y + box.height, String(part)).toBeLessThanOrEqual(
        page.viewportSize()?.height ?? 0,
      );
    }
    expect(page.errors).toEqual([]);
  });

  it('keeps the link to the installation after the reader declined the invitation', async () => {
    const page = await site.open('/shelf/en/', withStoredValues(site, { installDeclined: true }, ENGLISH));
    await page.getByRole('link', { name: 'Install' }).tap();
    await page.waitForURL('**/offline/#install');
    await page.locator('#install').waitFor();
  });

  it('switches the theme by one tap, and back by another', async () => {
    const page = await site.open('/shelf/en/', { ...ENGLISH, colorScheme: 'light' });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    const toggle = page.locator('[data-island="settings/theme-toggle"]');
    await toggle.tap();
    await expect.poll(paper).not.toBe(light);
    expect(await readStoredValue(page, 'theme')).toBe('dark');
    await toggle.tap();
    await expect.poll(paper).toBe(light);
  });
});

it('the hint that a rule can be tapped is shown on the first entry only', async () => {
  const page = await site.open('/outer-rim/en/combat/', ENGLISH);
  await page.locator('.rule-hint').getByText('Tap a rule').waitFor();
  await expect.poll(() => readStoredValue(page, 'hints')).toEqual(['rule']);
  await page.goto(`${site.origin}/outer-rim/en/patrols/`);
  await waitUntilInteractive(page);
  await page.waitForTimeout(1500);
  expect(await page.locator('.rule-hint').count()).toBe(0);
});

it('the search shows common questions and topics before the reader types', async () => {
  const page = await site.open('/outer-rim/en/', ENGLISH);
  await page.getByRole('combobox').tap();
  const questions = page.getByRole('navigation', { name: 'Common questions' }).getByRole('link');
  await questions.first().waitFor();
  for (const question of await questions.allInnerTexts()) expect(question.trim()).toMatch(/\?$/);
  const topics = page.locator('.search-answers').getByRole('button');
  expect(await topics.count()).toBeGreaterThan(2);
  await topics.first().tap();
  await page.getByRole('option').first().waitFor();
});

describe('the list of sections of a long entry', () => {
  const list = (page: Page) => page.locator('.entry-sections');

  it('opens on a phone by one tap, leads to a section and closes', async () => {
    const page = await site.open(
      '/rebellion/en/combat/',
      withStoredValues(site, { hints: ['rule'] }, ENGLISH),
    );
    await list(page).getByRole('listitem').first().waitFor({ state: 'hidden' });
    await page.locator('.entry-sections > summary').tap();
    await list(page).getByRole('link', { name: 'Retreat', exact: true }).tap();
    await expect.poll(() => new URL(page.url()).hash).toBe('#retreat');
    await list(page).getByRole('listitem').first().waitFor({ state: 'hidden' });
    const { y = -1 } = (await page.locator('#retreat').boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(300);
  });

  it('is absent in a short entry', async () => {
    const page = await site.open('/outer-rim/en/patrols/', ENGLISH);
    expect(await list(page).count()).toBe(0);
  });
});

describe('the page about the site', () => {
  it('says what is stored, the license, the contact and the version', async () => {
    const page = await site.open('/shelf/en/about/', ENGLISH);
    for (const name of ['What’s stored', 'License', 'Contact'])
      await page.getByRole('heading', { name }).waitFor();
    expect(await page.locator('main').innerText()).toMatch(/MIT license[\s\S]*Version: \w+/);
    expect(page.errors).toEqual([]);
  });

  it('has a QR code with the address of the home page', async () => {
    const page = await site.open('/shelf/en/about/', ENGLISH);
    await page.locator('[data-island="about/share-site"] svg').first().waitFor();
    expect(await scanQrCode(page)).toBe(`${site.origin}/shelf/en/`);
  });
});

it('the search marks no word that only sounds like the typed word', async () => {
  const page = await site.open('/rebellion/en/?q=dice', ENGLISH);
  await page.getByRole('option').nth(2).waitFor();
  const marked = await page.locator('.hit mark').allInnerTexts();
  expect(marked.length).toBeGreaterThan(3);
  expect(marked.filter((word) => !/^(?:dice|die)$/i.test(word))).toEqual([]);
});

it('the search shows one row for all locked results of a game', async () => {
  const page = await site.open('/mandalorian-adventures/en/?q=grab+the+child', ENGLISH);
  await page.locator('.search-nothing, .hit').first().waitFor();
  await page.waitForTimeout(500);
  expect(await page.getByRole('option', { name: /spoiler/i }).count()).toBe(1);
});
