// Measures the font size and the stroke width of recognized lines in the picture of the page, and finds bullets. OCR
// returns only characters and boxes, but headings are recognized by size and weight.

import { median } from '../pdf/layout/median';
import type { BoundingBox } from '../pdf/pdf-types';
import { fixMisread } from './fix-misread-characters';
import type { GrayImage } from './image/gray-image';
import { type InkShape, inkShape, strokeWidth } from './image/measure-strokes';
import type { RecognizedLine, RecognizedWord } from './recognizer';

/** A word with its place on the page. All lengths are in points. */
export interface MeasuredWord {
  symbols: { text: string; left: number; right: number }[];
  /** Confidence of OCR that the word is right, from 0 to 100. */
  confidence: number;
  /** Stroke width as a share of the font size. */
  stroke: number;
}

export interface MeasuredLine {
  words: MeasuredWord[];
  box: BoundingBox;
  /** The y coordinate of the baseline, in points. */
  base: number;
  /** Font size, in points. */
  size: number;
}

/** Matches a letter that reaches exactly from the baseline to the x-height, without ascender or descender. */
const LOW_LETTER = /^[acemnorsuvwxzавгежзиклмнопстухчшъыьэюяє]$/u;
/** Matches a capital, a digit or a letter that reaches from the baseline to about the height of capitals. */
const TALL_LETTER = /^(?![QЦЩДJ])[\p{Lu}\dbdfhklб]$/u;
/**
 * Heights of low and tall letters, as shares of the font size. The heights of common text fonts differ from them by
 * at most 10%.
 */
const [LOW_HEIGHT, TALL_HEIGHT] = [0.5, 0.71];
/**
 * Minimum number of letters from which a font size is computed. The size of a line with fewer such letters is the
 * height of its box.
 */
const MIN_LETTERS = 2;
/** Minimum gap between the columns of a page, as a multiple of the height of a line. */
const MIN_COLUMN_GAP = 0.9;
/** Gap, as a multiple of the height of a line, from which a gap always separates columns. */
const SURE_COLUMN_GAP = 2;
/**
 * A gap between `MIN_COLUMN_GAP` and `SURE_COLUMN_GAP` separates columns if it is at least this many times as wide as
 * the median gap of the line. In justified text, all gaps of a line are wide.
 */
const MIN_GAP_RATIO = 1.7;
/** Minimum number of gaps in a line for which the median gap is computed. */
const MIN_GAPS = 3;

/** Maximum gap between a bullet and its text, as a multiple of the minimum gap between columns. */
const MARK_GAP_RATIO = 2.5;

/** Measures the lines of a page. `pixelsPerPoint` is the scale of the image. */
export function measureLines(
  lines: readonly RecognizedLine[],
  image: GrayImage,
  pixelsPerPoint: number,
): MeasuredLine[] {
  const parts = lines.flatMap((line) =>
    splitAtColumns(line).map((words) => ({ words, paragraph: line.paragraph })),
  );
  const measures = parts.map(({ words }) => measureWords(words));
  return parts.map(({ words, paragraph }, part) => {
    const { size: ownSize = 0, base = 0 } = measures[part] ?? {};
    const others = measures.filter((_, at) => parts[at]?.paragraph === paragraph);
    const size = smoothSize(ownSize, median(others.map((other) => other.size)));
    const box = unite(words.flatMap(({ symbols }) => symbols.map((symbol) => symbol.box)));
    const marked = readBullet(words, size, image);
    const texts = fixMisread(marked.map(({ symbols }) => symbols.map(({ text }) => text).join('')));
    return {
      words: marked.map(
        (word, at): MeasuredWord => ({
          symbols: spreadSymbols(word, pixelsPerPoint).map((symbol, index) => ({
            ...symbol,
            // `texts` has the corrected words. A corrected word is used only if it has as many characters
            // as the word has symbols. It has more if a symbol is a ligature.
            text:
              texts[at]?.length === word.symbols.length ? (texts[at]?.[index] ?? symbol.text) : symbol.text,
          })),
          confidence: word.confidence,
          stroke: wordStroke(word, image) / size,
        }),
      ),
      box: box.map((value) => value / pixelsPerPoint) as unknown as BoundingBox,
      base: base / pixelsPerPoint,
      size: size / pixelsPerPoint,
    };
  });
}

/**
 * If the size of a line differs by less than this share from the size of its paragraph, the difference is a measuring
 * error.
 */
const MAX_SIZE_ERROR = 0.18;

/** Returns the font size of the paragraph if the font size of the line is nearly the same. */
const smoothSize = (size: number, paragraphSize: number): number =>
  Math.abs(size / paragraphSize - 1) < MAX_SIZE_ERROR ? paragraphSize : size;

/** Match letters that are much narrower, or much wider, than most letters. */
const [NARROW_LETTER, WIDE_LETTER] = [/^[\p{P}|ijlftrIІіїЇ1]$/u, /^[mwMWжшщюыфЖШЩЮЫФ@]$/u];

/**
 * Distributes the characters of a word between the edges of the word, in points. Ignores the boxes of characters that
 * OCR returns, because they overlap and are sometimes in the wrong order, although the characters are in the right
 * order.
 */
function spreadSymbols({ symbols }: RecognizedWord, pixelsPerPoint: number): MeasuredWord['symbols'] {
  const [start, , end] = unite(symbols.map(({ box }) => box));
  const weights = symbols.map(({ text }) =>
    NARROW_LETTER.test(text) ? 0.5 : WIDE_LETTER.test(text) ? 1.4 : 1,
  );
  const unit = (end - start) / pixelsPerPoint / weights.reduce((sum, weight) => sum + weight, 0);
  let right = start / pixelsPerPoint;
  return symbols.map(({ text }, at) => {
    const left = right;
    right += unit * (weights[at] ?? 1);
    return { text, left, right };
  });
}

/** Splits a line at the gap between two columns, because OCR often joins the lines of two columns. */
function splitAtColumns({ words, box }: RecognizedLine): RecognizedWord[][] {
  const heights = words.flatMap(({ symbols }) => symbols.map((symbol) => symbol.box[3] - symbol.box[1]));
  const height = Math.max(...heights, (box[3] - box[1]) / 4);
  const written = words.filter(({ symbols }) => symbols.length);
  const gapBefore = (word: RecognizedWord, before: RecognizedWord | undefined): number =>
    (word.symbols[0]?.box[0] ?? 0) - (before?.symbols.at(-1)?.box[2] ?? 0);
  const gaps = written.slice(1).map((word, at) => gapBefore(word, written[at]));
  const usual = gaps.length >= MIN_GAPS ? MIN_GAP_RATIO * median(gaps) : 0;
  const minGap = Math.max(MIN_COLUMN_GAP * height, Math.min(SURE_COLUMN_GAP * height, usual));
  const parts: RecognizedWord[][] = [];
  for (const word of written) {
    const open = parts.at(-1);
    const gap = gapBefore(word, open?.at(-1));
    // The gap after a bullet is often wider than the gap between two words.
    if (!open || gap > (open.length === 1 && isMark(open[0]) ? MARK_GAP_RATIO : 1) * minGap)
      parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

/** A single letter that is recognized with a lower confidence (0 to 100) may be a bullet. */
const MIN_LETTER_CONFIDENCE = 50;

/** Whether a word may be a bullet: one or two symbols, or a single letter that was recognized with low confidence. */
function isMark(word?: RecognizedWord): boolean {
  if (!word || word.symbols.length > 2) return false;
  const hasLetter = word.symbols.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return !hasLetter || (word.symbols.length === 1 && word.confidence < MIN_LETTER_CONFIDENCE);
}

/**
 * Returns the font size of words and the y coordinate of their baseline, in pixels, computed from the boxes of
 * letters. The baseline that OCR returns is wrong where OCR has joined the lines of two columns.
 */
function measureWords(words: readonly RecognizedWord[]): { size: number; base: number } {
  const symbols = words.flatMap((word) => word.symbols);
  const sizes: number[] = [];
  const bases: number[] = [];
  for (const { text, box } of symbols) {
    const share = LOW_LETTER.test(text) ? LOW_HEIGHT : TALL_LETTER.test(text) ? TALL_HEIGHT : 0;
    if (!share || box[3] - box[1] <= 2) continue;
    sizes.push((box[3] - box[1]) / share);
    bases.push(box[3]);
  }
  if (sizes.length >= MIN_LETTERS) return { size: median(sizes), base: median(bases) };
  const [, top, , bottom] = unite(symbols.map(({ box }) => box));
  return { size: Math.max(4, bottom - top), base: bottom };
}

const unite = (boxes: readonly BoundingBox[]): BoundingBox => [
  Math.min(...boxes.map(([left]) => left)),
  Math.min(...boxes.map(([, top]) => top)),
  Math.max(...boxes.map(([, , right]) => right)),
  Math.max(...boxes.map(([, , , bottom]) => bottom)),
];

function wordStroke({ symbols }: RecognizedWord, image: GrayImage): number {
  const boxes = symbols.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(({ box }) => box);
  return boxes.length ? median(boxes.map((box) => strokeWidth(image, box))) : 0;
}

/**
 * Replaces the first word of a line with a bullet if the picture shows a bullet. OCR recognizes a dot as `"`, `*`,
 * `e` or `o`, so the shape in the picture decides, not the recognized character.
 */
function readBullet(words: readonly RecognizedWord[], size: number, image: GrayImage): RecognizedWord[] {
  const [first, second] = words;
  const [mark, ...more] = first?.symbols ?? [];
  // OCR recognizes a diamond as 4. The height of the shape shows the difference.
  if (!first || !second || !mark || more.length > 1 || /^(?!4)[\p{Lu}\d]/u.test(mark.text)) return [...words];
  if (more.some(({ text }) => /[\p{L}\d]/u.test(text))) return [...words];
  const last = more.at(-1) ?? mark;
  const shape = inkShape(image, [mark.box[0], mark.box[1], last.box[2], Math.max(mark.box[3], last.box[3])]);
  const isLetter = /\p{L}/u.test(mark.text);
  const bullet = shape && bulletOf(shape, size, isLetter ? MIN_FILL_OF_LETTER : MIN_FILL_OF_SIGN);
  return bullet
    ? [{ ...first, symbols: [{ ...mark, text: bullet, box: shape.box }] }, ...words.slice(1)]
    : [...words];
}

/**
 * Minimum share of ink in the box of a bullet. A dot has 0.79, a diamond 0.5, and a hollow or faint dot less. If OCR has
 * recognized a letter, only a dot or a square is a bullet, because small letters have up to 0.6.
 */
const [MIN_FILL_OF_LETTER, MIN_FILL_OF_SIGN] = [0.62, 0.28];

/** Returns the bullet that a shape shows: a dot, a square, a diamond, or a dash. */
function bulletOf({ box, fill }: InkShape, size: number, minFill: number): string | undefined {
  const [left, top, right, bottom] = box;
  const [width, height] = [right - left, bottom - top];
  if (fill < minFill || height > 0.62 * size) return undefined;
  if (width > 1.8 * height && height < 0.2 * size) return '–';
  return width < 1.5 * height && height < 1.5 * width ? '•' : undefined;
}
