// Handlers for the text operators of PDF (ISO 32000-1, 9.4), which place glyphs on the page.
import type { BoundingBox, Shape } from '../pdf-types';
import { type GraphicsState, type Interpreter, type OperatorHandlers, setFont } from './graphics-state';
import { apply, IDENTITY, type Matrix, multiply, toMatrix } from './matrix';

/** A glyph as pdf.js passes it. */
interface RawGlyph {
  /** The characters that the glyph represents, from the ToUnicode map or the encoding of its font. */
  unicode?: string;
  /** The character under which pdf.js stores the outline of the glyph. */
  fontChar?: string;
  width?: number;
  isSpace?: boolean;
  /** Name of the glyph's drawing in a Type 3 font. */
  operatorListId?: string;
}

/**
 * Three of the text rendering modes of PDF. In mode INVISIBLE, a viewer draws nothing; OCR programs use this mode for
 * the text layer of a scanned page.
 */
const [STROKE, FILL_AND_STROKE, INVISIBLE] = [1, 2, 3];
/**
 * Number of the first text rendering mode that also clips. Modes 4 to 7 draw like modes 0 to 3, and add the letters to
 * the clipping path. The remainder of a mode divided by this number is therefore the mode without clipping.
 */
const CLIP_MODES = 4;
/** Minimum height of a visible letter, in points. */
const MIN_HEIGHT = 0.5;

/** Returns the key under which the shapes of a Type 3 glyph are stored. */
export const drawingKey = (font: string, name: string): string => `${font}_drawn_${name}`;

export const TEXT_HANDLERS: OperatorHandlers = {
  beginText: (run) => setTextMatrix(run, IDENTITY),
  setTextMatrix: (run, [matrix]: [ArrayLike<number>]) => setTextMatrix(run, toMatrix(matrix)),
  moveText: (run, [dx, dy]: [number, number]) => moveText(run, dx, dy),
  setLeadingMoveText: (run, [dx, dy]: [number, number]) => {
    run.state.leading = dy;
    moveText(run, dx, dy);
  },
  nextLine: (run) => moveText(run, 0, run.state.leading),
  setLeading: ({ state }, [leading]: [number]) => {
    state.leading = -leading;
  },
  setFont: (run, [key, size]: [string, number]) => setFont(run, key, size),
  setCharSpacing: ({ state }, [value]: [number]) => {
    state.charSpacing = value;
  },
  setWordSpacing: ({ state }, [value]: [number]) => {
    state.wordSpacing = value;
  },
  setHScale: ({ state }, [percent]: [number]) => {
    state.scale = percent / 100;
  },
  setTextRise: ({ state }, [value]: [number]) => {
    state.rise = value;
  },
  setTextRenderingMode: ({ state }, [mode]: [number]) => {
    state.mode = mode;
  },
  showText: (run, [list]: [(RawGlyph | number)[]]) => showText(run, list),
};

function setTextMatrix({ text }: Interpreter, matrix: Matrix): void {
  text.matrix = matrix;
  text.x = text.y = text.lineX = text.lineY = 0;
}

function moveText({ text }: Interpreter, dx: number, dy: number): void {
  text.lineX += dx;
  text.lineY += dy;
  text.x = text.lineX;
  text.y = text.lineY;
}

/** Adds the glyphs of a text. Numbers in the list are kerning, in thousandths of the font size. */
function showText(run: Interpreter, list: readonly (RawGlyph | number)[]): void {
  const { state, text, glyphs } = run;
  const { font, size } = state;
  if (!font || !size) return;
  const start = startOfText(state, text);
  const height = Math.hypot(start[2], start[3]) * size * font.scale;
  const stretch = Math.hypot(start[0], start[1]);
  const rotation = quarterTurns(start);
  const mode = state.mode % CLIP_MODES;
  const colour = mode === STROKE ? state.stroke : state.fill;
  let advance = 0;
  for (const glyph of list) {
    if (typeof glyph === 'number') {
      advance += (font.vertical ? 1 : -1) * glyph * (size / 1000);
      continue;
    }
    if (!glyph) continue;
    const width = (glyph.width ?? 0) * size * font.widthUnit;
    const spacing = (glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing;
    const [x, y] = apply(start, advance, 0);
    const isSeen = height > MIN_HEIGHT && isWithin(x, y, height + width * stretch, state.clip);
    if (isSeen && !run.hiddenSections && Number.isFinite(x + y + width)) {
      const drawing = font.drawings?.get(glyph.operatorListId ?? '');
      glyphs.push({
        text: drawing ? type3Text(glyph.unicode ?? '', drawing) : (glyph.unicode ?? ''),
        x,
        y,
        width: Math.abs(width * stretch),
        size: height,
        font: font.index,
        colour,
        outlineKey: drawing
          ? drawingKey(font.key, glyph.operatorListId ?? '')
          : `${font.key}_path_${glyph.fontChar ?? ''}`,
        rotation,
        stroked: mode === FILL_AND_STROKE,
        // Text in mode 7 (only clipping) is not drawn either, but the reader sees it, because a picture is clipped to
        // the shapes of its letters.
        ...(state.mode === INVISIBLE && { hidden: true }),
      });
    }
    advance += width + spacing;
  }
  run.context.checkGlyphCount(glyphs.length);
  if (font.vertical) text.y -= advance;
  else text.x += advance * state.scale * state.direction;
}

/**
 * Returns the matrix from text coordinates to page coordinates, with the origin at the point on the baseline where
 * the text starts.
 */
const startOfText = (state: GraphicsState, { matrix, x, y }: Interpreter['text']): Matrix =>
  multiply(multiply(state.matrix, matrix), [
    state.scale * state.direction,
    0,
    0,
    state.direction,
    x,
    y + state.rise,
  ]);

/** Whether the point is inside the box or at most `margin` points outside of it. */
const isWithin = (x: number, y: number, margin: number, [left, top, right, bottom]: BoundingBox): boolean =>
  x > left - margin && x < right + margin && y > top - margin && y < bottom + margin;

/**
 * Letters by their codes in TeX fonts, which have no ToUnicode map. The codes below `\u001b` belong to the encoding OT1
 * (English), the others to the encoding T1 (languages of Europe). T1 has “ß” where Latin-1 has “ÿ”.
 */
const TEX_LETTERS: Readonly<Record<string, string>> = {
  '\u000b': 'ff',
  '\u000c': 'fi',
  '\u000d': 'fl',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
  ÿ: 'ß',
};

/**
 * Returns the text of a Type 3 glyph. A glyph that draws nothing is a space. A glyph without printable text is a
 * symbol and gets the private-use character U+E000.
 */
function type3Text(text: string, shapes: readonly Shape[]): string {
  if (!shapes.length) return ' ';
  return TEX_LETTERS[text] ?? (/^[\p{Cc}\p{Cf}\s]*$/u.test(text) ? '\ue000' : text);
}

/**
 * Returns the rotation of the baseline in clockwise quarter turns: 0 (upright), 1, 2 or 3. For any other angle, returns
 * a fraction from 2 to 6, in which 4 is upright (see `Glyph.rotation`).
 */
function quarterTurns(matrix: Matrix): number {
  const turns = (Math.atan2(matrix[1], matrix[0]) * 2) / Math.PI;
  const nearest = Math.round(turns);
  return Math.abs(turns - nearest) < 0.02 ? (nearest + 4) % 4 : turns + 4;
}
