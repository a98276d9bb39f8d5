// Tests that OCR turns scanned pages in three languages into topics. The pages are clean, skewed, photographed, turned
// or illustrated.

import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PdfExtraction } from '../../extract/pdf/extract-pdf';
import { rgbaToGray } from '../../extract/scan/image/gray-image';
import type { PageRaster } from '../../extract/scan/recognize-scans';
import { loadPdfLibrary } from '../../scripts/pdf/load-pdf-library';
import { installedLanguages } from '../../scripts/scan/language-files';
import { createScanReader } from '../../scripts/scan/load-scan-reader';
import { ENGLISH, RUSSIAN, UKRAINIAN } from './invented-html-books';
import { expectValid, flow, outline, setUpPdfReader } from './read-test-pdf';
import {
  compareWords,
  type Distortion,
  distort,
  drawPages,
  joinPages,
  photosToPdf,
  toCanvas,
  toScannedPdf,
} from './scanned-pages';

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
const drawBook = async (html: string, count = 1): Promise<PageRaster[]> =>
  drawPages(await toPdf(html, { columns: 2 }), count);

const readScan = async (
  html: string,
  lang: string | undefined,
  distortion: Distortion,
  count = 1,
): Promise<PdfExtraction> => {
  const pages = (await drawBook(html, count)).map((page) => distort(page, distortion));
  return read(toScannedPdf(pages), { scanReader: scanReader(lang), lang });
};

/** Converts a canvas to the picture of a page. */
function toRaster(canvas: Canvas): PageRaster {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return { picture: rgbaToGray(width, height, data), pixelsPerPoint: 1 };
}

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
    const [page] = await drawBook(ENGLISH);
    const pdf = photosToPdf([distort(page as PageRaster, { perspective: true, shadow: true })]);
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

describe('two pages of a book on one sheet', { timeout: 180_000 }, () => {
  it.each([
    ['upright', 0],
    ['on its side', 270],
  ])('%s are read one after the other', async (_, degrees) => {
    const second = ENGLISH.indexOf('<h2>Taking a Turn');
    const pages: PageRaster[] = [];
    for (const html of [ENGLISH.slice(0, second), ENGLISH.slice(second)])
      pages.push(...(await drawPages(await toPdf(html, { columns: 1 }))));
    const [left, right] = pages.map((page) => distort(page, {}));
    if (!left || !right) throw new Error('Expected two pages.');
    const sheet = distort(toRaster(joinPages(left, right)), { degrees });
    const result = await read(toScannedPdf([sheet]), { scanReader: scanReader('en'), lang: 'en' });
    expectRecognized(ENGLISH, result);
    const titles = outline(result).map((title) => title.trim());
    expect(titles.indexOf('Setup')).toBeLessThan(titles.indexOf('Taking a Turn'));
    expect(titles.indexOf('Taking a Turn')).toBeLessThan(titles.indexOf('Scoring'));
  });
});

/** Draws the strokes of a picture in ink on paper. */
const drawing = (paper: string, draw: (context: SKRSContext2D) => void): Canvas =>
  toCanvas(1200, 1600, (context) => {
    context.fillStyle = paper;
    context.fillRect(0, 0, 1200, 1600);
    context.strokeStyle = context.fillStyle = '#222';
    context.lineWidth = 8;
    draw(context);
  });

const BAD_SHEETS: Record<string, () => Canvas> = {
  'a photograph of a cat': () =>
    drawing('#b7c4a8', (context) => {
      context.fillStyle = '#9a6b3f';
      for (const [x, y, width, height] of [
        [600, 1000, 330, 400],
        [600, 560, 240, 210],
      ] as const) {
        context.beginPath();
        context.ellipse(x, y, width, height, 0, 0, 7);
        context.fill();
        context.stroke();
      }
      for (const side of [-1, 1]) {
        context.beginPath();
        context.moveTo(600 + side * 200, 450);
        context.lineTo(600 + side * 190, 250);
        context.lineTo(600 + side * 80, 370);
        context.stroke();
        context.beginPath();
        context.ellipse(600 + side * 95, 520, 34, 46, 0, 0, 7);
        context.stroke();
        for (let whisker = -1; whisker <= 1; whisker++) {
          context.beginPath();
          context.moveTo(600 + side * 60, 640);
          context.lineTo(600 + side * 380, 640 + 50 * whisker);
          context.stroke();
        }
      }
    }),
  'a black page': () => drawing('#000', () => {}),
  'a page of noise': () =>
    drawing('#fff', (context) => {
      for (let at = 0; at < 4000; at++) context.fillRect((at * 7919) % 1200, (at * 104_729) % 1600, 5, 3);
    }),
};

describe('a scan without a rule', { timeout: 180_000 }, () => {
  it.each(Object.entries(BAD_SHEETS))('of %s is refused with the cure', async (_, draw) => {
    const pdf = toScannedPdf([draw()]);
    await expect(read(pdf, { scanReader: scanReader('en'), lang: 'en' })).rejects.toMatchObject({
      code: 'scan',
    });
  });

  it('of a page of handwriting between printed pages does not spoil the printed pages', async () => {
    const handwriting = drawing('#fff', (context) => {
      context.lineWidth = 5;
      for (let row = 0; row < 14; row++) {
        context.beginPath();
        for (let x = 120; x < 1080; x += 4)
          context.lineTo(
            x + 14 * Math.sin(x / 9),
            150 + 100 * row + 26 * Math.sin(x / 13 + row) * Math.sin(x / 47),
          );
        context.stroke();
      }
    });
    const [page] = await drawBook(ENGLISH);
    const pdf = toScannedPdf([distort(page as PageRaster, {}), handwriting]);
    const result = await read(pdf, { scanReader: scanReader('en'), lang: 'en' });
    expectRecognized(ENGLISH, result, { found: 0.94, right: 0.9 });
  });
});
