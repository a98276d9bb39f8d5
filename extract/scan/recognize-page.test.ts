// Tests how often OCR gets a page, and in which orientation.
import { expect, it } from 'vitest';
import { createImage, type GrayImage } from './image/gray-image';
import { recognizePage } from './recognize-page';
import type { RecognizedLine } from './recognizer';

/** A line of 20 characters; in a sideways line, the boxes of the characters have no width. */
const line = (confidence: number, isSideways = false): RecognizedLine => ({
  box: [10, 10, 110, 20],
  paragraph: 0,
  words: Array.from({ length: 4 }, (_, word) => ({
    confidence,
    symbols: Array.from({ length: 5 }, (_, at) => {
      const left = isSideways ? 0 : 10 + 30 * word + 5 * at;
      return { text: 'n', confidence, box: [left, 10, isSideways ? 0 : left + 5, 20] as const };
    }),
  })),
});

async function recognize(answers: RecognizedLine[]) {
  const seen: string[] = [];
  const picture = createImage(200, 300);
  picture.pixels.fill(255);
  const page = await recognizePage({
    sheet: 1,
    picture,
    pixelsPerPoint: 1,
    recognizer: {
      recognize: async ({ width, height }: GrayImage) => {
        seen.push(`${width} × ${height}`);
        const answer = answers.shift();
        return answer ? [answer] : [];
      },
      end: () => {},
    },
  });
  return { seen, page };
}

it('a page that is recognized with high confidence is not tried again', async () => {
  const { seen, page } = await recognize([line(95)]);
  expect(seen).toEqual(['200 × 300']);
  expect(page.isUpsideDown).toBe(false);
});

it('a page that is recognized with low confidence is tried upside down', async () => {
  const { seen, page } = await recognize([line(40), line(90)]);
  expect(seen).toEqual(['200 × 300', '200 × 300']);
  expect(page.isUpsideDown).toBe(true);
});

it('a page with vertical lines is turned by a quarter turn', async () => {
  const { seen, page } = await recognize([line(95, true), line(95)]);
  expect(seen).toEqual(['200 × 300', '300 × 200']);
  expect([page.width, page.height]).toEqual([300, 200]);
  expect(page.lines[0]?.words[0]?.symbols[0]?.left).toBeGreaterThan(9);
});
