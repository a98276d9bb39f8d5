// Tests that drawing a printed page of a hostile PDF ends with a message and takes limited memory. A book that another
// reader shares can contain such a PDF. The site draws its pages, but does not extract its text again.
import { expect, it } from 'vitest';
import { findRenderer, peakMegabytes, resetPeak } from '../../../scripts/measure/renderer-memory';
import { rawPdf } from '../../extract/raw-pdf';
import { hostilePdfs } from '../../fixtures/hostile-pdfs';
import { launchBrowser, startSite, waitUntilInteractive } from '../support/serve-site';
import { chooseFile, samplePdf, saveBook } from './sample-book';

const site = startSite();
/** Maximum memory of the renderer process, in megabytes. The page without a PDF takes about 150 MB. */
const MAX_MEGABYTES = 1000;

/** Returns a PDF whose page has nested transparency groups. pdf.js needs a separate canvas for each group. */
function nestedGroups(depth: number): Uint8Array {
  const form = (at: number) => {
    const content = at < depth ? '/X Do' : '1 0 0 rg 0 0 595 842 re f';
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency /I true >> /Resources << /XObject << /X ${6 + at} 0 R >> /ExtGState << /G << /ca 0.5 >> >> >> /Length ${content.length + 6} >>\nstream\n/G gs ${content}\nendstream`;
  };
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> /ExtGState << /G << /ca 0.5 >> >> >> >>',
    '<< /Length 12 >>\nstream\n/G gs /X Do \nendstream',
    ...Array.from({ length: depth + 1 }, (_, at) => form(at)),
  ]);
}

const PDFS: Record<string, (() => Uint8Array) | undefined> = {
  'a bomb with an indirect filter': hostilePdfs()['a bomb with an indirect filter'],
  'forms that include one another': hostilePdfs()['forms that include one another'],
  'a run-length bomb': hostilePdfs()['a run-length bomb'],
  'nested transparency groups': () => nestedGroups(60),
};

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
