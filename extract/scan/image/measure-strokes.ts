// Measures the stroke width of printed letters in a picture, to distinguish bold from regular type.
import type { BoundingBox } from '../../pdf/pdf-types';
import type { GrayImage } from './gray-image';

/**
 * Returns the mean stroke width inside a box, in pixels: 2 × area of the ink / length of its edges. The area is the
 * sum of the darkness of all pixels, and the length is the sum of the brightness differences between adjacent pixels.
 * Gray pixels at the edges thus count in part, and the result is more exact than one pixel.
 */
export function strokeWidth({ width, height, pixels }: GrayImage, box: BoundingBox): number {
  const [left, top, right, bottom] = clip(box, width, height);
  let [ink, edge] = [0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = y * width + x;
      const value = pixels[at] ?? 255;
      ink += 255 - value;
      const dx = x + 1 < width ? (pixels[at + 1] ?? 255) - value : 0;
      const dy = y + 1 < height ? (pixels[at + width] ?? 255) - value : 0;
      edge += Math.hypot(dx, dy);
    }
  return edge ? (2 * ink) / edge : 0;
}

export interface InkShape {
  /** Box around the ink, in pixels. */
  box: BoundingBox;
  /** Share of the pixels of the box that are ink, from 0 to 1. */
  fill: number;
}

/**
 * Pixels darker than this (0 is black, 255 is white) are ink. The caller must normalize the brightness of the page
 * first.
 */
const INK = 140;

/** Returns the extent of the ink inside a box; undefined if there is none. */
export function inkShape({ width, height, pixels }: GrayImage, box: BoundingBox): InkShape | undefined {
  const [left, top, right, bottom] = clip(box, width, height);
  let [minX, minY, maxX, maxY, ink] = [right, bottom, left, top, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if ((pixels[y * width + x] ?? 255) < INK) {
        ink++;
        minX = Math.min(minX, x);
        maxX = Math.max(maxX, x + 1);
        minY = Math.min(minY, y);
        maxY = Math.max(maxY, y + 1);
      }
  return ink ? { box: [minX, minY, maxX, maxY], fill: ink / ((maxX - minX) * (maxY - minY)) } : undefined;
}

const clip = ([left, top, right, bottom]: BoundingBox, width: number, height: number): BoundingBox => [
  Math.max(0, Math.floor(left)),
  Math.max(0, Math.floor(top)),
  Math.min(width, Math.ceil(right)),
  Math.min(height, Math.ceil(bottom)),
];
