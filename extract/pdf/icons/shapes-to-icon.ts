// Converts the shapes or the image of an icon to an SVG with a key. All copies of an icon in the book get the same
// key, although their sizes and positions differ slightly.

import type { RasterImage, Shape } from '../pdf-types';
import { imageToSvg, pathsToSvg } from './icon-svg';

export interface IconDrawing {
  key: string;
  svg: string;
}

/** Maximum number of shapes in an icon. A drawing with more shapes is a picture. */
const MAX_SHAPES = 60;
/** The key of an image contains the colors of this number of sampled pixels per row and per column. */
const SAMPLES = 12;

const drawnImages = new WeakMap<RasterImage, IconDrawing>();

/** Converts an image to a drawing. The drawing is cached, because a book may show the same image in several places. */
export function imageToDrawing(image: RasterImage): IconDrawing {
  const drawing = drawnImages.get(image) ?? { key: imageKey(image), svg: imageToSvg(image) };
  drawnImages.set(image, drawing);
  return drawing;
}

/** Converts shapes to a drawing. Returns undefined if no shape is filled or if there are more than 60 shapes. */
export function shapesToDrawing(shapes: readonly Shape[]): IconDrawing | undefined {
  const filled = shapes.filter(({ kind, path }) => kind === 'fill' && path);
  if (!filled.length || shapes.length > MAX_SHAPES) return undefined;
  const colours = new Set(filled.map(({ colour }) => colour));
  const parts = filled.map(({ path = '', colour }) => ({
    path,
    ...((colours.size > 1 || !isDark(colour)) && { colour }),
  }));
  const svg = pathsToSvg(parts, false);
  return { key: svg.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number)))), svg };
}

/**
 * Whether the color is dark. A drawing in one dark color is shown in the color of the surrounding text, so that it is
 * visible in dark mode.
 */
const isDark = (colour: string): boolean =>
  [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) < 90);

/**
 * Returns a key that is equal for copies of an image: its aspect ratio, and the colors of 12 × 12 sampled pixels with
 * 2 bits per channel. A hash of all pixels would differ for copies that the PDF stores in different sizes.
 */
function imageKey({ width, height, rgba }: RasterImage): string {
  let key = `${Math.round((8 * width) / height)}`;
  for (let row = 0; row < SAMPLES; row++)
    for (let column = 0; column < SAMPLES; column++) {
      const at =
        4 *
        (Math.floor(((row + 0.5) * height) / SAMPLES) * width +
          Math.floor(((column + 0.5) * width) / SAMPLES));
      key += String.fromCharCode(
        48 + ((rgba[at] ?? 0) >> 6) * 16 + ((rgba[at + 1] ?? 0) >> 6) * 4 + ((rgba[at + 2] ?? 0) >> 6),
      );
    }
  return key;
}
