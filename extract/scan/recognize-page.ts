// Recognizes the text of one page (OCR): its picture in, lines with sizes and positions out. The result is plain
// data, so the caller can store it and need not recognize the page again.
import type { BoundingBox } from '../pdf/pdf-types';
import type { GrayImage } from './image/gray-image';
import { chain, type Projection, scaling } from './image/projective-transform';
import { takeRules } from './image/remove-straight-lines';
import { type MeasuredLine, measureLines } from './measure-lines';
import { type PreparedPage, preparePage, turnPage } from './prepare-page';
import { meanConfidence, type RecognizedLine, type Recognizer } from './recognizer';

export interface RecognizedPage {
  /** Number of the page in the file, from 1. */
  sheet: number;
  /** Size of the upright page, in points. */
  width: number;
  height: number;
  lines: MeasuredLine[];
  /** The boxes of the straight lines (rules) that are drawn in tables and around boxes, in points. */
  rules: BoundingBox[];
  /** Maps a point of the upright page to the point of the sheet in the file, both in points. */
  toSheet: Projection;
  /**
   * Whether the page was upside down and has been turned by 180 degrees. If so, OCR first tries the next page of the
   * book upside down.
   */
  isUpsideDown: boolean;
}

/**
 * If the mean confidence (0 to 100) is lower than this, OCR also tries the page upside down, and the better result is
 * used.
 */
const SURE = 75;
/** A page with fewer characters is a picture, so OCR does not try it upside down. */
const MIN_CHARACTERS = 12;

interface PageOptions {
  sheet: number;
  picture: GrayImage;
  pixelsPerPoint: number;
  recognizer: Recognizer;
  /** Whether the previous page was upside down. */
  wasUpsideDown?: boolean;
}

export async function recognizePage(options: PageOptions): Promise<RecognizedPage> {
  const { sheet, picture, pixelsPerPoint, recognizer, wasUpsideDown = false } = options;
  let prepared = preparePage(picture);
  const tries: Attempt[] = [];
  const tryTurned = async (isUpsideDown: boolean): Promise<Attempt> => {
    const page = turnPage(prepared, isUpsideDown ? 2 : 0);
    const { image, rules } = takeRules(page.image, pixelsPerPoint);
    const lines = await recognizer.recognize(image);
    const confidence = meanConfidence(lines.flatMap(({ words }) => words));
    return { page, lines, rules, confidence, isUpsideDown };
  };
  for (const isUpsideDown of [wasUpsideDown, !wasUpsideDown]) {
    let attempt = await tryTurned(isUpsideDown);
    if (isSideways(attempt.lines)) {
      prepared = turnPage(prepared, 3);
      attempt = await tryTurned(isUpsideDown);
    }
    tries.push(attempt);
    if (attempt.confidence >= SURE || countCharacters(attempt.lines) < MIN_CHARACTERS) break;
  }
  const best = tries.reduce((a, b) => (b.confidence > a.confidence ? b : a));
  const { image, toOriginal } = best.page;
  return {
    sheet,
    width: image.width / pixelsPerPoint,
    height: image.height / pixelsPerPoint,
    lines: measureLines(best.lines, image, pixelsPerPoint),
    rules: best.rules.map((rule) => rule.map((value) => value / pixelsPerPoint) as unknown as BoundingBox),
    toSheet: chain(chain(scaling(pixelsPerPoint), toOriginal), scaling(1 / pixelsPerPoint)),
    isUpsideDown: best.isUpsideDown,
  };
}

interface Attempt {
  page: PreparedPage;
  lines: RecognizedLine[];
  rules: BoundingBox[];
  confidence: number;
  isUpsideDown: boolean;
}

/**
 * Whether the text lines of the picture are vertical. Tesseract recognizes such lines, but the boxes of their
 * characters have no width.
 */
function isSideways(lines: readonly RecognizedLine[]): boolean {
  const symbols = lines.flatMap(({ words }) => words.flatMap((word) => word.symbols));
  return 2 * symbols.filter(({ box: [left, , right] }) => right <= left).length > symbols.length;
}

const countCharacters = (lines: readonly RecognizedLine[]): number =>
  lines.reduce((sum, { words }) => sum + words.reduce((all, { symbols }) => all + symbols.length, 0), 0);
