// Makes one drawing of the shapes or the picture that stand for an icon, with a key that its copies share.

import type { Picture, Shape } from '../pdf-types';
import { draftParts, pictureSvg } from './icon-svg';

export interface Drawing {
  key: string;
  svg: string;
}

/** More shapes than these are a picture. */
const MOST = 60;
/** Dots thinned out, a side. */
const STEPS = 12;

export const cutPicture = (picture: Picture): Drawing => ({
  key: pictureKey(picture),
  svg: pictureSvg(picture),
});

/** Undefined where nothing is filled. */
export function cutShapes(shapes: readonly Shape[]): Drawing | undefined {
  const filled = shapes.filter(({ kind, path }) => kind === 'fill' && path);
  if (!filled.length || shapes.length > MOST) return undefined;
  const colours = new Set(filled.map(({ colour }) => colour));
  const parts = filled.map(({ path = '', colour }) => ({
    path,
    ...((colours.size > 1 || !isDark(colour)) && { colour }),
  }));
  const svg = draftParts(parts, false);
  return { key: svg.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number)))), svg };
}

/** Black and the like become the colour of the words around, in the dark too. */
const isDark = (colour: string): boolean =>
  [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) < 90);

/** Dots thinned out to a key that two copies of one picture share. */
function pictureKey({ width, height, rgba }: Picture): string {
  let key = `${Math.round((8 * width) / height)}`;
  for (let row = 0; row < STEPS; row++)
    for (let column = 0; column < STEPS; column++) {
      const at =
        4 *
        (Math.floor(((row + 0.5) * height) / STEPS) * width + Math.floor(((column + 0.5) * width) / STEPS));
      key += String.fromCharCode(
        48 + ((rgba[at] ?? 0) >> 6) * 16 + ((rgba[at + 1] ?? 0) >> 6) * 4 + ((rgba[at + 2] ?? 0) >> 6),
      );
    }
  return key;
}
