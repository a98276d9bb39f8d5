// The whole way from the bytes of a PDF to the files of a game: the same on a computer and in a browser.

import type { BookData } from '../book-data';
import { BookError } from '../book-error';
import { findLost } from '../check-conservation';
import { countWords } from '../cleanup/fix-mixed-alphabets';
import { judgeTopics } from '../cleanup/validate-source';
import { createDraft } from '../create-draft';
import { shelfLangOf, wordsOf } from '../languages';
import { STEPS } from '../pipeline';
import { relatedPattern } from '../text/text-patterns';
import type { Block, Draft, Line } from '../types';
import { type Emitted, writeExtraction } from '../write/write-extraction';
import { findLanguage } from './headings/detect-language';
import { findBook } from './headings/find-book-info';
import { mendText, showIcons } from './layout/clean-block-text';
import { type Layout, layoutPages } from './layout/layout-pages';
import { linesToBlocks, type Numbered } from './layout/lines-to-blocks';
import type { Box, PdfContent } from './pdf-types';
import { weighFonts } from './read/measure-font-weight';
import { type PdfOptions, readPdf } from './read/read-pdf';
import { refuseUnreadable } from './read/refuse-unreadable';

export interface PdfRequest extends PdfOptions {
  bytes: Uint8Array;
  /** Name of the file, as it is shown. */
  book: string;
  game: string;
  /** Found when it is left out; any code. */
  lang?: string | undefined;
  /** What is known of this book beyond its pages. */
  data?: BookData | null | undefined;
  progress?: (step: string) => void;
}

/** Where a line of the source stands: sheet of the file, then its box in points from the upper left corner. */
export type LinePlace = [sheet: number, left: number, top: number, right: number, bottom: number];

export interface SheetInfo {
  sheet: number;
  width: number;
  height: number;
  /** Numbers printed on it, or its own. */
  pages: number[];
}

export interface PdfExtracted extends Emitted {
  draft: Draft;
  /** What was read, a line of print a line, in reading order. */
  source: string;
  /** For each line of the source. */
  places: LinePlace[];
  sheets: SheetInfo[];
  /** Language of the book, found or given. */
  lang: string;
}

/** The steps of the extractor that begin where headings and paragraphs are known. */
const LATER = STEPS.slice(STEPS.findIndex(([name]) => name === 'drop cover'));

export async function extractPdf(request: PdfRequest): Promise<PdfExtracted> {
  request.progress?.('read');
  const print = await readPdf(request.bytes, request);
  return extractPrint(print, request);
}

export function extractPrint(
  raw: PdfContent,
  { book, game, lang: wanted, data, progress }: Omit<PdfRequest, 'bytes' | 'pdfjs'>,
): PdfExtracted {
  refuseUnreadable(raw);
  progress?.('lay out');
  const print: PdfContent = { ...raw, fonts: weighFonts(raw) };
  const layout = layoutPages(print);
  const numbered = layout.lines.map((line, at): Numbered => ({ ...line, n: at + 1 }));
  const texts = numbered.map((line) => sourceText(line, layout));
  const lang = wanted ?? findLanguage(texts.join('\n')) ?? 'en';
  const source: Line[] = numbered.map(({ n, page }, at) => ({
    n,
    text: texts[at] ?? '',
    ...(page && { page }),
  }));
  const draft = toDraft(
    numbered,
    source,
    layout,
    print,
    lang,
    data ?? findBook(layout, { title: print.title, file: book, game }, lang),
    progress,
  );
  judgeTopics(draft, true);
  const lost = findLost(source, draft);
  if (lost.length)
    throw new BookError(
      `Lines were lost, which is a fault of the extractor:\n${lost.slice(0, 20).join('\n')}`,
    );
  progress?.('emit');
  const emitted = writeExtraction(
    draft,
    source,
    { book, game },
    new Map([...layout.icons.values()].map(({ id, svg }) => [id, svg])),
  );
  const places = layout.lines.map((line): LinePlace => [line.sheet, ...rounded(layout.placeOf(line))]);
  const sheets = sheetsOf(print, layout);
  const extraction = { ...emitted.extraction, lang, sheets, places };
  return { ...emitted, extraction, draft, source: `${texts.join('\n')}\n`, places, sheets, lang };
}

function toDraft(
  numbered: readonly Numbered[],
  source: readonly Line[],
  layout: Layout,
  { fonts }: PdfContent,
  lang: string,
  data: BookData,
  progress?: (step: string) => void,
): Draft {
  const words = wordsOf(lang);
  const counts = countWords(source.map(({ text }) => text));
  const mender = { words, counts, icons: layout.icons };
  const mended = linesToBlocks(numbered, fonts, layout.body, counts).map((block) => ({
    ...block,
    text: mendRow(block.text, (text) => mendText(text, mender)),
  }));
  const blocks = openRelated(mended, relatedPattern({ words, book: data }));
  const shown = new Set(blocks.flatMap(({ text }) => text.match(/:icon-\d+:/g) ?? []));
  const empty = blocks.filter(({ text }) => !text.trim());
  let draft: Draft = {
    ...createDraft(source, shelfLangOf(lang), data, undefined, words),
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
  for (const [name, run] of LATER) {
    progress?.(name);
    draft = run(draft);
  }
  return draft;
}

/** «Related Topics:» alone in its line opens the list under it and is no heading. */
function openRelated(blocks: readonly Block[], related: RegExp): Block[] {
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

/** Cell by cell: a tab is no sign of the text. */
const mendRow = (text: string, mend: (text: string) => string): string =>
  text.split('\t').map(mend).join('\t');

const sourceText = ({ text, bullet }: Numbered, { icons }: Layout): string =>
  showIcons(`${bullet ? `${bullet} ` : ''}${text}`, icons) || '?';

const rounded = (box: Box): [number, number, number, number] =>
  box.map((value) => Math.round(value * 10) / 10) as [number, number, number, number];

function sheetsOf({ pages }: PdfContent, { lines }: Layout): SheetInfo[] {
  return pages.map(({ sheet, width, height }) => ({
    sheet,
    width: Math.round(width * 10) / 10,
    height: Math.round(height * 10) / 10,
    pages: [...new Set(lines.flatMap((line) => (line.sheet === sheet && line.page ? [line.page] : [])))],
  }));
}
