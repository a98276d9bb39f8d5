// The registry of a book's icons: every distinct drawing gets an id, an SVG and a private-use character, which stands
// for the icon in the text of lines.

import type { Glyph, PdfContent } from '../pdf-types';
import { outlineToSvg } from './icon-svg';
import { type IconDrawing, imageToDrawing, shapesToDrawing } from './shapes-to-icon';

export interface ExtractedIcon {
  id: string;
  svg: string;
}

/** First code point of Unicode's private-use plane 15, from which the characters for icons are taken. */
const FIRST_CODE_POINT = 0xf0000;
export const ICON_CHARACTER = /[\u{f0000}-\u{ffffd}]/gu;

export interface IconRegistry {
  /** Returns the private-use character for a glyph of a symbol font. */
  characterForGlyph: (glyph: Glyph) => string;
  /** Returns the private-use character for a drawing that is made of shapes or an image. */
  characterForDrawing: (cut: IconDrawing) => string;
  /** The registered icons by their private-use character. */
  icons: ReadonlyMap<string, ExtractedIcon>;
}

export function createIconRegistry(content: PdfContent): IconRegistry {
  const characters = new Map<string, string>();
  const icons = new Map<string, ExtractedIcon>();
  const drawn = new Map<string, IconDrawing>();
  const characterForDrawing: IconRegistry['characterForDrawing'] = ({ key, svg }) => {
    const known = characters.get(key);
    if (known) return known;
    const character = String.fromCodePoint(FIRST_CODE_POINT + characters.size);
    characters.set(key, character);
    icons.set(character, { id: `icon-${characters.size}`, svg });
    return character;
  };
  return {
    icons,
    characterForDrawing,
    characterForGlyph: (glyph) => {
      const drawing = drawn.get(glyph.outlineKey) ?? glyphToDrawing(glyph, content);
      drawn.set(glyph.outlineKey, drawing);
      return characterForDrawing(drawing);
    },
  };
}

/** Returns the drawing of a glyph: the shapes or the image of a Type 3 glyph, or the outline of any other glyph. */
function glyphToDrawing({ outlineKey: key }: Glyph, { outlines, drawings, images }: PdfContent): IconDrawing {
  const shapes = drawings.get(key);
  const image = images.get(shapes?.find(({ image }) => image)?.image ?? '');
  const drawn = image ? imageToDrawing(image) : shapes && shapesToDrawing(shapes);
  if (drawn) return drawn;
  const outline = outlines.get(key) ?? '';
  return { key: outline || key, svg: outlineToSvg(outline, true) };
}
