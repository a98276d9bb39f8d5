// Tests that OCR turns scanned pages in three languages into topics. The pages are clean, skewed, photographed, turned
// or illustrated.

import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PdfExtraction } from '../../extract/pdf/extract-pdf';
import { imagesToPdf } from '../../extract/scan/images-to-pdf';
import type { PageRaster } from '../../extract/scan/recognize-scans';
import { straightenPhoto } from '../../extract/scan/straighten-photo';
import { loadPdfLibrary } from '../../scripts/pdf/load-pdf-library';
import { installedLanguages } from '../../scripts/scan/language-files';
import { createScanReader } from '../../scripts/scan/load-scan-reader';
import { ENGLISH, RUSSIAN, UKRAINIAN } from './invented-html-books';
import { expectValid, flow, outline, setUpPdfReader } from './read-test-pdf';
import { compareWords, type Distortion, distort, toScannedPdf } from './scanned-pages';

const { read, toPdf } = setUpPdfReader();
const BOOKS = { en: ENGLISH, uk: UKRAINIAN, ru: RUSSIAN };
const hasRussian = installedLanguages().some(({ lang }) => lang === 'ru');

let library: Awaited<ReturnType<typeof loadPdfLibrary>>;
beforeAll(async () => {
  library = await loadPdfLibrary();
}, 60_000);

const scanReader = (lang: string | undefined) => (bytes: Uint8Array) =>
  createScanReader(bytes, library.pdfjs, library.library, { lang });

/** Draws the pages of a typeset book. */
async function drawPages(html: string, count = 1): Promise<PageRaster[]> {
  const reader = scanReader('en')(await toPdf(html, { columns: 2 }));
  const pages: PageRaster[] = [];
  for (let sheet = 1; sheet <= count; sheet++) pages.push(await reader.draw(sheet));
  reader.close();
  return pages;
}

const readScan = async (
  html: string,
  lang: string | undefined,
  distortion: Distortion,
  count = 1,
): Promise<PdfExtraction> => {
  const pages = (await drawPages(html, count)).map((page) => distort(page, distortion));
  return read(toScannedPdf(pages), { scanReader: scanReader(lang), lang });
};

const textOf = (html: string): string => html.replace(/&shy;/g, '').replace(/<[^>]+>/g, ' ');

const headingsOf = (html: string): string[] =>
  [...html.matchAll(/<h[1-4]>(.*?)<\/h[1-4]>/g)].map(([, title = '']) => title);

/** Expects that OCR recognized nearly all words and headings of a book. */
function expectRecognized(html: string, result: PdfExtraction, min = { found: 0.95, right: 0.94 }): void {
  expectValid(result);
  const { found, right } = compareWords(textOf(html), flow(result));
  const titles = [result.draft.book.title ?? '', ...outline(result).map((title) => title.trim())];
  const headings = headingsOf(html);
  const missed = headings.filter((title) => !titles.some((one) => one.toLowerCase() === title.toLowerCase()));
  expect({ found, right, missed, titles }).toMatchObject({ missed: missed.slice(0, 0.15 * headings.length) });
  expect(found).toBeGreaterThanOrEqual(min.found);
  expect(right).toBeGreaterThanOrEqual(min.right);
}

describe('a scanned page', { timeout: 180_000 }, () => {
  it.each([
    ['from a flatbed scanner', {}],
    ['with a skew of 2 degrees', { degrees: 2 }],
    ['that lies on its side', { degrees: 90 }],
    ['that is upside down', { degrees: 180 }],
    ['in uneven light', { shadow: true }],
  ] satisfies [string, Distortion][])('%s becomes topics', async (_, distortion) => {
    expectRecognized(UKRAINIAN, await readScan(UKRAINIAN, 'uk', distortion));
  });

  it.each(['en', ...(hasRussian ? (['ru'] as const) : [])] as const)(
    'in %s is recognized, and its language is found',
    async (lang) => {
      const result = await readScan(BOOKS[lang], undefined, { degrees: -1.5 });
      expect(result.lang).toBe(lang);
      expectRecognized(BOOKS[lang], result);
    },
  );

  it('keeps the place of each line on the sheet as it was scanned', async () => {
    const result = await readScan(ENGLISH, 'en', { degrees: 90 });
    const [sheet] = result.sheets;
    expect(sheet && sheet.width > sheet.height).toBe(true);
    // The first line of the page is at the right edge of a sheet that was turned clockwise.
    const first = result.source.split('\n').findIndex((line) => /Owls of the Old Tower/.test(line));
    const [, left, top, right, bottom] = result.places[first] ?? [0, 0, 0, 0, 0];
    expect(left).toBeGreaterThan(0.8 * (sheet?.width ?? 0));
    expect(bottom - top).toBeGreaterThan(3 * (right - left));
  });
});

describe('a photograph', { timeout: 180_000 }, () => {
  it('of a page at an angle, in uneven light, becomes topics', async () => {
    const [page] = await drawPages(ENGLISH);
    const photo = distort(page as PageRaster, { perspective: true, shadow: true });
    const { data } = photo.getContext('2d').getImageData(0, 0, photo.width, photo.height);
    const sheet = straightenPhoto({ width: photo.width, height: photo.height, data });
    const canvas = createCanvas(sheet.width, sheet.height);
    const image = canvas.getContext('2d').createImageData(sheet.width, sheet.height);
    image.data.set(sheet.data);
    canvas.getContext('2d').putImageData(image, 0, 0);
    const jpeg = canvas.toBuffer('image/jpeg', 85);
    const pdf = imagesToPdf([{ jpeg, width: sheet.width, height: sheet.height }]);
    expectRecognized(ENGLISH, await read(pdf, { scanReader: scanReader('en'), lang: 'en' }));
  });
});

describe('a page of pictures', { timeout: 180_000 }, () => {
  it('gives only the text between the pictures', async () => {
    const picture = `<svg width="300" height="220" viewBox="0 0 30 22">${Array.from(
      { length: 60 },
      (_, at) =>
        `<path d="M${(at * 7) % 30} ${(at * 5) % 22}l${(at % 5) - 2} ${(at % 7) - 3}q3 ${at % 4} 1 ${at % 6}" stroke="#${(at * 997) % 900}" fill="none" stroke-width=".${(at % 6) + 2}"/><circle cx="${(at * 11) % 30}" cy="${(at * 3) % 22}" r="${(at % 4) / 3}" fill="#${((at * 577) % 900) + 99}"/>`,
    ).join('')}</svg>`;
    const html = ENGLISH.replaceAll('<h2>', `${picture}<h2>`);
    const result = await readScan(html, 'en', {}, 2);
    expectRecognized(ENGLISH, result, { found: 0.95, right: 0.9 });
  });
});
