// Prepares the picture of a page for OCR: normalizes its brightness, turns it upright and removes its skew.

import { findSkew } from './image/find-skew';
import { type GrayImage, turn, warp } from './image/gray-image';
import { evenLight } from './image/normalize-page-brightness';
import { chain, invert, type Projection, quarterTurn, rotationAround } from './image/projective-transform';

export interface PreparedPage {
  image: GrayImage;
  /** Maps a point of `image` to the point of the original picture. */
  toOriginal: Projection;
}

/**
 * A skew of less than this angle, in radians, is not corrected: OCR can read such lines, and a rotation makes the
 * picture less sharp.
 */
const MIN_ANGLE = (0.2 * Math.PI) / 180;

/**
 * Prepares a page. The result may be upside down, because this function finds only whether text lines are horizontal
 * or vertical.
 */
export function preparePage(picture: GrayImage): PreparedPage {
  const lit = evenLight(picture);
  const { isOnSide, angle } = findSkew(lit);
  const upright = turnPage(
    { image: lit, toOriginal: quarterTurn(0, lit.width, lit.height) },
    isOnSide ? 1 : 0,
  );
  if (Math.abs(angle) < MIN_ANGLE) return upright;
  const { image } = upright;
  const toSkewed = rotationAround(angle, [image.width / 2, image.height / 2]);
  return {
    image: warp(image, toSkewed, image.width, image.height),
    toOriginal: chain(toSkewed, upright.toOriginal),
  };
}

/** Turns a prepared page clockwise by quarter turns. */
export function turnPage({ image, toOriginal }: PreparedPage, quarterTurns: number): PreparedPage {
  if (!quarterTurns) return { image, toOriginal };
  return {
    image: turn(image, quarterTurns),
    toOriginal: chain(invert(quarterTurn(quarterTurns, image.width, image.height)), toOriginal),
  };
}
