// Finds recognized lines that are not text, because OCR also finds letters in drawings. The criteria are the confidence
// of the line, its share of letters, and its size.
import { median } from '../pdf/layout/median';
import type { MeasuredLine } from './measure-lines';
import { meanConfidence } from './recognizer';

/** Minimum mean confidence of a line of text, from 0 to 100. */
const MIN_CONFIDENCE = 55;
/**
 * Minimum mean confidence of a line of at most `SHORT_LENGTH` characters. It is higher than `MIN_CONFIDENCE`, because a
 * part of a drawing often looks like one or two letters.
 */
const MIN_SHORT_CONFIDENCE = 82;
const SHORT_LENGTH = 4;
/** Minimum share of letters and digits among the characters of a line. */
const MIN_LETTER_SHARE = 0.55;
/** Maximum size of a line of text, as a multiple of the median size of the lines on the page. */
const MAX_SIZE_RATIO = 8;

export interface SortedLines {
  text: MeasuredLine[];
  /** Lines that are probably parts of pictures. */
  pictures: MeasuredLine[];
}

export function sortOutPictureText(lines: readonly MeasuredLine[]): SortedLines {
  const size = median(lines.flatMap((line) => Array<number>(textOf(line).length).fill(line.size)));
  const isText = (line: MeasuredLine) => isTextLine(line, size);
  return { text: lines.filter(isText), pictures: lines.filter((line) => !isText(line)) };
}

function isTextLine(line: MeasuredLine, medianSize: number): boolean {
  const text = textOf(line);
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const confidence = meanConfidence(line.words);
  if (!letters || line.size > MAX_SIZE_RATIO * medianSize || confidence < MIN_CONFIDENCE) return false;
  if (letters < MIN_LETTER_SHARE * text.length) return false;
  // OCR recognizes a printed word or number with high confidence even if it stands alone.
  return text.length > SHORT_LENGTH || confidence >= MIN_SHORT_CONFIDENCE;
}

/** Returns the text of a line without spaces. */
export const textOf = ({ words }: MeasuredLine): string =>
  words.flatMap(({ symbols }) => symbols.map(({ text }) => text)).join('');
