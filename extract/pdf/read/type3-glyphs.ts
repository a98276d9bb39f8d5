// Converts the glyphs of a Type 3 font to shapes. In a Type 3 font, each glyph is drawn by its own content stream.

import type { Shape } from '../pdf-types';
import type { OperatorCodes } from './graphics-state';
import { interpretOperators, type OperatorList } from './interpret-operators';
import { type Matrix, multiply, toMatrix } from './matrix';

/** A font as pdf.js passes it. */
interface RawType3Font {
  isType3Font?: boolean;
  fontMatrix?: number[];
  bbox?: number[];
  charProcOperatorList?: Record<string, OperatorList>;
}

export interface Type3Font {
  /** Shapes of each glyph by glyph name. Absent if no glyph draws anything. */
  drawings?: Map<string, Shape[]>;
  /** Height of the letters at font size 1. */
  scale: number;
}

/**
 * Height at which the glyphs are drawn, in points. The height must be below `MAX_ICON_SIZE`, because the interpreter
 * stores no outlines of larger shapes.
 */
const HEIGHT = 20;
/** Maximum number of operators in a glyph. A glyph with more operators is a picture. */
const MAX_OPERATORS = 2_000;
/** Maximum number of glyphs of a font that are converted. Further glyphs are ignored. */
const MAX_GLYPHS = 1_000;

/** Converts the glyphs of a Type 3 font to shapes. Returns undefined for any other font. */
export function interpretType3Font(font: RawType3Font, operators: OperatorCodes): Type3Font | undefined {
  if (!font.isType3Font || !font.charProcOperatorList) return undefined;
  const fontMatrix = toMatrix(font.fontMatrix);
  const scale = scaleOf(font.bbox, fontMatrix);
  const view = multiply([HEIGHT / scale, 0, 0, -HEIGHT / scale, 0, 0], fontMatrix);
  const drawings = new Map(
    Object.entries(font.charProcOperatorList)
      .slice(0, MAX_GLYPHS)
      .map(([name, operatorList]): [string, Shape[]] => [name, glyphToShapes(operatorList, view, operators)]),
  );
  // A font whose glyphs all draw nothing is the font of an OCR text layer. Without drawings, its text is read as for
  // other fonts.
  return [...drawings.values()].some(({ length }) => length) ? { drawings, scale } : { scale };
}

/**
 * Returns the height of the letters at font size 1. A Type 3 font may use any scale: some files set the font size 1 and
 * draw letters 12 units high. Returns 1 if
 * the computed height is between 0.4 and 2.5.
 */
function scaleOf(box: number[] | undefined, matrix: Matrix): number {
  const [, bottom = 0, , top = 0] = box ?? [];
  const height = Math.abs((top - bottom) * matrix[3]);
  return height > 2.5 || (height > 0 && height < 0.4) ? height : 1;
}

function glyphToShapes(operatorList: OperatorList, view: Matrix, operators: OperatorCodes): Shape[] {
  // A glyph with too many operators gets a placeholder shape instead of its drawing. Without any shape, the extractor
  // would read the glyph as a space.
  if (operatorList.fnArray.length > MAX_OPERATORS)
    return [{ kind: 'image', box: [0, 0, 1, 1], colour: '#000000', rectangle: false }];
  return interpretOperators(operatorList, {
    view,
    operators,
    findFont: () => undefined,
    isLayerVisible: () => true,
    checkGlyphCount: () => {},
  }).shapes;
}
