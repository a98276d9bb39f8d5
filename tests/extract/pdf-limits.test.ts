// Tests which PDFs the extractor refuses (unreadable files and files beyond the limits), and how a caller stops the
// reading of a PDF.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PdfExtraction } from '../../extract/pdf/extract-pdf';
import { PdfError } from '../../extract/pdf/read/pdf-error';
import { ALLOCATION_LIMITS, PDF_LIMITS } from '../../extract/pdf/read/pdf-limits';
import { MAX_FRONT_MATTER_LENGTH } from '../../lib/content/content-file';
import { BOOK_LIMITS } from '../../lib/private-books/private-book';
import { MAX_EXTRA_MEMORY_BYTES } from '../../scripts/pdf/load-pdf-library';
import { ENGLISH, filler } from './invented-html-books';
import { compressedPage, nestedForms, pagesPdf, rawPdf, textContent } from './raw-pdf';
import { entries, expectValid, outline, RULES, setUpPdfReader } from './read-test-pdf';

const { read, toPdf } = setUpPdfReader();

describe('a short or partly hidden text', { timeout: 60_000 }, () => {
  it('of a few sentences is read, unless it is a scan', async () => {
    const topics = ['Moving', 'Resting']
      .map(
        (name, at) =>
          `BT /F1 20 Tf 60 ${700 - 90 * at} Td (${name}) Tj /F1 10 Tf 0 -20 Td (A player moves one owl of the tower.) Tj ET`,
      )
      .join(' ');
    expect(outline(await read(pagesPdf([topics])))).toEqual(['Moving', 'Resting']);
    const picture = 'q 595 0 0 842 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID a EI Q';
    await expect(read(pagesPdf([`${picture} ${topics}`]))).rejects.toMatchObject({ code: 'scan' });
  });

  it('leaves out text outside the clipping path', async () => {
    const topic = (name: string, y: number) =>
      `BT /F1 20 Tf 60 ${y} Td (${name}) Tj /F1 10 Tf 0 -20 Td 13 TL ${RULES.map((rule) => `(${rule}) Tj T*`).join(' ')} ET`;
    const card = (edge: string) =>
      `q ${edge} re W n BT /F1 9 Tf 70 660 Td (Owls sleep) Tj 0 -70 Td (and feathers fall) Tj ET Q`;
    const readCard = async (edge: string) =>
      entries(await read(pagesPdf([`${topic('Moving', 740)} ${card(edge)} ${topic('Resting', 600)}`])));
    const cut = await readCard('60 640 200 40');
    expect(cut).toContain('Owls sleep');
    expect(cut).not.toContain('and feathers fall');
    expect(cut).toContain('title: Resting');
    expect(await readCard('60 580 200 100')).toContain('and feathers fall');
  });
});

describe('the progress of reading', { timeout: 60_000 }, () => {
  it('reports progress after each page, and stops when it is aborted', async () => {
    const bytes = await toPdf(
      [1, 2, 3]
        .map((page) => `<div class="apart"><h2>Part ${page}</h2>${filler(`part ${page}`, 30)}</div>`)
        .join(''),
      { columns: 2, numbers: true },
    );
    const seen: string[] = [];
    const { extraction } = await read(bytes, { onPage: (done, all) => seen.push(`${done}/${all}`) });
    expect(extraction.dropped.map(({ reason }) => reason).sort()).toEqual(['page number', 'running head']);
    expect(seen.at(-1)).toBe(`${seen.length}/${seen.length}`);
    const stop = new AbortController();
    await expect(read(bytes, { signal: stop.signal, onPage: () => stop.abort() })).rejects.toMatchObject({
      code: 'stopped',
    });
  });
});

describe('a PDF that cannot be read', { timeout: 60_000 }, () => {
  const locked = () =>
    pagesPdf([textContent(RULES)], {
      trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >> /ID [<00> <00>]`,
    });
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string, RegExp]>([
    [
      'a file that is not a PDF',
      () => new TextEncoder().encode('Owls of the Old Tower\n'.repeat(50)),
      'no-pdf',
      /is not a PDF/,
    ],
    ['an empty file', () => new Uint8Array(), 'no-pdf', /is not a PDF/],
    ['an encrypted PDF', locked, 'password', /password/],
    [
      'a damaged PDF',
      () => new TextEncoder().encode(`%PDF-1.7\n${'x'.repeat(3000)}`),
      'damaged',
      /damaged or cut short/,
    ],
    ['a scan without text', () => pagesPdf(['0 0 595 842 re f']), 'scan', /text recognition/],
    [
      '2,000 pages',
      () => pagesPdf(Array.from({ length: 2000 }, () => textContent(RULES))),
      'too-many-pages',
      /2000 pages, expected at most 400/,
    ],
    [
      'a page of 100,000 glyphs',
      () => pagesPdf([`BT /F1 8 Tf 60 780 Td ${'(a) Tj '.repeat(100_000)} ET`]),
      'too-full',
      /Page 1 of the PDF holds more than/,
    ],
    [
      'a font without a ToUnicode map',
      () =>
        pagesPdf(
          [
            `BT /F1 10 Tf 60 780 Td ${`<${Array.from({ length: 60 }, (_, at) => ((at % 29) + 1).toString(16).padStart(4, '0')).join('')}> Tj T* `.repeat(20)} ET`,
          ],
          {
            font: '<< /Type /Font /Subtype /Type0 /BaseFont /Owls /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Owls /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /Type /FontDescriptor /FontName /Owls /Flags 4 >> >>] >>',
          },
        ),
      'no-letters',
      /do not say which letters/,
    ],
  ])('%s is refused with a message', async (_, bytes, code, message) => {
    const error = await read(await bytes()).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(PdfError);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it.each<[string, () => Uint8Array]>([
    ['a decompression bomb', () => compressedPage(' '.repeat(8_000_000))],
    ['a page with too many operators', () => compressedPage('0 0 m 9 9 l S '.repeat(100_000))],
    ['nested forms, each used twice', () => nestedForms(40)],
  ])('%s is refused before it exhausts the device', async (_, bytes) => {
    const limits = { streamBytes: 4_000_000, instructions: 20_000 };
    await expect(read(bytes(), { limits })).rejects.toMatchObject({ code: 'too-full' });
  });

  it('cut short anywhere is refused or read as far as it goes', async () => {
    const complete = await toPdf(ENGLISH, { columns: 2 });
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      const result = await read(complete.slice(0, share * complete.length)).catch((error: unknown) => error);
      if (result instanceof Error) expect(result.name).toBe('BookError');
      else expectValid(result as PdfExtraction);
    }
  });

  it('beyond a limit is refused with the code of the limit', async () => {
    const bytes = pagesPdf([textContent(RULES)]);
    await expect(read(bytes, { limits: { bytes: 10 } })).rejects.toMatchObject({ code: 'too-large' });
    await expect(read(bytes, { limits: { glyphs: 10 } })).rejects.toMatchObject({ code: 'too-full' });
    await expect(read(bytes, { limits: { totalTimeMs: 0 } })).rejects.toMatchObject({ code: 'too-slow' });
    await expect(read(rawPdf(['<< /Type /Catalog >>']))).rejects.toMatchObject({ code: 'damaged' });
  });
});

it('docs/extracting.md lists the limits of the code', () => {
  const text = readFileSync('docs/extracting.md', 'utf8');
  const format = (count: number) => count.toLocaleString('en');
  const {
    bytes,
    pages,
    pageTimeMs,
    totalTimeMs,
    glyphs,
    glyphsPerPage,
    instructions,
    streamBytes,
    imagePixels,
  } = PDF_LIMITS;
  const side = Math.sqrt(imagePixels);
  for (const limit of [
    `\\| ${bytes / 1e6} MB, or ${pages} pages \\| ${pageTimeMs / 1000} s for one page \\|`,
    `\\| ${format(glyphsPerPage)} glyphs or ${format(instructions)} drawing instructions on one page \\| ${totalTimeMs / 1000} s for all pages \\|`,
    `\\| ${format(glyphs)} glyphs in all \\| the process uses ${format(MAX_EXTRA_MEMORY_BYTES / 1e6)} MB more memory`,
    `\\| ${streamBytes / 1e6} MB in one compressed stream`,
    `${format(PDF_LIMITS.segmentsPerPage)} pieces of text on one page`,
    `${ALLOCATION_LIMITS.arrayBytes / 1e6} MB in one array, or ${ALLOCATION_LIMITS.pageBytes / 1e6} MB of arrays for one page`,
    `at most ${side} × ${side} pixels`,
    `counted during unpacking \\| ${(BOOK_LIMITS.pdfBytes + 2 * BOOK_LIMITS.letters) / 1e6} MB \\|`,
    `files in the zip file \\| ${format(2 * BOOK_LIMITS.files)} \\|`,
    `letters \\| ${format(BOOK_LIMITS.letters)} in all files together, ${format(BOOK_LIMITS.entryLetters)} in one file \\|`,
    `entries in all games together \\| ${format(BOOK_LIMITS.entries)} \\|`,
    `files in one game's folder \\| ${format(BOOK_LIMITS.files)} \\|`,
    `in the zip file \\| ${BOOK_LIMITS.games} \\|`,
    `Markdown characters \\| ${format(BOOK_LIMITS.marks)} in all files together, ${format(BOOK_LIMITS.entryMarks)} in one file \\|`,
    `front matter \\| ${format(MAX_FRONT_MATTER_LENGTH)} characters \\|`,
    `edit or compile the book \\| ${BOOK_LIMITS.timeMs / 1000} s \\|`,
  ])
    expect(text).toMatch(new RegExp(limit));
});
