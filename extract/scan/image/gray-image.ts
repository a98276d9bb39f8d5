// Grayscale images and operations on them: shrinking, turning by quarter turns, and warping (drawing the image under
// a projective transformation).
import { apply, type Projection } from './projective-transform';

/** Brightness of each pixel, row by row: 0 is black, 255 is white. */
export interface GrayImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export const createImage = (width: number, height: number): GrayImage => ({
  width,
  height,
  pixels: new Uint8Array(width * height),
});

/** Converts pixels of four bytes (red, green, blue, alpha) to grayscale on a white background (ITU-R BT.601). */
export function rgbaToGray(width: number, height: number, rgba: ArrayLike<number>): GrayImage {
  const image = createImage(width, height);
  for (let at = 0; at < image.pixels.length; at++) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = [
      rgba[4 * at],
      rgba[4 * at + 1],
      rgba[4 * at + 2],
      rgba[4 * at + 3],
    ];
    const gray = (77 * red + 150 * green + 29 * blue) >> 8;
    image.pixels[at] = 255 - (((255 - gray) * alpha) >> 8);
  }
  return image;
}

/** Shrinks an image by a whole factor. Each new pixel is the mean of a square of old pixels. */
export function shrink(image: GrayImage, factor: number): GrayImage {
  if (factor <= 1) return image;
  const small = createImage(Math.floor(image.width / factor), Math.floor(image.height / factor));
  const area = factor * factor;
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy++) {
        const start = (y * factor + dy) * image.width + x * factor;
        for (let dx = 0; dx < factor; dx++) sum += image.pixels[start + dx] ?? 0;
      }
      small.pixels[y * small.width + x] = sum / area;
    }
  return small;
}

/** Shrinks an image by the smallest whole factor after which no side is longer than `side` pixels. */
export const shrinkTo = (image: GrayImage, side: number): { image: GrayImage; factor: number } => {
  const factor = Math.max(1, Math.ceil(Math.max(image.width, image.height) / side));
  return { image: shrink(image, factor), factor };
};

/** Pixels of one or more bytes, row by row. */
export interface Pixels {
  width: number;
  height: number;
  /** Number of bytes per pixel. */
  channels: number;
  bytes: Uint8Array | Uint8ClampedArray;
}

/** Returns a new image with the given size, drawn by `warpPixels`. */
export function warp(image: GrayImage, toSource: Projection, width: number, height: number): GrayImage {
  const result = createImage(width, height);
  const { pixels: bytes, width: sourceWidth, height: sourceHeight } = image;
  const source = { width: sourceWidth, height: sourceHeight, channels: 1, bytes };
  warpPixels(source, toSource, { width, height, channels: 1, bytes: result.pixels });
  return result;
}

/**
 * Fills `target` by inverse mapping: `toSource` maps each point of `target` to a point of `source`. Values between
 * pixels are interpolated linearly, and points outside `source` become white.
 */
export function warpPixels(source: Pixels, toSource: Projection, target: Pixels): void {
  const { channels, bytes, width, height } = source;
  for (let y = 0; y < target.height; y++)
    for (let x = 0; x < target.width; x++) {
      const to = (y * target.width + x) * channels;
      const [u, v] = apply(toSource, x + 0.5, y + 0.5);
      const [left, top] = [Math.floor(u - 0.5), Math.floor(v - 0.5)];
      if (left < -1 || top < -1 || left >= width || top >= height) {
        target.bytes.fill(255, to, to + channels);
        continue;
      }
      const [x0, x1] = [Math.max(0, left), Math.min(left + 1, width - 1)];
      const [y0, y1] = [Math.max(0, top), Math.min(top + 1, height - 1)];
      const [shareX, shareY] = [u - 0.5 - left, v - 0.5 - top];
      for (let channel = 0; channel < channels; channel++) {
        const at = (column: number, row: number) => bytes[(row * width + column) * channels + channel] ?? 255;
        const above = at(x0, y0) * (1 - shareX) + at(x1, y0) * shareX;
        const below = at(x0, y1) * (1 - shareX) + at(x1, y1) * shareX;
        target.bytes[to + channel] = above * (1 - shareY) + below * shareY;
      }
    }
}

/** Turns an image clockwise by quarter turns, without loss. */
export function turn(image: GrayImage, quarterTurns: number): GrayImage {
  const turns = ((quarterTurns % 4) + 4) % 4;
  if (!turns) return image;
  const { width, height, pixels } = image;
  const result = turns === 2 ? createImage(width, height) : createImage(height, width);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const value = pixels[y * width + x] ?? 0;
      const at =
        turns === 1
          ? x * height + (height - 1 - y)
          : turns === 2
            ? (height - 1 - y) * width + (width - 1 - x)
            : (width - 1 - x) * height + y;
      result.pixels[at] = value;
    }
  return result;
}

/** Encodes an image as a binary PGM file, the format in which Tesseract gets it. */
export function encodePgm({ width, height, pixels }: GrayImage): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}

/** Share of dark pixels below which a page is empty (apart from dust), and share above which it is completely black. */
const [MIN_INK_SHARE, MAX_INK_SHARE] = [0.0005, 0.97];

/** Whether the image shows no letters: an empty page, or a black one. */
export function isBlank({ pixels }: GrayImage): boolean {
  let [dark, brightest] = [0, 0];
  for (const value of pixels) brightest = Math.max(brightest, value);
  for (const value of pixels) if (value < brightest - 80) dark++;
  return dark <= MIN_INK_SHARE * pixels.length || dark >= MAX_INK_SHARE * pixels.length;
}
