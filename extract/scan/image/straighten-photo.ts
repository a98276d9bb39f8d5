// Cuts the sheet of paper out of a photograph and corrects the perspective distortion.
import { findPageCorners } from './find-page-corners';
import { rgbaToGray, warpPixels } from './gray-image';
import { chain, type Point, type Projection, squareToQuad } from './projective-transform';

/** A color picture, four bytes per pixel (red, green, blue, alpha). */
export interface ColorImage {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/**
 * Returns the sheet without its surroundings. If no border around a sheet is found, returns the photograph unchanged.
 */
export function straightenPhoto(photo: ColorImage): ColorImage {
  const corners = findPageCorners(rgbaToGray(photo.width, photo.height, photo.data));
  if (!corners) return photo;
  const [upperLeft, upperRight, lowerRight, lowerLeft] = corners;
  const width = Math.round(Math.max(distance(upperLeft, upperRight), distance(lowerLeft, lowerRight)));
  const height = Math.round(Math.max(distance(upperLeft, lowerLeft), distance(upperRight, lowerRight)));
  const toSquare: Projection = [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1];
  const data = new Uint8ClampedArray(4 * width * height);
  warpPixels(
    { width: photo.width, height: photo.height, channels: 4, bytes: photo.data },
    chain(toSquare, squareToQuad(corners)),
    { width, height, channels: 4, bytes: data },
  );
  return { width, height, data };
}

const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);
