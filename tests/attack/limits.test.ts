// Tests each row of the tables of limits in docs/extracting.md with a file that exceeds the real limit. The limits
// are not lowered for the test. Small PDFs that decompress to much more are in tests/extract/hostile-pdfs.test.ts.
import { describe, expect, it } from 'vitest';
import { readBookFile } from '../../client/private-books/read-file';
import { compileBook } from '../../lib/private-books/compile-book';
import { BOOK_LIMITS, PrivateBookError } from '../../lib/private-books/private-book';
import { loadPdfLibrary } from '../../scripts/pdf/load-pdf-library';
import { compressedPage, pagesPdf, textContent } from '../extract/raw-pdf';
import { hostileArchives } from '../fixtures/hostile-books';

/** Reads and compiles a file as a phone does. Returns the error code, or `accepted`. */
async function open(bytes: Uint8Array): Promise<string> {
  try {
    const opened = await readBookFile({
      bytes,
      file: 'book',
      pageLang: 'en',
      loadPdfReader: loadPdfLibrary,
      onPage: () => {},
    });
    compileBook({ ...opened.withEdits([]), id: 'x' }, { basePath: '' });
    return 'accepted';
  } catch (error) {
    if (!(error instanceof PrivateBookError)) throw error;
    return error.detail.includes('long-front-matter') ? 'long-front-matter' : error.code;
  }
}

/** Error codes of the hostile files that are refused for another reason than `too-large`. */
const CODES: Record<string, string> = {
  'entries that share their data': 'damaged',
  'long front matter': 'long-front-matter',
  'many unknown fields': 'not-sound',
};

describe('a shared book', { timeout: 60_000 }, () => {
  it.each(Object.entries(hostileArchives()))('with %s is refused', async (name, create) => {
    expect(await open(create())).toBe(CODES[name] ?? 'too-large');
  });
});

describe('a PDF', { timeout: 120_000 }, () => {
  const words = ['Owls and players', 'Each player takes a card and rolls a die in a turn.'];
  it.each<[string, () => Uint8Array, string]>([
    ['more than 200 MB', () => new Uint8Array(BOOK_LIMITS.pdfBytes + 1).fill(37, 0, 4), 'too-large'],
    [
      'more than 400 pages',
      () => pagesPdf(Array.from({ length: 401 }, () => textContent(words))),
      'too-many-pages',
    ],
    ['more than 60,000 glyphs on a page', () => pageOf(60_001), 'too-full'],
    [
      'more than 1,500,000 glyphs in all',
      () => pagesPdf(Array.from({ length: 30 }, () => textOf(50_100))),
      'too-full',
    ],
    [
      'more than 1,000,000 drawing instructions on a page',
      () => compressedPage('1 w '.repeat(1_000_001)),
      'too-full',
    ],
  ])('of %s is refused', async (_, create, code) => {
    expect(await open(create())).toBe(code);
  });

  /** Returns page content with `count` glyphs, in lines of 100. */
  function textOf(count: number): string {
    const line = `(${'a'.repeat(100)}) Tj T* `;
    return `BT /F1 2 Tf 2 TL 20 830 Td ${line.repeat(Math.floor(count / 100))}(${'a'.repeat(count % 100)}) Tj ET`;
  }
  function pageOf(count: number): Uint8Array {
    return pagesPdf([textOf(count)]);
  }
});
