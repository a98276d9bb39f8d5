// Extracts a rulebook from a PDF: bytes in, the files of a game and a report out. Runs in Node and in browsers.

import type { LineBox, LineEdit } from '../../lib/private-books/private-book';
import type { BookData } from '../book-corrections';
import { BookError } from '../book-error';
import { findConservationErrors } from '../check-no-line-lost';
import { countWords } from '../cleanup/fix-mixed-alphabets';
import { validateTopics } from '../cleanup/validate-source';
import { createDraft, toLines } from '../create-initial-draft';
import { languageWords, toBookLang } from '../languages';
import { STEPS } from '../pipeline';
import { findScannedSheets, recognizeScans, type ScanReader } from '../scan/recognize-scans';
import { SCAN_LIMITS } from '../scan/scan-limits';
import { relatedPattern } from '../text/text-patterns';
import type { Block, Draft, Line, Warning } from '../types';
import { type WrittenExtraction, writeExtraction } from '../write/write-extraction';
import { findLanguage } from './headings/detect-language';
import { findBookInfo } from './headings/find-book-info';
import { editLines, typesOfLines } from './layout/apply-reader-edits-to-pdf-lines';
import { cleanText, writeIconNames } from './layout/clean-block-text';
import { layoutPages, type PdfLayout } from './layout/layout-pages';
import { linesToBlocks, type NumberedLine } from './layout/lines-to-blocks';
import type { BoundingBox, PdfContent, PdfPage, TextLine } from './pdf-types';
import { fixCapitalFonts } from './read/fix-capital-fonts';
import { measureFontWeights } from './read/measure-font-weight';
import { largePictureError, PdfError } from './read/pdf-error';
import { type PdfOptions, readPdf } from './read/read-pdf';
import { hasLargePicture } from './read/refuse-decompression-bombs';
import { refuseUnreadable } from './read/refuse-unreadable';

export interface PdfRequest extends PdfOptions {
  bytes: Uint8Array;
  /** File name of the book, which is written to the report `extraction.json`. */
  book: string;
  game: string;
  /** Language code of the book; detected if absent. */
  lang?: string | undefined;
  /**
   * Facts about the book. If absent, the extractor finds the name of the game and the number of players in the text.
   */
  data?: BookData | null | undefined;
  progress?: (step: string) => void;
  /**
   * Creates the OCR reader, which recognizes the text of pages that are only pictures. If absent, the extractor refuses
   * a PDF that has only such pages.
   */
  scanReader?: (bytes: Uint8Array) => ScanReader;
}

export interface SheetInfo {
  sheet: number;
  width: number;
  height: number;
  /**
   * The page numbers that are printed on this sheet. A sheet is a page of the PDF file; a sheet that shows an open
   * book has two printed pages. Without printed numbers, the number of the sheet.
   */
  pages: number[];
}

/** The topics of a PDF, before they are written as files. */
export interface PdfDraft {
  draft: Draft;
  /** The extracted text in reading order, one printed line per line. */
  source: string;
  /** SVG of each icon by icon id. */
  drawings: Map<string, string>;
  /**
   * For each line of the extracted text (`source`): the number of its page in the PDF, and its bounding box on this
   * page.
   */
  places: LineBox[];
  /**
   * For each line of the extracted text (`source`): the number of its visual style. Lines with the same number have the
   * same size, font and color, so the site can offer to make all of them headings. 0 for a line that cannot be a
   * heading, such as a table row.
   */
  types: number[];
  sheets: SheetInfo[];
  /** Language code of the book, passed by the caller or detected. */
  lang: string;
}

export interface PdfExtraction extends PdfDraft, WrittenExtraction {}

/**
 * The pipeline steps that run for a PDF. The earlier steps find headings and paragraphs in plain text; for a PDF, the
 * layout analysis has already done this.
 */
const LATER_STEPS = STEPS.slice(STEPS.findIndex(([name]) => name === 'drop cover'));

type DraftOptions = Omit<PdfRequest, 'bytes' | 'pdfjs'>;

/**
 * A PDF whose layout has been analyzed. When the reader corrects a line, only `draft` has to run again, not the slow
 * layout analysis.
 */
export interface OpenedPdf {
  /** Applies the reader's corrections of lines and builds the topics. */
  draft: (edits?: readonly LineEdit[]) => PdfDraft;
}

/** Reads a PDF and analyzes its layout. If there is a scan reader, it recognizes the text of pages without text. */
export async function openPdf(request: PdfRequest): Promise<OpenedPdf> {
  const { bytes, progress, scanReader } = request;
  progress?.('read');
  const content = await readPdf(bytes, request);
  const sheets = scanReader ? findScannedSheets(content) : [];
  if (!scanReader || !sheets.length) return openPdfContent(content, request);
  progress?.('recognize');
  const recognized = await recognizeScans(content, sheets, scanReader(bytes));
  try {
    return openPdfContent(recognized, request);
  } catch (error) {
    // pdf.js leaves out a picture that is too large, so its page looks like a page without text.
    const isBlank = error instanceof PdfError && error.code === 'scan';
    throw isBlank && hasLargePicture(bytes, SCAN_LIMITS.imagePixels) ? largePictureError() : error;
  }
}

/** Reads a PDF and writes its topics as files. */
export async function extractPdf(request: PdfRequest): Promise<PdfExtraction> {
  return writeDraft((await openPdf(request)).draft(), request);
}

export const extractPdfContent = (raw: PdfContent, options: DraftOptions): PdfExtraction =>
  writeDraft(openPdfContent(raw, options).draft(), options);

/**
 * A line with its position on the sheet. The position is computed once, so the pages can be released before the
 * reader edits lines.
 */
type PlacedLine = TextLine & { place: LineBox };

/** Analyses the layout of a PDF that has been read. */
export function openPdfContent(raw: PdfContent, options: DraftOptions): OpenedPdf {
  refuseUnreadable(raw);
  options.progress?.('lay out');
  const content = fixCapitalFonts({ ...raw, fonts: measureFontWeights(raw) });
  const layout = layoutPages(content);
  const { icons, body } = layout;
  const lines = layout.lines.map(
    (line): PlacedLine => ({
      ...line,
      place: [line.sheet, ...rounded(layout.sheetBoxOf(line))],
      doubtful: doubtfulWords(line, content.pages[line.sheet - 1]),
    }),
  );
  const lang = options.lang ?? findLanguage(lines.map((line) => sourceText(line, icons)).join('\n')) ?? 'en';
  const { title, fonts } = content;
  const data = options.data ?? findBookInfo(layout, { title, file: options.book, game: options.game }, lang);
  const sheets = sheetsOf(content, layout);
  const read: ReadPdf = { lines, icons, body, fonts, lang, data, sheets, progress: options.progress };
  return { draft: (edits = []) => draftPdf(read, edits) };
}

/**
 * The data that stays in memory after the layout analysis of a PDF: its lines, but not the glyphs and shapes of its
 * pages, which are much larger.
 */
interface ReadPdf extends Pick<PdfLayout, 'icons' | 'body'> {
  lines: readonly PlacedLine[];
  fonts: PdfContent['fonts'];
  lang: string;
  data: BookData;
  sheets: SheetInfo[];
  progress: PdfRequest['progress'];
}

function draftPdf(read: ReadPdf, edits: readonly LineEdit[]): PdfDraft {
  const { icons, lang, sheets } = read;
  const lines = editLines(read.lines, edits, (line) => sourceText(line, icons));
  const numbered = lines.map((line, at) => ({ ...line, n: at + 1 }));
  const texts = numbered.map((line) => sourceText(line, icons));
  const source: Line[] = numbered.map(({ n, page }, at) => ({
    n,
    text: texts[at] ?? '',
    ...(page && { page }),
  }));
  const draft = toDraft(numbered, source, read);
  validateTopics(draft, true);
  const lost = findConservationErrors(source, draft);
  if (lost.length)
    throw new BookError(`Lines were lost, which is a bug in the extractor:\n${lost.slice(0, 20).join('\n')}`);
  return {
    draft,
    source: `${texts.join('\n')}\n`,
    drawings: new Map([...icons.values()].map(({ id, svg }) => [id, svg])),
    places: lines.map(({ place }) => place),
    types: typesOfLines(lines),
    sheets,
    lang,
  };
}

function writeDraft(drafted: PdfDraft, { book, game, progress }: DraftOptions): PdfExtraction {
  progress?.('emit');
  const { draft, source, drawings, lang, sheets, places } = drafted;
  const written = writeExtraction(draft, toLines(source), { book, game }, drawings);
  return { ...drafted, ...written, extraction: { ...written.extraction, lang, sheets, places } };
}

function toDraft(
  numbered: readonly NumberedLine[],
  source: readonly Line[],
  { icons, body, fonts, lang, data, progress }: ReadPdf,
): Draft {
  const words = languageWords(lang);
  const counts = countWords(source.map(({ text }) => text));
  const cleanup = { words, counts, icons };
  const cleaned = linesToBlocks(numbered, fonts, body, counts).map((block) => ({
    ...block,
    text: cleanCells(block.text, (text) => cleanText(text, cleanup)),
  }));
  const blocks = joinRelatedTopics(cleaned, relatedPattern({ words, book: data }));
  const shown = new Set(blocks.flatMap(({ text }) => text.match(/:icon-\d+:/g) ?? []));
  const empty = blocks.filter(({ text }) => !text.trim());
  let draft: Draft = {
    ...createDraft(source, toBookLang(lang), data, undefined, words),
    warnings: numbered.flatMap(({ n, doubtful = [] }) =>
      doubtful.map((word): Warning => ({ line: n, code: 'doubtful', words: [word] })),
    ),
    layout: 'paragraphs',
    blocks: blocks.filter(({ text }) => text.trim()),
    icons: Object.fromEntries(
      [...icons.values()]
        .filter(({ id }) => shown.has(`:${id}:`))
        .map(({ id }) => [id, `${words.symbol} ${id.slice('icon-'.length)}`]),
    ),
    dropped: [
      ...numbered.flatMap(({ n, drop }) => (drop ? [{ line: n, reason: drop }] : [])),
      ...empty.flatMap(({ lines }) => lines.map((line) => ({ line, reason: 'invisible signs' }))),
    ],
  };
  for (const [name, run] of LATER_STEPS) {
    progress?.(name);
    draft = run(draft);
  }
  return draft;
}

/**
 * Returns the words of a line that OCR recognized with low confidence, so that the site can show them to the reader.
 */
const doubtfulWords = ({ box, drop }: TextLine, page: PdfPage | undefined): string[] =>
  (page?.scan?.doubtful ?? [])
    .filter(({ box: word }) => {
      const [x, y] = [(word[0] + word[2]) / 2, (word[1] + word[3]) / 2];
      return !drop && x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
    })
    .map(({ text }) => text);

/**
 * Joins a line with only “Related Topics:” to the text under it. Such a line has the font of a heading, but it
 * introduces the list of topics in that text.
 */
function joinRelatedTopics(blocks: readonly Block[], related: RegExp): Block[] {
  const result: Block[] = [];
  for (const block of blocks) {
    const open = result.at(-1);
    if (open?.kind === 'heading' && block.kind === 'text' && !open.text.replace(related, ''))
      result.splice(-1, 1, {
        ...block,
        text: `${open.text} ${block.text}`,
        lines: [...open.lines, ...block.lines],
      });
    else result.push(block);
  }
  return result;
}

/** Cleans each cell of a table row separately. Tabs separate the cells. */
const cleanCells = (text: string, clean: (cell: string) => string): string =>
  text.split('\t').map(clean).join('\t');

/**
 * Returns one line of the book as it is written to the extracted text (`source`). A line without any text becomes `?`,
 * because the check for lost lines ignores blank lines.
 */
const sourceText = ({ text, bullet }: TextLine, icons: PdfLayout['icons']): string =>
  writeIconNames(`${bullet ? `${bullet} ` : ''}${text}`, icons) || '?';

/** Rounds the coordinates to a tenth of a point. */
const rounded = (box: BoundingBox): [number, number, number, number] =>
  box.map((value) => Math.round(value * 10) / 10) as [number, number, number, number];

function sheetsOf({ pages }: PdfContent, { lines }: PdfLayout): SheetInfo[] {
  return pages.map(({ sheet, width, height, scan: { sheetSize = [width, height] } = {} }) => ({
    sheet,
    width: Math.round(sheetSize[0] * 10) / 10,
    height: Math.round(sheetSize[1] * 10) / 10,
    pages: [...new Set(lines.flatMap((line) => (line.sheet === sheet && line.page ? [line.page] : [])))],
  }));
}
