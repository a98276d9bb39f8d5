// From signs on pages to lines in reading order: what each is, where it stands, and why some are left out.

import { type BodyFont, findBodyFont } from '../headings/body-font';
import { findUnderlined } from '../headings/find-underlined';
import { numberChapters } from '../headings/join-chapter-numbers';
import { rankHeadings } from '../headings/rank-headings';
import { findInlineIcons } from '../icons/find-inline-icons';
import { findInner, findSymbolFonts } from '../icons/find-symbol-fonts';
import { type CutIcon, createIconCase } from '../icons/icon-registry';
import type { Box, Glyph, PdfContent, PrintLine, Shape } from '../pdf-types';
import { boxOnSheet, standUpright, type UprightPage } from '../read/rotate-upright';
import { findTables } from '../tables/find-tables';
import { arrangePage } from './arrange-page';
import { buildLines } from './build-lines';
import { deskewParagraphs } from './deskew-paragraphs';
import { findBoxedRegions } from './find-boxed-regions';
import { findRunningElements } from './find-running-elements';
import { gatherPieces } from './group-rows';
import { keepBoxes } from './place-boxes';
import { mendFlow } from './rejoin-sentences';
import { joinGlyphs } from './word-spacing';

export interface Layout {
  lines: PrintLine[];
  body: BodyFont;
  icons: ReadonlyMap<string, CutIcon>;
  /** Place of a line on the page of the file. */
  placeOf: (line: PrintLine) => Box;
}

export function layoutPages(print: PdfContent): Layout {
  const pages = deskewParagraphs(print.pages.map(standUpright));
  const iconCase = createIconCase(print);
  const pieces = findInlineIcons(pages, print.pictures, iconCase).map(gatherPieces);
  const uses = findSymbolFonts(pieces.flat(), print.fonts);
  const isInner = findInner(pieces.flat(), uses, print.fonts);
  const maker = { fonts: print.fonts, uses, isInner, iconOf: iconCase.ofGlyph };
  const sheets = pages.map((page, at) => {
    const lines = buildLines(pieces[at] ?? [], page.sheet, maker);
    findUnderlined(lines, page.shapes);
    return { ...page, lines };
  });
  const body = findBodyFont(
    sheets.flatMap(({ lines }) => lines),
    print.fonts,
  );
  for (const { lines } of sheets)
    for (const line of lines) if (line.size < TINY * body.size) line.drop = 'tiny print';
  const tabled = sheets.map((sheet) => {
    const kept = sheet.lines.filter(({ drop }) => !drop);
    const rest = sheet.lines.filter(({ drop }) => drop);
    return { ...sheet, lines: [...findTables(kept, sheet.shapes), ...rest] };
  });
  const numbers = findRunningElements(tabled, body.size);
  const chapters = numberChapters(
    tabled.map(({ lines }) => lines),
    body.size,
  );
  const numbered = tabled.map((sheet, at) => ({ ...sheet, lines: chapters[at] ?? [] }));
  const ordered = numbered.flatMap((sheet) => {
    for (const line of sheet.lines)
      if (!line.drop && isOrphan(line) && !endsParagraph(line, sheet.lines))
        line.drop = 'number in a picture';
    const kept = sheet.lines.filter(({ drop }) => !drop);
    const notes = (sheet.leaning ?? []).map(({ box }) => frameOf(box));
    const frames = findBoxedRegions([...notes, ...sheet.shapes], kept, sheet);
    const { lines, halves } = arrangePage({ ...sheet, lines: kept, frames }, body.size);
    const own = numbers.get(sheet.sheet) ?? [sheet.sheet];
    lines.forEach((line, at) => {
      line.page = own[Math.min(halves[at] ?? 0, own.length - 1)] ?? sheet.sheet;
    });
    return lines;
  });
  const flowing = mendFlow(ordered);
  rankHeadings(flowing, print.fonts, body);
  const lines = withDropped(keepBoxes(flowing), numbered, print);
  return {
    lines,
    body,
    icons: iconCase.icons,
    placeOf: (line) => boxOnSheet(line.box, pages[line.sheet - 1] as UprightPage),
  };
}

/** A note that leaned is a whole, as if a box were drawn around it. */
const frameOf = ([left, top, right, bottom]: Box): Shape => ({
  kind: 'stroke',
  box: [left - 2, top - 2, right + 2, bottom + 2],
  colour: '#000000',
  rectangle: true,
});

/** Words of half the size and less are those of cards and boards in pictures. */
const TINY = 0.5;

/** A number or single letter that no words stand beside. */
const isOrphan = ({ text, cells, bullet }: PrintLine): boolean =>
  !cells && !bullet && !/\p{L}{2}/u.test(text) && text.length < 8;

/** «… as often as you have dice of\n5.»: right under an open line of the same dress, with the same left edge. */
const endsParagraph = (line: PrintLine, lines: readonly PrintLine[]): boolean =>
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

/** What was dropped stands at the end of its page. */
function withDropped(
  lines: readonly PrintLine[],
  sheets: readonly (UprightPage & { lines: PrintLine[] })[],
  { fonts }: PdfContent,
): PrintLine[] {
  const result = [...lines];
  for (const sheet of [...sheets].reverse()) {
    const dropped = [...sheet.lines.filter(({ drop }) => drop), ...aslantLines(sheet, fonts)].sort(
      (a, b) => a.base - b.base || a.box[0] - b.box[0],
    );
    const last = result.findLastIndex((line) => line.sheet <= sheet.sheet);
    result.splice(last + 1, 0, ...dropped);
  }
  return result;
}

/** Words that run another way than the page, as they were drawn. */
function aslantLines({ aslant, sheet }: UprightPage, fonts: PdfContent['fonts']): PrintLine[] {
  const runs: Glyph[][] = [];
  for (const glyph of aslant) {
    const last = runs.at(-1)?.at(-1);
    const far = last ? Math.hypot(glyph.x - last.x, glyph.y - last.y) : Number.POSITIVE_INFINITY;
    if (last && last.font === glyph.font && last.turn === glyph.turn && far < 2 * glyph.size)
      runs.at(-1)?.push(glyph);
    else runs.push([glyph]);
  }
  return runs.flatMap((run): PrintLine[] => {
    const [first] = run;
    const text = run
      .map((glyph) => glyph.text)
      .join('')
      .trim();
    if (!first || !text) return [];
    const xs = run.map(({ x }) => x);
    const ys = run.map(({ y }) => y);
    const box: Box = [
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
        frame: 0,
        column: 0,
        edges: [box[0], box[2]],
        drop: 'set at an angle',
      },
    ];
  });
}
