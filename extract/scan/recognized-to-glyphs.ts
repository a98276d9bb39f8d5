// Converts the lines that OCR recognized to the glyphs of a PDF page, so that the layout analysis treats a scan like
// any other PDF.
import type { Font, Glyph, PdfContent, PdfPage, Shape } from '../pdf/pdf-types';
import { sortOutPictureText, textOf } from './find-false-text-in-pictures';
import type { MeasuredLine, MeasuredWord } from './measure-lines';
import type { RecognizedPage } from './recognize-page';

/** Measured sizes that differ by less than this share are measurements of one font size. */
const SIZE_TOLERANCE = 0.07;
/** Minimum stroke width of bold type, as a multiple of the median stroke width of the book. */
const MIN_BOLD_RATIO = 1.25;
/** A complete line is bold if at least this share of its words are bold. */
const BOLD_LINE_SHARE = 0.75;
/** The site shows a word with a lower confidence (0 to 100) as doubtful. */
const DOUBTFUL_CONFIDENCE = 60;

const SCAN_FONT: Font = {
  name: 'Scan',
  family: 'scan',
  weight: 400,
  italic: false,
  ascent: 0.75,
  descent: 0.25,
  hasNamedWeight: true,
};

/** Returns the content of the PDF with the recognized pages in place of the original ones. */
export function withRecognizedPages(content: PdfContent, recognized: readonly RecognizedPage[]): PdfContent {
  if (!recognized.length) return content;
  const regular = content.fonts.length;
  const fonts = [...content.fonts, SCAN_FONT, { ...SCAN_FONT, name: 'Scan-Bold', weight: 700 }];
  const sorted = recognized.map((page) => ({ page, ...sortOutPictureText(page.lines) }));
  const all = sorted.flatMap(({ text }) => text);
  const sizeOf = groupSizes(all);
  const stroke = medianStroke(all);
  const pages = new Map(
    sorted.map(({ page, text, pictures }) => [
      page.sheet,
      (original: PdfPage): PdfPage => ({
        sheet: page.sheet,
        width: page.width,
        height: page.height,
        shapes: page.rules.map((box): Shape => ({ kind: 'fill', box, colour: '#000000', rectangle: true })),
        glyphs: text.flatMap((line) => lineToGlyphs(line, sizeOf(line.size), stroke, regular)),
        scan: {
          toSheet: page.toSheet,
          sheetSize: [original.width, original.height],
          pictureText: pictures.map((line) => ({ text: spell(line), box: line.box })),
          doubtful: text.flatMap(doubtfulWords),
        },
      }),
    ]),
  );
  return { ...content, fonts, pages: content.pages.map((page) => pages.get(page.sheet)?.(page) ?? page) };
}

/**
 * Returns a function that rounds a measured font size to the size of its group, because the measured sizes of one font
 * vary by a few percent. Greedy clustering: the size with the most letters near it forms a group with these letters,
 * and so on with the remaining sizes.
 */
function groupSizes(lines: readonly MeasuredLine[]): (size: number) => number {
  let rest = lines.map((line) => ({ size: line.size, letters: textOf(line).length }));
  const groups: number[] = [];
  while (rest.length) {
    const near = (size: number) =>
      rest.filter((other) => Math.abs(Math.log(other.size / size)) < SIZE_TOLERANCE);
    const weight = (size: number) => near(size).reduce((sum, { letters }) => sum + letters, 0);
    const candidates = [...new Set(rest.map(({ size }) => Math.round(size * 4) / 4))].filter(Boolean);
    const center = candidates.reduce((a, b) => (weight(b) > weight(a) ? b : a), candidates[0] ?? 1);
    const members = near(center);
    if (!members.length) break;
    const letters = members.reduce((sum, one) => sum + one.letters, 0);
    const mean = members.reduce((sum, one) => sum + one.size * one.letters, 0) / letters;
    groups.push(Math.round(mean * 2) / 2);
    rest = rest.filter((one) => !members.includes(one));
  }
  return (size) =>
    groups.reduce(
      (a, b) => (Math.abs(Math.log(b / size)) < Math.abs(Math.log(a / size)) ? b : a),
      groups[0] ?? size,
    );
}

/** Returns the median stroke width of all letters, as a share of the font size. */
function medianStroke(lines: readonly MeasuredLine[]): number {
  const words = lines.flatMap((line) => line.words).filter(({ stroke }) => stroke);
  const sorted = words.toSorted((a, b) => a.stroke - b.stroke);
  const half = sorted.reduce((sum, { symbols }) => sum + symbols.length, 0) / 2;
  let seen = 0;
  return (
    sorted.find(({ symbols }) => {
      seen += symbols.length;
      return seen >= half;
    })?.stroke ?? 0
  );
}

function lineToGlyphs(line: MeasuredLine, size: number, stroke: number, regular: number): Glyph[] {
  const bold = boldWords(line, stroke);
  return line.words.flatMap((word, at): Glyph[] => {
    const font = regular + (bold[at] ? 1 : 0);
    const glyph = (text: string, x: number, width: number): Glyph => ({
      text,
      x,
      y: line.base,
      width,
      size,
      font,
      colour: '#000000',
      outlineKey: '',
      rotation: 0,
      stroked: false,
    });
    const glyphs = word.symbols.map(({ text, left, right }, index) =>
      // Inside a word, a character ends where the next one begins. A gap would be read as a space.
      glyph(text, left, Math.max(0.1, (word.symbols[index + 1]?.left ?? right) - left)),
    );
    const end = word.symbols.at(-1)?.right ?? 0;
    const next = line.words[at + 1]?.symbols[0];
    return next ? [...glyphs, glyph(' ', end, Math.max(0.1, next.left - end))] : glyphs;
  });
}

/** Minimum number of letters in a single bold word at the start of a line. */
const MIN_BOLD_LETTERS = 4;

/**
 * Returns for each word whether it is bold. Either the complete line is bold, or the words at its start are, as in
 * “**Combat:** roll the dice”. A single word with wide strokes inside a sentence is more likely smudged than bold. The
 * same is true for a single word at the start of a line, unless a colon or a period ends it.
 */
function boldWords({ words }: MeasuredLine, stroke: number): boolean[] {
  const isBold = (word: MeasuredWord) => word.stroke > MIN_BOLD_RATIO * stroke;
  const measured = words.filter((word) => word.stroke);
  if (measured.filter(isBold).length >= BOLD_LINE_SHARE * measured.length) return words.map(() => true);
  const end = words.findIndex((word) => word.stroke && !isBold(word));
  const start = words.slice(0, end).filter((word) => /\p{L}/u.test(spellWord(word)));
  const [only] = start;
  if (start.length === 1 && only && !isRunInHeading(spellWord(only))) return words.map(() => false);
  return words.map((_, at) => at < end);
}

const isRunInHeading = (word: string): boolean =>
  /[:.]$/.test(word) && (word.match(/\p{L}/gu)?.length ?? 0) >= MIN_BOLD_LETTERS;

/** Returns the words that OCR recognized with low confidence, with their boxes. */
const doubtfulWords = ({ words, box }: MeasuredLine) =>
  words
    .filter(({ confidence, symbols }) => confidence < DOUBTFUL_CONFIDENCE && symbols.length > 1)
    .map((word) => ({
      text: spellWord(word),
      box: [word.symbols[0]?.left ?? 0, box[1], word.symbols.at(-1)?.right ?? 0, box[3]] as const,
    }));

const spellWord = ({ symbols }: MeasuredWord): string => symbols.map(({ text }) => text).join('');

const spell = ({ words }: MeasuredLine): string => words.map(spellWord).join(' ');
