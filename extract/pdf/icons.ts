// Gives every drawing that stands among words a name and a picture of its own; the same drawing is the same icon.
import { draftSvg } from './draw-cut';
import type { Box, Glyph, Picture, Print } from './types';

export interface CutIcon {
  id: string;
  svg: string;
  /** Where it was first seen. */
  sheet: number;
  box: Box;
  /** How often it stands among words. */
  count: number;
}

/** Signs of the last private plane stand for icons until their names are written. */
const FIRST = 0xf0000;
export const ICON_SIGN = /[\u{f0000}-\u{ffffd}]/gu;

export interface IconCase {
  /** The sign for a letter of a font of drawings. */
  ofGlyph: (glyph: Glyph, sheet: number) => string;
  /** The sign for shapes or a picture. */
  ofCut: (key: string, svg: string, sheet: number, box: Box) => string;
  /** Icons by their sign. */
  icons: ReadonlyMap<string, CutIcon>;
}

export function createIconCase({ outlines }: Print): IconCase {
  const signs = new Map<string, string>();
  const icons = new Map<string, CutIcon>();
  const ofCut: IconCase['ofCut'] = (key, svg, sheet, box) => {
    let sign = signs.get(key);
    if (!sign) {
      sign = String.fromCodePoint(FIRST + signs.size);
      signs.set(key, sign);
      icons.set(sign, { id: `icon-${signs.size}`, svg, sheet, box, count: 0 });
    }
    const icon = icons.get(sign);
    if (icon) icon.count++;
    return sign;
  };
  return {
    icons,
    ofCut,
    ofGlyph: (glyph, sheet) => {
      const outline = outlines.get(glyph.outline) ?? '';
      const box: Box = [
        glyph.x,
        glyph.y - 0.8 * glyph.size,
        glyph.x + glyph.width,
        glyph.y + 0.2 * glyph.size,
      ];
      return ofCut(outline || glyph.outline, draftSvg(outline, true), sheet, box);
    },
  };
}

/** Dots thinned out to a key that two copies of one picture share. */
export function pictureKey({ width, height, rgba }: Picture): string {
  const steps = 12;
  let key = `${Math.round((8 * width) / height)}`;
  for (let row = 0; row < steps; row++)
    for (let column = 0; column < steps; column++) {
      const at =
        4 *
        (Math.floor(((row + 0.5) * height) / steps) * width + Math.floor(((column + 0.5) * width) / steps));
      key += String.fromCharCode(
        48 + ((rgba[at] ?? 0) >> 6) * 16 + ((rgba[at + 1] ?? 0) >> 6) * 4 + ((rgba[at + 2] ?? 0) >> 6),
      );
    }
  return key;
}
