// Tests that scanned PDFs and photographs of pages become private books by OCR: the question about languages, the
// progress, continuing after the page was closed, and the display of a rule's printed lines.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageRaster } from '../../../extract/scan/recognize-scans';
import { ENGLISH, UKRAINIAN } from '../../extract/invented-html-books';
import { distort, drawPages, toScannedPdf } from '../../extract/scanned-pages';
import { typeset } from '../../extract/typeset';
import { violationsInBothThemes } from '../support/axe';
import { PHONE, startSite, waitUntilInteractive } from '../support/serve-site';
import { chooseFile, saveBook } from './sample-book';

const site = startSite();
const ENGLISH_PHONE = { ...PHONE, locale: 'en-US' };
const RECOGNITION = { timeout: 120_000 };

let scans: { en: Uint8Array; uk: Uint8Array };
let photos: Buffer[];

/** Draws a book on two pages. The second page begins with the heading `second`. */
async function drawBook(html: string, second: string): Promise<PageRaster[]> {
  const start = html.indexOf(`<h2>${second}`);
  const pages: PageRaster[] = [];
  for (const half of [html.slice(0, start), html.slice(start)])
    pages.push(...(await drawPages(await typeset(site.browser, half, { columns: 1 }))));
  return pages;
}

beforeAll(async () => {
  const english = await drawBook(ENGLISH, 'Taking a Turn');
  const ukrainian = await drawBook(UKRAINIAN, 'Хід гравця');
  scans = {
    en: toScannedPdf(english.map((page) => distort(page, { degrees: 1 }))),
    uk: toScannedPdf(ukrainian.map((page) => distort(page, {}))),
  };
  photos = english.map((page) =>
    distort(page, { perspective: true, shadow: true }).toBuffer('image/jpeg', 80),
  );
}, 120_000);

async function recognize(page: Page): Promise<void> {
  await page.locator('#scan-question').waitFor({ timeout: 60_000 });
  await page.locator('main .pill-button-main').tap();
}

const topics = (page: Page) => page.locator('.own-topic > span:first-child').allInnerTexts();

describe('a scanned PDF', { timeout: 240_000 }, () => {
  it('is recognized after a question, saved and searched, and a rule shows its printed lines', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH_PHONE);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await chooseFile(page, 'owls.pdf', scans.en);
    await page.locator('#scan-question').waitFor({ timeout: 60_000 });
    expect(await page.locator('#scan-question').innerText()).toMatch(
      /2\spages in this file are scanned images/,
    );
    expect(await page.getByRole('checkbox', { name: /English/ }).isChecked()).toBe(true);
    expect(await page.locator('main').innerText()).toMatch(/one-time \d[\d.]*\sMB download/);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await recognize(page);
    await page.getByText(/^Page 2 of 2, about 1 minute left$/).waitFor(RECOGNITION);
    await page.locator('.own-topics').waitFor(RECOGNITION);
    expect(await topics(page)).toEqual(
      expect.arrayContaining(['Components', 'Setup', 'Taking a Turn', 'Moving', 'Scoring']),
    );
    await saveBook(page);
    const home = page.url();
    await page.locator('.dock input').fill('closed shutter');
    const hit = page.locator('.hit').first();
    await hit.waitFor();
    expect(await hit.innerText()).toContain('unless the player spends a feather token');
    await page.goto(`${home}&v=page&p=2`);
    await waitUntilInteractive(page);
    await page.locator('main canvas').first().waitFor({ timeout: 60_000 });
    expect([...hosts]).toEqual([new URL(home).host]);
    expect(page.errors).toEqual([]);
  });

  it('continues with the next page after the page was closed', async () => {
    const page = await site.open('/own/', PHONE);
    await chooseFile(page, 'sovy.pdf', scans.uk);
    await recognize(page);
    await page.getByText(/^Сторінка 2 з 2/).waitFor(RECOGNITION);
    await page.reload();
    await waitUntilInteractive(page);
    await page.locator('#unfinished-file', { hasText: 'sovy.pdf' }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Продовжити' }).tap();
    await page.locator('.own-topics').waitFor(RECOGNITION);
    expect(await topics(page)).toEqual(
      expect.arrayContaining(['Приготування до гри', 'Рух', 'Підрахунок очок']),
    );
    await saveBook(page);
    await page.goto(new URL('/own/', page.url()).href);
    await waitUntilInteractive(page);
    await page.locator('.own-drop').waitFor();
  });

  it('without any letters is refused with a message, and nothing is saved', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH_PHONE);
    const picture = distort(
      {
        picture: {
          width: 800,
          height: 1100,
          pixels: Uint8Array.from(
            { length: 880_000 },
            (_, at) => 128 + 90 * Math.sin((at % 800) / 90) * Math.cos(at / 90_000),
          ),
        },
        pixelsPerPoint: 1,
      },
      {},
    );
    await chooseFile(page, 'clouds.pdf', toScannedPdf([picture]));
    await recognize(page);
    await page.locator('[role="alert"]', { hasText: 'No text was found' }).waitFor(RECOGNITION);
  });
});

describe('photographs of pages', { timeout: 240_000 }, () => {
  it('are put in order, turned and read as one book', async () => {
    const page = await site.open('/shelf/en/own/', ENGLISH_PHONE);
    await waitUntilInteractive(page);
    const [first, second] = photos;
    await page.locator('input[type="file"]').setInputFiles([
      { name: 'b.jpg', mimeType: 'image/jpeg', buffer: second as Buffer },
      { name: 'a.jpg', mimeType: 'image/jpeg', buffer: first as Buffer },
    ]);
    await page.locator('.own-photos li').nth(1).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    // The test moves the second photograph to the first place, and turns it four times by 90 degrees, which leaves it
    // unchanged.
    await page.locator('.own-photos li').nth(1).getByRole('button', { name: 'Move up' }).tap();
    for (let turn = 0; turn < 4; turn++)
      await page.locator('.own-photos li').first().getByRole('button', { name: 'Rotate' }).tap();
    await page.getByRole('button', { name: 'Use these photos' }).tap();
    await recognize(page);
    await page.locator('.own-topics').waitFor(RECOGNITION);
    const found = await topics(page);
    expect(found.indexOf('Setup')).toBeGreaterThanOrEqual(0);
    expect(found.indexOf('Setup')).toBeLessThan(found.indexOf('Scoring'));
    await saveBook(page);
    expect(page.errors).toEqual([]);
  });
});
