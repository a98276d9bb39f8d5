// Chooses the languages of a scan by recognizing a part of a page in each of them.
import type { GrayImage } from './gray-image';
import { preparePage } from './prepare-page';
import { meanConfidence, type Recognizer } from './recognizer';

/** Height of the part that is recognized, as a share of the page. It begins a quarter of the page below the top. */
const [SAMPLE_START, SAMPLE_HEIGHT] = [0.25, 0.3];
/** A second language is recognized too if its confidence is this close to the best one, from 0 to 100. */
const CLOSE = 8;

/**
 * Returns the codes of the languages to recognize, the most likely one first. `create` creates a recognizer for one
 * language. The result has one language, or two if both read the sample about equally well: pages in two languages,
 * or words of another language.
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
