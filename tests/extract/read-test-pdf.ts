// Test helpers that typeset a book as PDF, extract it, and return the parts of the result that tests compare.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { extractPdf, type PdfExtraction, type PdfRequest } from '../../extract/pdf/extract-pdf';
import { checkContent } from '../../lib/content/checks/check-content';
import { formatDiagnostics } from '../../lib/core/diagnostics';
import { loadPdfLibrary } from '../../scripts/pdf/load-pdf-library';
import { launchBrowser } from '../browser/support/serve-site';
import { type PrintStyle, typeset } from './typeset';

export interface PdfReader {
  /** Extracts a book from the bytes of a PDF. */
  read: (bytes: Uint8Array, more?: Partial<PdfRequest>) => Promise<PdfExtraction>;
  /** Typesets HTML as PDF with Chromium. */
  toPdf: (html: string, style: PrintStyle) => Promise<Uint8Array>;
  /** Typesets HTML and extracts a book from the PDF. */
  readHtml: (html: string, style: PrintStyle, more?: Partial<PdfRequest>) => Promise<PdfExtraction>;
}

/**
 * Loads pdf.js before the tests of a file. Chromium starts when the first HTML is typeset and is closed after the
 * tests.
 */
export function setUpPdfReader(): PdfReader {
  let library: Awaited<ReturnType<typeof loadPdfLibrary>>;
  let browser: Promise<Browser> | undefined;
  beforeAll(async () => {
    library = await loadPdfLibrary();
  }, 60_000);
  afterAll(async () => {
    await (await browser)?.close();
  });
  const read: PdfReader['read'] = (bytes, more = {}) =>
    extractPdf({ bytes, book: 'owls.pdf', game: 'owls', ...library, ...more });
  const toPdf: PdfReader['toPdf'] = async (html, style) => {
    browser ??= launchBrowser();
    return typeset(await browser, html, style);
  };
  return { read, toPdf, readHtml: async (html, style, more = {}) => read(await toPdf(html, style), more) };
}

/** Two rules, each as long as a line. */
export const RULES = [
  'Each player draws a card and moves the owl up to three floors of the tower.',
  'The player then pays one feather token for every shutter that was opened.',
];

/** Returns the titles of the topics, indented by two spaces per level. */
export function outline({ draft: { topics } }: PdfExtraction): string[] {
  const depth = (at: number | undefined): number => (at === undefined ? -1 : 1 + depth(topics[at]?.parent));
  return topics.map(({ title }, at) => '  '.repeat(depth(at)) + title);
}

/** Returns the lines that were not dropped, in reading order, joined by spaces. */
export const flow = ({ source, draft }: PdfExtraction): string => {
  const dropped = new Set(draft.dropped.map(({ line }) => line));
  return source
    .split('\n')
    .filter((_, at) => !dropped.has(at + 1))
    .join(' ');
};

/** Returns the text of all files, joined. */
export const entries = ({ files }: PdfExtraction): string => [...files.values()].join('\n');

/** Expects that the files pass the content checks and that each line has a box on its page. */
export function expectValid(result: PdfExtraction): void {
  const files = [...result.files].map(([path, text]) => ({ path: `owls/${path}`, text }));
  expect(formatDiagnostics(checkContent(files, { requirePublishedIds: false }).diagnostics)).toBe('');
  const lines = result.source.split('\n').slice(0, -1);
  expect(result.places).toHaveLength(lines.length);
  for (const [sheet, left, top, right, bottom] of result.places) {
    const page = result.sheets[sheet - 1];
    expect(left).toBeLessThan(right);
    expect(top).toBeLessThan(bottom);
    expect(right).toBeLessThanOrEqual((page?.width ?? 0) + 5);
    expect(bottom).toBeLessThanOrEqual((page?.height ?? 0) + 5);
  }
}
