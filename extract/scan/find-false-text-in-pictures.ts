// Finds recognized lines that are no text: a recognizer also reads letters into drawings.
import { median } from '../pdf/layout/median';
import type { MeasuredLine } from './measure-lines';
import { meanConfidence } from './recognizer';

/** Minimum mean confidence of a line of text, from 0 to 100. */
const MIN_CONFIDENCE = 55;
/** Minimum confidence of a line with few characters, which may be a part of a drawing by chance. */
const MIN_SHORT_CONFIDENCE = 82;
const SHORT_LENGTH = 4;
/** Minimum share of letters and digits among the characters of a line. */
const MIN_LETTER_SHARE = 0.55;
/** Maximum size of text, as a multiple of the median size of the page. */
const MAX_SIZE_RATIO = 8;

export interface SortedLines {
  text: MeasuredLine[];
  /** Lines that are parts of pictures. */
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
  // A real word or number is read with high confidence even where it stands alone.
  return text.length > SHORT_LENGTH || confidence >= MIN_SHORT_CONFIDENCE;
}

/** Returns the text of a line without spaces. */
export const textOf = ({ words }: MeasuredLine): string =>
  words.flatMap(({ symbols }) => symbols.map(({ text }) => text)).join('');
