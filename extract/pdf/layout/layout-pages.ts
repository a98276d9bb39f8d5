// Runs the steps of the layout analysis for all pages of a PDF: takes glyphs and shapes, and returns lines in reading
// order with headings, tables and icons.

import { type BodyFont, findBodyFont } from '../headings/body-font';
import { findUnderlined } from '../headings/find-underlined';
import { joinChapterNumbers } from '../headings/join-chapter-numbers';
import { rankHeadings } from '../headings/rank-headings';
import { findInlineIcons } from '../icons/find-inline-icons';
import { findInlineSymbols, findSymbolFonts } from '../icons/find-symbol-fonts';
import { createIconRegistry, type ExtractedIcon } from '../icons/icon-registry';
import type { BoundingBox, Glyph, PdfContent, Shape, TextLine } from '../pdf-types';
import { boxOnSheet, rotateUpright, type UprightPage } from '../read/rotate-upright';
import { findTables } from '../tables/find-tables';
import { buildLines } from './build-lines';
import { deskewParagraphs } from './deskew-paragraphs';
import { findBoxedRegions } from './find-boxed-regions';
import { findRunningElements } from './find-running-elements';
import { glyphsToSegments } from './group-glyphs-into-rows';
import { moveCaptions } from './move-captions';
import { placeBoxes } from './order-boxed-regions';
import { arrangePage } from './order-page-lines';
import { rejoinSentences } from './rejoin-sentences';
import { joinGlyphs } from './word-spacing';

export interface PdfLayout {
  lines: TextLine[];
  body: BodyFont;
  icons: ReadonlyMap<string, ExtractedIcon>;
  /**
   * Returns the box of a line in the coordinates of the sheet in the file. They differ from those of the layout
   * analysis, which rotates some pages and paragraphs.
   */
  sheetBoxOf: (line: TextLine) => BoundingBox;
}

export function layoutPages(content: PdfContent): PdfLayout {
  const pages = deskewParagraphs(content.pages.map(rotateUpright));
  const icons = createIconRegistry(content);
  const segments = findInlineIcons(pages, content.images, icons).map((glyphs, at) =>
    glyphsToSegments(glyphs, pages[at]?.sheet),
  );
  const uses = findSymbolFonts(segments.flat(), content.fonts);
  const isInlineSymbol = findInlineSymbols(segments.flat(), uses, content.fonts);
  const context = { fonts: content.fonts, uses, isInlineSymbol, iconCharacterOf: icons.characterForGlyph };
  const sheets = pages.map((page, at) => {
    const lines = buildLines(segments[at] ?? [], page.sheet, context);
    findUnderlined(lines, page.shapes);
    return { ...page, lines };
  });
  const body = findBodyFont(
    sheets.flatMap(({ lines }) => lines),
    content.fonts,
  );
  for (const { lines } of sheets)
    for (const line of lines) if (line.size < MIN_SIZE_SHARE * body.size) line.drop = 'tiny print';
  const tabled = sheets.map((sheet) => {
    const kept = sheet.lines.filter(({ drop }) => !drop);
    const rest = sheet.lines.filter(({ drop }) => drop);
    return { ...sheet, lines: [...findTables(kept, sheet.shapes), ...rest] };
  });
  const numbers = findRunningElements(tabled, body.size);
  const chapters = joinChapterNumbers(
    tabled.map(({ lines }) => lines),
    body.size,
  );
  const numbered = tabled.map((sheet, at) => ({ ...sheet, lines: chapters[at] ?? [] }));
  const ordered = numbered.flatMap((sheet) => {
    for (const line of sheet.lines)
      if (!line.drop && isLoneNumber(line) && !endsParagraph(line, sheet.lines))
        line.drop = 'number in a picture';
    const kept = sheet.lines.filter(({ drop }) => !drop);
    const notes = (sheet.skewedRegions ?? []).map(({ box }) => boxAround(box));
    const regions = findBoxedRegions([...notes, ...sheet.shapes], kept, sheet);
    const { lines, halves } = arrangePage({ ...sheet, lines: kept, regions }, body.size);
    const own = numbers.get(sheet.sheet) ?? [sheet.sheet];
    lines.forEach((line, at) => {
      line.page = own[Math.min(halves[at] ?? 0, own.length - 1)] ?? sheet.sheet;
    });
    return lines;
  });
  const flowing = rejoinSentences(ordered);
  rankHeadings(flowing, content.fonts, body);
  const lines = withDropped(moveCaptions(placeBoxes(flowing), numbered, body), numbered, content);
  return {
    lines,
    body,
    icons: icons.icons,
    sheetBoxOf: (line) => boxOnSheet(line.box, pages[line.sheet - 1] as UprightPage),
  };
}

/**
 * Returns a rectangle around a paragraph that was rotated upright, so that the paragraph becomes a boxed region and
 * is not mixed with the text beside it.
 */
const boxAround = ([left, top, right, bottom]: BoundingBox): Shape => ({
  kind: 'stroke',
  box: [left - 2, top - 2, right + 2, bottom + 2],
  colour: '#000000',
  rectangle: true,
});

/**
 * Minimum size of text, as a share of the body font size. The layout analysis drops smaller text, which is on pictures
 * of cards and boards.
 */
const MIN_SIZE_SHARE = 0.5;

/** Whether the line is only a number, a letter or a few symbols, such as a value on the picture of a card. */
const isLoneNumber = ({ text, cells, bullet }: TextLine): boolean =>
  !cells && !bullet && !/\p{L}{2}/u.test(text) && text.length < 8;

/**
 * Whether a line that is only a number ends a paragraph: it is directly under an unfinished line in the same font.
 * For example, “5.” under “as often as you have dice of” is text and not a number in a picture.
 */
const endsParagraph = (line: TextLine, lines: readonly TextLine[]): boolean =>
  lines.some(
    (other) =>
      !other.drop &&
      other.font === line.font &&
      Math.abs(other.size - line.size) < 0.05 * line.size &&
      Math.abs(other.indent - line.indent) < 0.2 * line.size &&
      line.base - other.base > 0.5 * line.size &&
      line.base - other.base < 1.6 * line.size &&
      other.text.length > 20 &&
      !/[.!?:]$/.test(other.text),
  );

/**
 * Inserts the dropped lines of each sheet (page of the PDF file) after its other lines, because every line must be in
 * the report.
 */
function withDropped(
  lines: readonly TextLine[],
  sheets: readonly (UprightPage & { lines: TextLine[] })[],
  { fonts }: PdfContent,
): TextLine[] {
  const result = [...lines];
  for (const sheet of [...sheets].reverse()) {
    const dropped = [
      ...sheet.lines.filter(({ drop }) => drop),
      ...rotatedLines(sheet, fonts),
      ...pictureLines(sheet),
    ].sort((a, b) => a.base - b.base || a.box[0] - b.box[0]);
    const last = result.findLastIndex((line) => line.sheet <= sheet.sheet);
    result.splice(last + 1, 0, ...dropped);
  }
  return result;
}

/**
 * Joins the glyphs that run in another direction than the text of the page into lines, and marks these lines as
 * dropped.
 */
function rotatedLines({ rotatedGlyphs, sheet }: UprightPage, fonts: PdfContent['fonts']): TextLine[] {
  const runs: Glyph[][] = [];
  for (const glyph of rotatedGlyphs) {
    const last = runs.at(-1)?.at(-1);
    const far = last ? Math.hypot(glyph.x - last.x, glyph.y - last.y) : Number.POSITIVE_INFINITY;
    if (last && last.font === glyph.font && last.rotation === glyph.rotation && far < 2 * glyph.size)
      runs.at(-1)?.push(glyph);
    else runs.push([glyph]);
  }
  return runs.flatMap((run): TextLine[] => {
    const [first] = run;
    const text = run
      .map((glyph) => glyph.text)
      .join('')
      .trim();
    if (!first || !text) return [];
    const xs = run.map(({ x }) => x);
    const ys = run.map(({ y }) => y);
    const box: BoundingBox = [
      Math.min(...xs) - first.size,
      Math.min(...ys) - first.size,
      Math.max(...xs) + first.size,
      Math.max(...ys) + first.size,
    ];
    const [span] = joinGlyphs([first], fonts);
    if (!span) return [];
    const { size, bold, italic, colour, font } = span;
    return [
      {
        sheet,
        box,
        base: first.y,
        spans: [{ ...span, text }],
        text,
        size,
        bold,
        italic,
        colour,
        font,
        indent: box[0],
        region: 0,
        column: 0,
        edges: [box[0], box[2]],
        drop: 'set at an angle',
      },
    ];
  });
}

/** Converts the false text that OCR found in pictures of a scan to lines that are marked as dropped. */
const pictureLines = ({ scan, sheet }: UprightPage): TextLine[] =>
  (scan?.pictureText ?? []).map(({ text, box }): TextLine => {
    const [left, top, right, bottom] = box;
    const style = { size: bottom - top, bold: false, italic: false, colour: '#000000', font: 0 };
    return {
      sheet,
      box,
      base: bottom,
      spans: [{ ...style, text, box }],
      text,
      ...style,
      indent: left,
      region: 0,
      column: 0,
      edges: [left, right],
      drop: 'not letters',
    };
  });
