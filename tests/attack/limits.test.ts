// Tests each row of the tables of limits in docs/extracting.md with a file that exceeds the real limit. The tests do
// not lower the limits. Small PDFs that decompress to much more are in tests/extract/hostile-pdfs.test.ts.
import { describe, expect, it } from 'vitest';
import { readBookFile } from '../../client/private-books/read-file';
import { extractPdf } from '../../extract/pdf/extract-pdf';
import { compileBook } from '../../lib/private-books/compile-book';
import { BOOK_LIMITS, PrivateBookError } from '../../lib/private-books/private-book';
import { loadPdfLibrary } from '../../scripts/pdf/load-pdf-library';
import { compressedPage, pagesPdf, textContent } from '../extract/raw-pdf';
import { hostileArchives } from '../fixtures/hostile-books';

/**
 * Reads and compiles a file as a phone does. Returns the error code, and the exceeded limit if the error names one, or
 * `accepted`.
 */
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
    if (error.detail.includes('long-front-matter')) return 'long-front-matter';
    return error.code === 'too-large' ? `too-large ${error.detail}` : error.code;
  }
}

/**
 * The error code of each hostile file. After `too-large` comes the limit that the file exceeds; it exceeds no other
 * limit.
 */
const ERRORS: Record<string, string> = {
  'an entry of 50 MB with a stated size of 0': 'too-large fileBytes',
  'a PDF of 210 MB with a stated size of 0': 'too-large fileBytes',
  'entries that share their data': 'damaged',
  'many texts of 1.5 MB': 'too-large bytes',
  'many files': 'too-large zipEntries',
  'many files of one book': 'too-large files',
  'a long path': 'too-large pathBytes',
  'many games': 'too-large games',
  'many entries': 'too-large entries',
  'many letters in one entry': 'too-large entryLetters',
  'many letters': 'too-large letters',
  'many marks in one entry': 'too-large entryMarks',
  'many marks': 'too-large marks',
  'long front matter': 'long-front-matter',
  'many unknown fields': 'not-sound',
};

describe('a shared book', { timeout: 60_000 }, () => {
  it.each(Object.entries(hostileArchives()))('with %s is refused', async (name, create) => {
    expect(await open(create())).toBe(ERRORS[name]);
  });
});

describe('a PDF', { timeout: 120_000 }, () => {
  const words = ['Owls and players', 'Each player takes a card and rolls a die in a turn.'];

  it.each<[string, () => Uint8Array, string]>([
    ['200 MB', () => new Uint8Array(BOOK_LIMITS.pdfBytes + 1).fill(37, 0, 4), 'too-large pdfBytes'],
    ['400 pages', () => pagesPdf(Array.from({ length: 401 }, () => textContent(words))), 'too-many-pages'],
  ])('of more than %s is refused', async (_, create, error) => {
    expect(await open(create())).toBe(error);
  });

  it.each<[string, () => Uint8Array, string]>([
    ['60,000 glyphs on a page', () => pagesPdf([textOf(60_001)]), 'glyphsPerPage'],
    ['1,500,000 glyphs in all', () => pagesPdf(Array.from({ length: 30 }, () => textOf(50_100))), 'glyphs'],
    [
      '1,000,000 drawing instructions on a page',
      () => compressedPage('1 w '.repeat(1_000_001)),
      'instructions',
    ],
    ['5,000 pieces of text on a page', () => pagesPdf([piecesOfText(51, 100)]), 'segmentsPerPage'],
    ['64 MB in a compressed stream', () => compressedPage(' '.repeat(64_000_001)), 'streamBytes'],
    // Each stream is below the limits of a stream and of an array, so only the limit of a page can refuse the file.
    ['400 MB of arrays for a page', () => compressedPage(' '.repeat(60_000_000), 8), 'memory'],
  ])('of more than %s is refused for exceeding that limit', async (_, create, limit) => {
    const library = await loadPdfLibrary();
    const work = extractPdf({ bytes: create(), book: 'a.pdf', game: 'a', ...library });
    await expect(work).rejects.toMatchObject({ code: 'too-full', limit });
  });

  it('whose page takes longer than its time limit is refused with the number of the page', async () => {
    const library = await loadPdfLibrary();
    const bytes = compressedPage('x '.repeat(10_000_000));
    const limits = { pageTimeMs: 200 };
    const work = extractPdf({ bytes, book: 'a.pdf', game: 'a', ...library, limits });
    await expect(work).rejects.toMatchObject({ code: 'too-slow', sheet: 1 });
  });

  /** Returns page content with `count` glyphs, in lines of 100. */
  function textOf(count: number): string {
    const line = `(${'a'.repeat(100)}) Tj T* `;
    return `BT /F1 2 Tf 2 TL 20 830 Td ${line.repeat(Math.floor(count / 100))}(${'a'.repeat(count % 100)}) Tj ET`;
  }

  /**
   * Returns page content with lines of letters. The letters are so far apart that each one is a separate piece of text.
   */
  function piecesOfText(inLine: number, lines: number): string {
    const line = `${'(a) Tj 11 0 Td '.repeat(inLine)}${-11 * inLine} -8 Td `;
    return `BT /F1 4 Tf 20 830 Td ${line.repeat(lines)} ET`;
  }
});
