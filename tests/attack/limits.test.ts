// Tests each row of the tables of limits in docs/extracting.md with a file that exceeds this limit and no other one.
// The tests use the real limits, except the time limits of 20 s and 120 s, which they lower. `ATTACK=1 npx vitest run
// --project whole tests/attack/limits.test.ts` tests the real time limits too. The time limit of 120 s for one scanned
// page is in the tables of docs/attacks.md. tests/extract/hostile-pdfs.test.ts tests small PDFs that decompress to much
// more. tests/extract/command.test.ts tests the memory limit of the command.
import { strToU8, zipSync, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readBookFile } from '../../client/private-books/read-file';
import { extractPdf } from '../../extract/pdf/extract-pdf';
import type { PdfError } from '../../extract/pdf/read/pdf-error';
import type { PdfLimits } from '../../extract/pdf/read/pdf-limits';
import { compileBook } from '../../lib/private-books/compile-book';
import { BOOK_LIMITS, PrivateBookError } from '../../lib/private-books/private-book';
import { loadPdfLibrary } from '../../scripts/pdf/load-pdf-library';
import { createScanReader } from '../../scripts/scan/load-scan-reader';
import { compressedPage, pagesPdf, rawPdf, textContent } from '../extract/raw-pdf';
import { entryFile, gamePage } from '../fixtures/build-game-files';
import { hostileArchives } from '../fixtures/hostile-books';
import { barsPdf, LARGEST_PICTURE, TOO_LARGE_PICTURE } from '../fixtures/hostile-pictures';

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
  'zip entries that share the same data': 'damaged',
  'many 1.5 MB text files': 'too-large bytes',
  'many files': 'too-large zipEntries',
  'many files in one book': 'too-large files',
  'a long path': 'too-large pathBytes',
  'many games': 'too-large games',
  'many entries': 'too-large entries',
  'many letters in one entry': 'too-large entryLetters',
  'many letters in all entries': 'too-large letters',
  'many Markdown characters in one entry': 'too-large entryMarks',
  'many Markdown characters in all entries': 'too-large marks',
  'long front matter': 'long-front-matter',
  'many unknown fields': 'not-sound',
};

describe('a shared book', { timeout: 60_000 }, () => {
  it.each(Object.entries(hostileArchives()))('with %s is refused', async (name, create) => {
    expect(await open(create())).toBe(ERRORS[name]);
  });
});

describe('a shared book at a limit', { timeout: 60_000 }, () => {
  const entry = entryFile('title: Combat', 'Owls sleep. ^sleep');
  const zip = (files: Record<string, string>) =>
    zipSync(
      Object.fromEntries(
        Object.entries({ 'owls/game.md': gamePage(['en']), 'owls/en/combat.md': entry, ...files }).map(
          ([path, text]) => [path, strToU8(text)],
        ),
      ),
    );
  const many = (count: number, path: (at: number) => string, text: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [path(at), text]));

  it.each<[string, () => Uint8Array]>([
    ['6,000 files', () => zip(many(5998, (at) => `__MACOSX/e${at}`, 'x'))],
    ['3,000 files of one game', () => zip(many(2998, (at) => `owls/icons/i${at}.txt`, 'x'))],
    ['a path of 400 bytes', () => zip({ [`owls/en/${'a'.repeat(392)}`]: 'x' })],
    ['40 games', () => zip(many(39, (at) => `g${at}/game.md`, gamePage(['en'])))],
    ['a text of 400,000 letters', () => zip({ 'owls/en/combat.md': entry.padEnd(400_000, ' ') })],
  ])('with %s is not refused for its size', async (_, create) => {
    expect(await open(create())).not.toContain('too-large');
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
    // Each form needs 128 MB, in arrays of at most 64 MB, so only the limit of a page can refuse the file.
    ['400 MB of arrays for a page', () => largeForms(4), 'memory'],
    // The size of this stream is hidden, so only the limit of an array can refuse the file.
    ['72 MB in one array', () => hiddenStream(73_000_000), 'memory'],
  ])('of more than %s is refused for exceeding that limit', async (_, create, limit) => {
    const library = await loadPdfLibrary();
    const work = extractPdf({ bytes: create(), book: 'a.pdf', game: 'a', ...library });
    await expect(work).rejects.toMatchObject({ code: 'too-full', limit });
  });

  it.each<[string, () => Uint8Array]>([
    ['60,000 glyphs on a page', () => pagesPdf([textOf(60_000)])],
    ['5,000 pieces of text on a page', () => pagesPdf([piecesOfText(50, 100)])],
    ['64 MB in a compressed stream', () => compressedPage(' '.repeat(64_000_000))],
    ['256 MB of arrays for a page', () => largeForms(2)],
    ['one array of 64 MB', () => hiddenStream(60_000_000)],
    ['400 pages', () => pagesPdf(Array.from({ length: 400 }, () => textContent(words)))],
  ])('with %s is not refused for that', async (_, create) => {
    expect(await open(create())).not.toMatch(/too-full|too-many-pages|too-large/);
  });

  it('whose page is compressed twice is read', async () => {
    const library = await loadPdfLibrary();
    const content = Buffer.from(zlibSync(zlibSync(Buffer.from(textContent([...words, ...words, ...words])))));
    const bytes = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      `<< /Length ${content.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${content.toString('latin1')}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]);
    const work = extractPdf({ bytes, book: 'a.pdf', game: 'a', ...library });
    // If the page could not be decompressed, the extractor would refuse it as a scan.
    await expect(work).rejects.toThrow('only one topic was found');
  });

  /** Reads a scan with the real reader for scans, but without recognizing letters. */
  async function readScan(bytes: Uint8Array): Promise<unknown> {
    const library = await loadPdfLibrary();
    const drawn: number[] = [];
    const work = extractPdf({
      bytes,
      book: 'a.pdf',
      game: 'a',
      ...library,
      scanReader: (pdf) => ({
        ...createScanReader(pdf, library.pdfjs, library.library, {}),
        loadRecognizer: async ({ picture }) => {
          drawn.push(picture.width);
          return { recognize: async () => [], end: () => {} };
        },
      }),
    });
    const error = await work.then(
      () => undefined,
      (reason: PdfError) => reason.code,
    );
    return { error, wasDrawn: drawn.length > 0 };
  }

  it('with a scan of more than 40 megapixels is refused for exceeding that limit', async () => {
    expect(await readScan(barsPdf(TOO_LARGE_PICTURE))).toEqual({ error: 'large-picture', wasDrawn: false });
  });

  it('with a scan of 40 megapixels is drawn and recognized', async () => {
    expect(await readScan(barsPdf(LARGEST_PICTURE))).toEqual({ error: 'scan', wasDrawn: true });
  });

  const isComplete = Boolean(process.env.ATTACK);
  const timesOf = (limits: Partial<PdfLimits>) => (isComplete ? {} : { limits });

  it('whose page takes longer than its time limit is refused with the number of the page', {
    timeout: 60_000,
  }, async () => {
    const library = await loadPdfLibrary();
    const bytes = slowPages(1, 300);
    const work = extractPdf({ bytes, book: 'a.pdf', game: 'a', ...library, ...timesOf({ pageTimeMs: 200 }) });
    await expect(work).rejects.toMatchObject({ code: 'too-slow', sheet: 1 });
  });

  it('whose pages together take longer than the time limit is refused without the number of a page', {
    timeout: 180_000,
  }, async () => {
    const library = await loadPdfLibrary();
    const bytes = slowPages(390, 1);
    const work = extractPdf({
      bytes,
      book: 'a.pdf',
      game: 'a',
      ...library,
      ...timesOf({ totalTimeMs: 1500 }),
    });
    await expect(work).rejects.toMatchObject({ code: 'too-slow', sheet: undefined });
  });

  /**
   * Returns a PDF whose pages all show the same form `times` times. Reading the form once takes half a second (in the short form of the test, 50 ms) on a fast
   * computer, and hardly any memory, because it is not compressed.
   */
  function slowPages(pages: number, times: number): Uint8Array {
    const form = 'x '.repeat(isComplete ? 5_000_000 : 500_000);
    const content = '/X Do '.repeat(times);
    const kids = Array.from({ length: pages }, (_, at) => `${5 + at} 0 R`).join(' ');
    return rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length ${form.length} >>\nstream\n${form}\nendstream`,
      ...Array.from(
        { length: pages },
        () =>
          '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << /XObject << /X 4 0 R >> >> >>',
      ),
    ]);
  }

  /** Returns a PDF with a page that shows this number of forms, each with a stream of 60 MB. */
  function largeForms(count: number): Uint8Array {
    const packed = Buffer.from(zlibSync(new Uint8Array(60_000_000).fill(32))).toString('latin1');
    const forms = Array.from({ length: count }, (_, at) => `/X${at} ${5 + at} 0 R`).join(' ');
    const content = Array.from({ length: count }, (_, at) => `/X${at} Do`).join(' ');
    return rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << ${forms} >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ...Array.from(
        { length: count },
        () =>
          `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`,
      ),
    ]);
  }

  /**
   * Returns a PDF with a stream of this size. The filter of the stream is an indirect object, so the size cannot be
   * checked before decompression.
   */
  function hiddenStream(size: number): Uint8Array {
    const packed = Buffer.from(zlibSync(new Uint8Array(size).fill(32))).toString('latin1');
    return rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
      `<< /Length ${packed.length} /Filter 5 0 R >>\nstream\n${packed}\nendstream`,
      '/FlateDecode',
    ]);
  }

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
