// Gives every drawing that stands among words a name and a picture of its own; the same drawing is the same icon.

import type { Glyph, PdfContent } from '../pdf-types';
import { draftSvg } from './icon-svg';
import { cutPicture, cutShapes, type Drawing } from './shapes-to-icon';

export interface CutIcon {
  id: string;
  svg: string;
}

/** Signs of a private plane stand for icons until their names are written. */
const FIRST = 0xf0000;
export const ICON_SIGN = /[\u{f0000}-\u{ffffd}]/gu;

export interface IconCase {
  /** The sign for a letter of a font of drawings. */
  ofGlyph: (glyph: Glyph) => string;
  /** The sign for shapes or a picture. */
  ofCut: (cut: Drawing) => string;
  /** Icons by their sign. */
  icons: ReadonlyMap<string, CutIcon>;
}

export function createIconCase(print: PdfContent): IconCase {
  const signs = new Map<string, string>();
  const icons = new Map<string, CutIcon>();
  const drawn = new Map<string, Drawing>();
  const ofCut: IconCase['ofCut'] = ({ key, svg }) => {
    const known = signs.get(key);
    if (known) return known;
    const sign = String.fromCodePoint(FIRST + signs.size);
    signs.set(key, sign);
    icons.set(sign, { id: `icon-${signs.size}`, svg });
    return sign;
  };
  return {
    icons,
    ofCut,
    ofGlyph: (glyph) => {
      const drawing = drawn.get(glyph.outline) ?? drawingOf(glyph, print);
      drawn.set(glyph.outline, drawing);
      return ofCut(drawing);
    },
  };
}

/** By its outline, or by the shapes or the picture that its font draws. */
function drawingOf({ outline: key }: Glyph, { outlines, drawings, pictures }: PdfContent): Drawing {
  const shapes = drawings.get(key);
  const picture = pictures.get(shapes?.find(({ image }) => image)?.image ?? '');
  const drawn = picture ? cutPicture(picture) : shapes && cutShapes(shapes);
  if (drawn) return drawn;
  const outline = outlines.get(key) ?? '';
  return { key: outline || key, svg: draftSvg(outline, true) };
}
