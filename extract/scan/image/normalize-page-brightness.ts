// Normalizes the brightness of a scanned or photographed page, so that the paper is white everywhere and shadows
// disappear.
import { createImage, type GrayImage } from './gray-image';

/** Side of the squares in which the brightness of the paper is measured, as a share of the image's longer side. */
const CELL_SHARE = 1 / 64;
/**
 * The brightness of the paper in a square is this percentile of the brightness of its pixels, because letters are
 * darker.
 */
const PAPER_PERCENTILE = 0.9;
/**
 * Minimum brightness of paper, from 0 (black) to 255 (white). A darker square shows a picture or the table under the
 * page, so this value is used for it.
 */
const MIN_PAPER = 70;

/** Pixels that are brighter than this, from 0 to 255 after the normalization, show paper, not ink. */
const MIN_BRIGHTNESS_OF_PAPER = 150;
/**
 * Share of the paper, from 0 to 1, that may stay darker than white after `whitenTexture`. On a clean page, only the
 * gray edges of letters are darker. Their share is smaller, so the function does not change such a page.
 */
const DARK_PAPER_SHARE = 0.1;

/**
 * Makes the texture of paper white, for example grain or a pattern in the background. OCR would otherwise look for
 * letters in each spot, which takes minutes.
 */
function whitenTexture(image: GrayImage): GrayImage {
  const counts = new Uint32Array(256);
  for (const value of image.pixels) counts[value] = (counts[value] ?? 0) + 1;
  const paper = counts.subarray(MIN_BRIGHTNESS_OF_PAPER);
  let rest = DARK_PAPER_SHARE * paper.reduce((sum, count) => sum + count, 0);
  let white = MIN_BRIGHTNESS_OF_PAPER;
  while (white < 255 && rest >= (counts[white] ?? 0)) rest -= counts[white++] ?? 0;
  if (white === 255) return image;
  const pixels = image.pixels.map((value) => Math.min(255, (value * 255) / white));
  return { ...image, pixels };
}

/**
 * Divides each pixel by the brightness of the paper around it. The cost is linear in the number of pixels. Rejected:
 * conversion to black and white with a threshold, because OCR recognizes letters with gray edges better.
 */
export function evenLight(image: GrayImage): GrayImage {
  const cell = Math.max(8, Math.ceil(Math.max(image.width, image.height) * CELL_SHARE));
  const paper = smooth(brightest(measurePaper(image, cell)));
  const result = createImage(image.width, image.height);
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const white = Math.max(MIN_PAPER, sample(paper, (x + 0.5) / cell - 0.5, (y + 0.5) / cell - 0.5));
      const at = y * image.width + x;
      result.pixels[at] = Math.min(255, ((image.pixels[at] ?? 0) * 255) / white);
    }
  return whitenTexture(result);
}

/** Returns a small image with the brightness of the paper in each square. */
function measurePaper(image: GrayImage, cell: number): GrayImage {
  const small = createImage(Math.ceil(image.width / cell), Math.ceil(image.height / cell));
  const counts = new Uint32Array(256);
  for (let row = 0; row < small.height; row++)
    for (let column = 0; column < small.width; column++) {
      counts.fill(0);
      const [right, bottom] = [
        Math.min(image.width, (column + 1) * cell),
        Math.min(image.height, (row + 1) * cell),
      ];
      let all = 0;
      for (let y = row * cell; y < bottom; y += 2)
        for (let x = column * cell; x < right; x += 2) {
          const value = image.pixels[y * image.width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
          all++;
        }
      let rest = all * (1 - PAPER_PERCENTILE);
      let value = 255;
      while (value > 0 && rest >= (counts[value] ?? 0)) rest -= counts[value--] ?? 0;
      small.pixels[row * small.width + column] = value;
    }
  return small;
}

/** Replaces each pixel with the value that `choose` returns for its 3 × 3 neighborhood. */
function mapNeighborhood(image: GrayImage, choose: (values: number[]) => number): GrayImage {
  const result = createImage(image.width, image.height);
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const values: number[] = [];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++)
          if (x + dx >= 0 && y + dy >= 0 && x + dx < image.width && y + dy < image.height)
            values.push(image.pixels[(y + dy) * image.width + x + dx] ?? 0);
      result.pixels[y * image.width + x] = choose(values);
    }
  return result;
}

/**
 * Gives each square the highest brightness of the 3 × 3 squares around it, because a square inside a large letter
 * contains no paper.
 */
const brightest = (image: GrayImage): GrayImage => mapNeighborhood(image, (values) => Math.max(...values));

const smooth = (image: GrayImage): GrayImage =>
  mapNeighborhood(image, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);

/** Interpolates between the pixels of a small image. */
function sample({ width, height, pixels }: GrayImage, x: number, y: number): number {
  const [left, top] = [
    Math.min(width - 1, Math.max(0, Math.floor(x))),
    Math.min(height - 1, Math.max(0, Math.floor(y))),
  ];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [shareX, shareY] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const above =
    (pixels[top * width + left] ?? 0) * (1 - shareX) + (pixels[top * width + right] ?? 0) * shareX;
  const below =
    (pixels[bottom * width + left] ?? 0) * (1 - shareX) + (pixels[bottom * width + right] ?? 0) * shareX;
  return above * (1 - shareY) + below * shareY;
}
