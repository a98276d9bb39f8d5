// Tests that drawing a page of a hostile PDF ends with a message and takes limited memory. A book that another reader
// shares can contain such a PDF: the site draws its pages, but does not extract its text again. The site also draws the
// pages of scans and photographs, to recognize their text.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findRenderer, peakMegabytes, resetPeak } from '../../../scripts/measure/renderer-memory';
import { hostilePdfs } from '../../fixtures/hostile-pdfs';
import { graysPdf, jpegsPdf, LARGEST_PICTURE, nestedGroups, pngOf } from '../../fixtures/hostile-pictures';
import { launchBrowser, startSite, waitUntilInteractive } from '../support/serve-site';
import { chooseFile, samplePdf, saveBook } from './sample-book';

const site = startSite();
/** Maximum memory of the renderer process, in megabytes. The page without a PDF takes about 150 MB. */
const MAX_MEGABYTES = 1000;

const PDFS: Record<string, (() => Uint8Array) | undefined> = {
  'a decompression bomb of 3 GB':
    hostilePdfs()['a 3 GB decompression bomb, compressed twice, with its filters in an indirect object'],
  'form XObjects that include one another': hostilePdfs()['form XObjects that include one another'],
  'a run-length decompression bomb': hostilePdfs()['a run-length decompression bomb'],
  'nested transparency groups': () => nestedGroups(60),
  'forty JPEGs of 15 megapixels': () => jpegsPdf(40, [3000, 5000]),
};

/** PDFs without text. The site draws their pages to recognize the text, before the reader agrees to anything. */
const SCANS: Record<string, () => Uint8Array> = {
  'nested transparency groups': () => nestedGroups(60),
  'twelve gray pictures of 40 megapixels': () => graysPdf(12, LARGEST_PICTURE),
};

/** Opens the page for adding a book in a new browser, and checks its memory after `refuse` has waited for a message. */
async function expectLimitedMemory(refuse: (page: Page) => Promise<void>): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`${site.origin}/shelf/en/own/`);
    await waitUntilInteractive(page);
    const renderer = await findRenderer(browser);
    resetPeak(renderer);
    await refuse(page);
    expect(peakMegabytes(renderer)).toBeLessThan(MAX_MEGABYTES);
  } finally {
    await browser.close();
  }
}

it.each(Object.entries(SCANS))('refuses a scan with %s', { timeout: 90_000 }, (_, create) =>
  expectLimitedMemory(async (page) => {
    await chooseFile(page, 'foxes.pdf', create());
    await page.getByRole('alert').filter({ hasText: 'too many pictures' }).waitFor({ timeout: 80_000 });
  }),
);

it('refuses a picture of 400 megapixels before the browser decodes it', { timeout: 60_000 }, () =>
  expectLimitedMemory(async (page) => {
    const buffer = Buffer.from(pngOf([20_000, 20_000]));
    await page
      .locator('main input[type=file]')
      .first()
      .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Use these photos' }).click();
    await page.getByRole('alert').filter({ hasText: 'photos is too large' }).waitFor({ timeout: 40_000 });
  }),
);

it.each(Object.entries(PDFS))('stops drawing %s', { timeout: 90_000 }, async (_, create) => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ serviceWorkers: 'block', deviceScaleFactor: 3 });
    await page.goto(`${site.origin}/shelf/en/own/`);
    await waitUntilInteractive(page);
    await chooseFile(page, 'foxes.pdf', await samplePdf('en'));
    await page.locator('.own-topics').waitFor({ timeout: 30_000 });
    await saveBook(page);
    const base64 = Buffer.from(create?.() ?? []).toString('base64');
    await page.evaluate(async (text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open('pravylo-own');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('prints', 'readwrite');
          const store = transaction.objectStore('prints');
          const keys = store.getAllKeys();
          keys.onsuccess = () => {
            for (const key of keys.result) store.put({ bytes, hash: 'x' }, key);
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    }, base64);
    const renderer = await findRenderer(browser);
    resetPeak(renderer);
    await page.goto(`${page.url()}&v=page&p=1`);
    await page.getByRole('alert').waitFor({ timeout: 40_000 });
    expect(peakMegabytes(renderer)).toBeLessThan(MAX_MEGABYTES);
  } finally {
    await browser.close();
  }
});
