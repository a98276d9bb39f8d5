// Tests that scanned PDFs and photographs of pages become private books by OCR: the question about languages, the
// progress, continuing after the page was closed, and the display of a rule's printed lines.
import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageRaster } from '../../../extract/scan/recognize-scans';
import { loadPdfLibrary } from '../../../scripts/pdf/load-pdf-library';
import { ENGLISH, UKRAINIAN } from '../../extract/invented-html-books';
import { distort, drawPages, toScannedPdf } from '../../extract/scanned-pages';
import { typeset } from '../../extract/typeset';
import { violationsInBothThemes } from '../support/axe';
import { PHONE, startSite, waitUntilInteractive } from '../support/serve-site';
import { chooseFile, saveBook } from './sample-book';

const site = startSite();
const ENGLISH_PHONE = { ...PHONE, locale: 'en-US' };
const RECOGNITION = { timeout: 120_000 };

/** The skew of the English scan, in degrees. */
const SKEW = 1;
/** A text of the second page. The test looks for its place on the page. */
const PHRASE = 'closed shutter';

let scans: { en: Uint8Array; uk: Uint8Array };
let photos: Buffer[];
/** The place of `PHRASE` on the scan, as shares of the width and height of its page. */
let phrasePlace: { x: number; y: number };

/** Typesets a book on two pages. The second page begins with the heading `second`. */
async function typesetPages(html: string, second: string): Promise<Uint8Array[]> {
  const start = html.indexOf(`<h2>${second}`);
  const pages: Uint8Array[] = [];
  for (const half of [html.slice(0, start), html.slice(start)])
    pages.push(await typeset(site.browser, half, { columns: 1 }));
  return pages;
}

const draw = async (pdfs: readonly Uint8Array[]): Promise<PageRaster[]> =>
  (await Promise.all(pdfs.map((pdf) => drawPages(pdf)))).flat();

interface TextPage {
  getTextContent: () => Promise<{ items: { str: string; transform: number[]; width: number }[] }>;
  getViewport: (options: { scale: number }) => { width: number; height: number };
}

interface PagesOfText {
  getPage: (sheet: number) => Promise<TextPage>;
}

/** Returns where a text is on the first page of a PDF after the page is turned clockwise by `degrees`. */
async function findPlace(pdf: Uint8Array, text: string, degrees: number): Promise<{ x: number; y: number }> {
  const { pdfjs, library } = await loadPdfLibrary();
  const document = (await pdfjs.getDocument({ ...library, data: new Uint8Array(pdf) })
    .promise) as PagesOfText;
  const page = await document.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const item = (await page.getTextContent()).items.find(({ str }) => str.includes(text));
  if (!item) throw new Error(`Expected a line with “${text}”.`);
  const [, , , size = 0, left = 0, base = 0] = item.transform;
  const [x, y] = [left + item.width / 2 - width / 2, height / 2 - base - size / 3];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return { x: 0.5 + (x * cos - y * sin) / width, y: 0.5 + (x * sin + y * cos) / height };
}

/** Writes a black PNG of this size. It is small, because its rows are equal. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The checksum of a PNG chunk. */
function crc32(bytes: Buffer): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

beforeAll(async () => {
  const pdfs = await typesetPages(ENGLISH, 'Taking a Turn');
  phrasePlace = await findPlace(pdfs[1] as Uint8Array, PHRASE, SKEW);
  const english = await draw(pdfs);
  const ukrainian = await draw(await typesetPages(UKRAINIAN, 'Хід гравця'));
  scans = {
    en: toScannedPdf(english.map((page) => distort(page, { degrees: SKEW }))),
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
    // The first page can be read while the second is recognized.
    await page.locator('details', { hasText: 'Page 1' }).locator('summary').tap();
    await page.getByText(/Each player leads/).waitFor({ timeout: 2000 });
    await page.locator('.own-topics').waitFor(RECOGNITION);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await topics(page)).toEqual(
      expect.arrayContaining(['Components', 'Setup', 'Taking a Turn', 'Moving', 'Scoring']),
    );
    await saveBook(page);
    const home = page.url();
    await page.locator('.dock input').fill(PHRASE);
    const hit = page.locator('.hit').first();
    await hit.waitFor();
    expect(await hit.innerText()).toContain('unless the player spends a feather token');
    await hit.click();
    await page.locator('.entry-text .rule', { hasText: PHRASE }).locator('.rule-body').click();
    await page.locator('dialog').getByRole('link', { name: 'Printed page' }).click();
    await page.locator('.own-canvas[data-drawn]').waitFor({ timeout: 60_000 });
    const marks = await page.locator('.own-mark').evaluateAll((all) => {
      const sheet = document.querySelector('.own-sheet')?.getBoundingClientRect() ?? new DOMRect();
      return all.map((mark) => {
        const { left, right, top, bottom } = mark.getBoundingClientRect();
        return {
          left: (left - sheet.left) / sheet.width,
          right: (right - sheet.left) / sheet.width,
          top: (top - sheet.top) / sheet.height,
          bottom: (bottom - sheet.top) / sheet.height,
        };
      });
    });
    const { x, y } = phrasePlace;
    const isInside = ({ left, right, top, bottom }: (typeof marks)[number]) =>
      left < x && x < right && top < y && y < bottom;
    expect(marks.filter(isInside), JSON.stringify({ phrasePlace, marks })).toHaveLength(1);
    // A mark is as high as a line, and the rule has at most three lines.
    for (const { top, bottom } of marks) expect(bottom - top).toBeLessThan(0.05);
    expect(marks.length).toBeLessThanOrEqual(3);
    expect(await violationsInBothThemes(page)).toEqual([]);
    // The policy of the page forbids WebAssembly. Only the worker that recognizes the text may run it.
    const compiled = await page.evaluate(() =>
      WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
        () => 'compiled',
        ({ name }: Error) => name,
      ),
    );
    expect(compiled).toBe('CompileError');
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
    // The stored page is shown at once, and does not shorten the estimate for the page that is left.
    await page.locator('#recognized-pages').waitFor({ timeout: 10_000 });
    expect(await page.locator('main [role="status"]').innerText()).toBe('Сторінка 2 з 2');
    expect(await violationsInBothThemes(page)).toEqual([]);
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
    expect(await violationsInBothThemes(page)).toEqual([]);
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

  it.each([
    [
      'with 108 megapixels',
      'huge.png',
      () => blackPng(12_000, 9000),
      /^Page 2\. One of the photos is too large/,
    ],
    [
      'in a format that the browser cannot decode',
      'IMG_2.HEIC',
      () => Buffer.from('\0\0\0\x18ftypheic', 'latin1'),
      /^Page 2\. One of the photos couldn’t be read/,
    ],
  ])('%s are named, and the other photographs stay', async (_, name, create, message) => {
    const page = await site.open('/shelf/en/own/', ENGLISH_PHONE);
    await waitUntilInteractive(page);
    await page.locator('input[type="file"]').setInputFiles([
      { name: 'a.jpg', mimeType: 'image/jpeg', buffer: photos[0] as Buffer },
      { name, mimeType: 'application/octet-stream', buffer: create() },
    ]);
    await page.getByRole('button', { name: 'Use these photos' }).tap();
    const alert = page.locator('main [role="alert"]');
    await alert.waitFor(RECOGNITION);
    expect(await alert.innerText()).toMatch(message);
    expect(await page.locator('.own-photos li').count()).toBe(2);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.locator('.own-photos li').nth(1).getByRole('button', { name: 'Remove' }).tap();
    await page.getByRole('button', { name: 'Use these photos' }).tap();
    await page.locator('#scan-question').waitFor(RECOGNITION);
    // If the reader cancels instead of choosing a language, the photographs are still there.
    await page.getByRole('button', { name: 'Cancel' }).tap();
    expect(await page.locator('.own-photos li').count()).toBe(1);
  });
});
