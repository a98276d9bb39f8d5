// Converts a recognized page to paragraphs of plain text, so that the reader can read it while OCR recognizes the other
// pages. The layout analysis needs all pages of the book, so it runs later.
import { sortOutPictureText } from './find-false-text-in-pictures';
import type { MeasuredLine } from './measure-lines';
import type { RecognizedPage } from './recognize-page';

/** A line continues the paragraph of the line above if its baseline is at most this many font sizes lower. */
const MAX_LINE_DISTANCE = 1.6;
/** The lines of a paragraph have the same font size, except for measuring errors up to this share. */
const MAX_SIZE_DIFFERENCE = 0.15;

/** The recognized text of one page. */
export interface PageText {
  /** Number of the page in the file, from 1. */
  sheet: number;
  paragraphs: string[];
}

export function toPageText({ sheet, lines }: RecognizedPage): PageText {
  const paragraphs: string[] = [];
  let above: MeasuredLine | undefined;
  for (const line of sortOutPictureText(lines).text) {
    const text = line.words.map(({ symbols }) => symbols.map((symbol) => symbol.text).join('')).join(' ');
    const open = above && continues(above, line) ? paragraphs.pop() : undefined;
    paragraphs.push(open === undefined ? text : joinLines(open, text));
    above = line;
  }
  return { sheet, paragraphs };
}

function continues(above: MeasuredLine, line: MeasuredLine): boolean {
  const distance = line.base - above.base;
  return (
    distance > 0 &&
    distance < MAX_LINE_DISTANCE * above.size &&
    Math.abs(line.size / above.size - 1) < MAX_SIZE_DIFFERENCE &&
    !line.words[0]?.symbols[0]?.text.match(/[•–]/)
  );
}

/** Joins two lines. Removes the hyphen of a word that is divided between them. */
const joinLines = (above: string, below: string): string =>
  /\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(below) ? above.slice(0, -1) + below : `${above} ${below}`;
