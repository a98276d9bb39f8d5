// Chooses the languages for OCR. Tesseract must know the languages of a page in advance, so this module recognizes a
// part of one page in each language, and chooses the languages with the highest confidence.
import type { GrayImage } from './image/gray-image';
import { preparePage } from './prepare-page';
import { meanConfidence, type Recognizer } from './recognizer';

/** Start and height of the sample that OCR recognizes, as shares of the height of the page. */
const [SAMPLE_START, SAMPLE_HEIGHT] = [0.25, 0.3];
/**
 * Maximum difference in mean confidence (0 to 100) between the best language and a second language that is chosen too.
 */
const CLOSE = 8;

/**
 * Returns the codes of one or two languages, the most likely one first. There are two if OCR recognizes the sample
 * about equally well in both, for example on pages in two languages. `create` creates a recognizer (OCR engine) for
 * one language.
 */
export async function chooseLanguages(
  picture: GrayImage,
  codes: readonly string[],
  create: (code: string) => Promise<Recognizer>,
): Promise<string[]> {
  if (codes.length < 2) return [...codes];
  const sample = cropBand(preparePage(picture).image);
  const rates: { code: string; confidence: number }[] = [];
  for (const code of codes) {
    const recognizer = await create(code);
    const lines = await recognizer.recognize(sample);
    rates.push({ code, confidence: meanConfidence(lines.flatMap(({ words }) => words)) });
    recognizer.end();
  }
  rates.sort((a, b) => b.confidence - a.confidence);
  const best = rates[0]?.confidence ?? 0;
  return rates
    .filter(({ confidence }) => best - confidence <= CLOSE)
    .slice(0, 2)
    .map(({ code }) => code);
}

function cropBand({ width, height, pixels }: GrayImage): GrayImage {
  const start = Math.round(SAMPLE_START * height);
  const rows = Math.max(1, Math.min(height - start, Math.round(SAMPLE_HEIGHT * height)));
  return { width, height: rows, pixels: pixels.slice(start * width, (start + rows) * width) };
}
