// Extracts a rulebook from a PDF: bytes in, the files of a game and a report out. Runs in Node and in browsers.

import type { LineBox } from '../../lib/private-books/private-book';
import type { BookData } from '../book-data';
import { BookError } from '../book-error';
import { findConservationErrors } from '../check-no-line-lost';
import { countWords } from '../cleanup/fix-mixed-alphabets';
import { validateTopics } from '../cleanup/validate-source';
import { createDraft, toLines } from '../create-draft';
import { languageWords, toBookLang } from '../languages';
import { STEPS } from '../pipeline';
import { relatedPattern } from '../text/text-patterns';
import type { Block, Draft, Line } from '../types';
import { type WrittenExtraction, writeExtraction } from '../write/write-extraction';
import { findLanguage } from './headings/detect-language';
import { findBookInfo } from './headings/find-book-info';
import { cleanText, writeIconNames } from './layout/clean-block-text';
import { layoutPages, type PdfLayout } from './layout/layout-pages';
import { linesToBlocks, type NumberedLine } from './layout/lines-to-blocks';
import type { BoundingBox, PdfContent } from './pdf-types';
import { fixCapitalFonts } from './read/fix-capital-fonts';
import { measureFontWeights } from './read/measure-font-weight';
import { type PdfOptions, readPdf } from './read/read-pdf';
import { refuseUnreadable } from './read/refuse-unreadable';

export interface PdfRequest extends PdfOptions {
  bytes: Uint8Array;
  /** File name of the book, for the report. */
  book: string;
  game: string;
  /** Language code of the book; detected if absent. */
  lang?: string | undefined;
  /**
   * The data file of the book. Without a data file, the name of the game and the number of players are found in the
   * text.
   */
  data?: BookData | null | undefined;
  progress?: (step: string) => void;
}

export interface SheetInfo {
  sheet: number;
  width: number;
  height: number;
  /** Page numbers printed on the sheet, or the sheet number if none are printed. */
  pages: number[];
}

/** The topics of a PDF, before they are written as files. */
export interface PdfDraft {
  draft: Draft;
  /** The extracted text in reading order, one printed line per line. */
  source: string;
  /** SVG of each icon by icon id. */
  drawings: Map<string, string>;
  /** Position of each line of the source on its sheet. */
  places: LineBox[];
  sheets: SheetInfo[];
  /** Language code of the book, passed by the caller or detected. */
  lang: string;
}

export interface PdfExtraction extends PdfDraft, WrittenExtraction {}

/**
 * The pipeline steps that run for a PDF. The steps before `drop cover` find headings and paragraphs in plain text; for
 * a PDF, the layout analysis has already found them.
 */
const LATER_STEPS = STEPS.slice(STEPS.findIndex(([name]) => name === 'drop cover'));

type DraftOptions = Omit<PdfRequest, 'bytes' | 'pdfjs'>;

/** Reads a PDF and finds its topics. */
export async function draftPdf(request: PdfRequest): Promise<PdfDraft> {
  request.progress?.('read');
  return draftPdfContent(await readPdf(request.bytes, request), request);
}

/** Reads a PDF and writes its topics as files. */
export async function extractPdf(request: PdfRequest): Promise<PdfExtraction> {
  return writeDraft(await draftPdf(request), request);
}

export const extractPdfContent = (raw: PdfContent, options: DraftOptions): PdfExtraction =>
  writeDraft(draftPdfContent(raw, options), options);

function draftPdfContent(
  raw: PdfContent,
  { book, game, lang: givenLang, data, progress }: DraftOptions,
): PdfDraft {
  refuseUnreadable(raw);
  progress?.('lay out');
  const content = fixCapitalFonts({ ...raw, fonts: measureFontWeights(raw) });
  const layout = layoutPages(content);
  const numbered = layout.lines.map((line, at): NumberedLine => ({ ...line, n: at + 1 }));
  const texts = numbered.map((line) => sourceText(line, layout));
  const lang = givenLang ?? findLanguage(texts.join('\n')) ?? 'en';
  const source: Line[] = numbered.map(({ n, page }, at) => ({
    n,
    text: texts[at] ?? '',
    ...(page && { page }),
  }));
  const draft = toDraft(
    numbered,
    source,
    layout,
    content,
    lang,
    data ?? findBookInfo(layout, { title: content.title, file: book, game }, lang),
    progress,
  );
  validateTopics(draft, true);
  const lost = findConservationErrors(source, draft);
  if (lost.length)
    throw new BookError(`Lines were lost, which is a bug in the extractor:\n${lost.slice(0, 20).join('\n')}`);
  return {
    draft,
    source: `${texts.join('\n')}\n`,
    drawings: new Map([...layout.icons.values()].map(({ id, svg }) => [id, svg])),
    places: layout.lines.map((line): LineBox => [line.sheet, ...rounded(layout.sheetBoxOf(line))]),
    sheets: sheetsOf(content, layout),
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
  layout: PdfLayout,
  { fonts }: PdfContent,
  lang: string,
  data: BookData,
  progress?: (step: string) => void,
): Draft {
  const words = languageWords(lang);
  const counts = countWords(source.map(({ text }) => text));
  const cleanup = { words, counts, icons: layout.icons };
  const cleaned = linesToBlocks(numbered, fonts, layout.body, counts).map((block) => ({
    ...block,
    text: cleanCells(block.text, (text) => cleanText(text, cleanup)),
  }));
  const blocks = joinRelatedTopics(cleaned, relatedPattern({ words, book: data }));
  const shown = new Set(blocks.flatMap(({ text }) => text.match(/:icon-\d+:/g) ?? []));
  const empty = blocks.filter(({ text }) => !text.trim());
  let draft: Draft = {
    ...createDraft(source, toBookLang(lang), data, undefined, words),
    layout: 'paragraphs',
    blocks: blocks.filter(({ text }) => text.trim()),
    icons: Object.fromEntries(
      [...layout.icons.values()]
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
 * Joins a line with only «Related Topics:» to the text under it. Such a line looks like a heading, but it introduces
 * the list of topics in that text.
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

/** Returns the text of one source line. It is never empty, because the report must mention every line. */
const sourceText = ({ text, bullet }: NumberedLine, { icons }: PdfLayout): string =>
  writeIconNames(`${bullet ? `${bullet} ` : ''}${text}`, icons) || '?';

/** Rounds the coordinates to a tenth of a point. */
const rounded = (box: BoundingBox): [number, number, number, number] =>
  box.map((value) => Math.round(value * 10) / 10) as [number, number, number, number];

function sheetsOf({ pages }: PdfContent, { lines }: PdfLayout): SheetInfo[] {
  return pages.map(({ sheet, width, height }) => ({
    sheet,
    width: Math.round(width * 10) / 10,
    height: Math.round(height * 10) / 10,
    pages: [...new Set(lines.flatMap((line) => (line.sheet === sheet && line.page ? [line.page] : [])))],
  }));
}
