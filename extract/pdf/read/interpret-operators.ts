// Follows the drawing instructions of a page and notes where every sign and every shape comes to stand.
import { intersection } from '../layout/box';
import type { Box, Glyph, Shape } from '../pdf-types';
import { apply, boxOf, IDENTITY, type Matrix, multiply, toMatrix } from './matrix';
import { draftPath } from './path-outline';

/** A sign as the reader of PDFs hands it on. */
interface RawGlyph {
  unicode?: string;
  fontChar?: string;
  width?: number;
  isSpace?: boolean;
  operatorListId?: string;
}

export interface Instructions {
  fnArray: ArrayLike<number>;
  argsArray: ArrayLike<unknown>;
}

/** Numbers of the instructions by their names. */
export type Operators = Readonly<Record<string, number>>;

export interface FontRef {
  /** Place in the list of fonts. */
  at: number;
  key: string;
  /** Size of one unit of a sign's width. */
  unit: number;
  /** How large its letters are at size 1. */
  scale: number;
  vertical: boolean;
  /** Of a font whose signs are drawn by instructions: their shapes by name. */
  drawings?: ReadonlyMap<string, readonly Shape[]>;
}

/** Key under which the outline or the drawing of a sign is kept. */
export const drawingKey = (font: string, name: string): string => `${font}_drawn_${name}`;

export interface Drawing {
  /** From the file's coordinates to those of the page as it is read. */
  view: Matrix;
  operators: Operators;
  fontOf: (key: string) => FontRef | undefined;
  /** Is this layer of the file switched on? */
  isOn: (layer: unknown) => boolean;
  /** Stops work on a page that never ends. */
  tick: (glyphs: number) => void;
}

interface State {
  matrix: Matrix;
  fill: string;
  stroke: string;
  font: FontRef | undefined;
  size: number;
  direction: 1 | -1;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  alpha: number;
  /** What is drawn outside of it is not seen. */
  clip: Box;
}

type PathArguments = [paint: number, list?: [ArrayLike<number>?], minMax?: ArrayLike<number>];

/** Ways to draw letters: along their edge, filled and along it, not at all. */
const [STROKED, FILLED_STROKED, HIDDEN] = [1, 2, 3];
/** From here on the same ways again, with the letters as holes through which the next picture is seen. */
const AS_HOLE = 4;
/** Shapes up to this many points high and wide may be icons: their outlines are kept. */
const ICON = 40;
/** Pictures of more dots a side are no icons. */
export const ICON_DOTS = 300;

export function interpret(
  { fnArray, argsArray }: Instructions,
  { view, operators: OPS, fontOf, isOn, tick }: Drawing,
): { glyphs: Glyph[]; shapes: Shape[] } {
  const glyphs: Glyph[] = [];
  const shapes: Shape[] = [];
  const stack: State[] = [];
  const first: State = {
    matrix: view,
    fill: '#000000',
    stroke: '#000000',
    font: undefined,
    size: 1,
    direction: 1,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    alpha: 1,
    clip: EVERYWHERE,
  };
  let state: State = { ...first };
  /** For each part that is open, one in the other: is it on a layer that is switched off? And how many are. */
  const parts: boolean[] = [];
  let off = 0;
  const openPart = (isOff: boolean) => {
    parts.push(isOff);
    if (isOff) off++;
  };
  let isClip = false;
  let text: Matrix = IDENTITY;
  let [x, y, lineX, lineY] = [0, 0, 0, 0];
  const moveText = (dx: number, dy: number) => {
    lineX += dx;
    lineY += dy;
    x = lineX;
    y = lineY;
  };
  const save = () => stack.push({ ...state });
  const restore = () => {
    state = stack.pop() ?? state;
  };
  const setFont = (key: string, size: number) => {
    state.font = fontOf(key);
    state.size = Math.abs(size);
    state.direction = size < 0 ? -1 : 1;
  };
  const clipTo = (box: Box) => {
    state.clip = intersection(state.clip, boxOf(state.matrix, box));
  };
  const place = (box: Box, kind: Shape['kind'], more: Partial<Shape> = {}) => {
    if (state.alpha === 0 || off) return;
    const colour = kind === 'stroke' ? state.stroke : state.fill;
    shapes.push({ kind, box: boxOf(state.matrix, box), colour, rectangle: false, ...more });
  };

  /** Dots are asked for only where the picture may be an icon, by its size on the page and by its own. */
  const placeImage = (key: string, width = 0, height = 0) => {
    const [left, top, right, bottom] = boxOf(state.matrix, [0, 0, 1, 1]);
    const isSmall = right - left <= ICON && bottom - top <= ICON && Math.max(width, height) <= ICON_DOTS;
    place([0, 0, 1, 1], 'image', isSmall && key ? { image: key } : {});
  };

  function showText(list: readonly (RawGlyph | number)[]): void {
    const { font, size } = state;
    if (!font || !size) return;
    const start = multiply(multiply(state.matrix, text), [
      state.scale * state.direction,
      0,
      0,
      state.direction,
      x,
      y + state.rise,
    ]);
    const up = Math.hypot(start[2], start[3]) * size * font.scale;
    const along = Math.hypot(start[0], start[1]);
    const turn = quarterOf(start);
    const mode = state.mode % AS_HOLE;
    let far = 0;
    for (const glyph of list) {
      if (typeof glyph === 'number') {
        far += (font.vertical ? 1 : -1) * glyph * (size / 1000);
        continue;
      }
      if (!glyph) continue;
      const width = (glyph.width ?? 0) * size * font.unit;
      const spacing = (glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing;
      const [px, py] = apply(start, far, 0);
      const drawing = font.drawings?.get(glyph.operatorListId ?? '');
      const isInside = up > 0.5 && isNear(px, py, up + width * along, state.clip);
      if (isInside && !off && Number.isFinite(px + py + width))
        glyphs.push({
          text: drawing ? nameDrawing(glyph.unicode ?? '', drawing) : (glyph.unicode ?? ''),
          x: px,
          y: py,
          width: Math.abs(width * along),
          size: up,
          font: font.at,
          colour: mode === STROKED ? state.stroke : state.fill,
          outline: drawing
            ? drawingKey(font.key, glyph.operatorListId ?? '')
            : `${font.key}_path_${glyph.fontChar ?? ''}`,
          turn,
          stroked: mode === FILLED_STROKED,
          // A hole without a colour of its own is seen too, by the picture behind it.
          ...(state.mode === HIDDEN && { hidden: true }),
        });
      far += width + spacing;
    }
    tick(glyphs.length);
    if (font.vertical) y -= far;
    else x += far * state.scale * state.direction;
  }

  function drawPath([paint, list, minMax]: PathArguments): void {
    const data = list?.[0];
    const isEdge = isClip;
    isClip = false;
    if (!minMax || minMax.length < 4) return;
    // Dots that the library made a path of fill a square of 1, whatever they say.
    const box: Box =
      paint === OPS.rawFillPath
        ? [0, 0, 1, 1]
        : [minMax[0] ?? 0, minMax[1] ?? 0, minMax[2] ?? 0, minMax[3] ?? 0];
    if (!box.every(Number.isFinite)) return;
    if (isEdge) clipTo(box);
    const fills = [
      OPS.fill,
      OPS.eoFill,
      OPS.fillStroke,
      OPS.eoFillStroke,
      OPS.closeFillStroke,
      OPS.closeEOFillStroke,
      OPS.rawFillPath,
    ];
    const kind = fills.includes(paint)
      ? 'fill'
      : paint === OPS.stroke || paint === OPS.closeStroke
        ? 'stroke'
        : undefined;
    if (!kind) return;
    const [left, top, right, bottom] = boxOf(state.matrix, box);
    const small = right - left <= ICON && bottom - top <= ICON;
    const path = small && data ? draftPath(data, state.matrix) : undefined;
    place(box, kind, { rectangle: data ? isRectangle(data) : false, ...(path && { path }) });
  }

  const acts: Record<string, (args: never) => void> = {
    save,
    restore,
    transform: (m: ArrayLike<number>) => {
      state.matrix = multiply(state.matrix, toMatrix(m));
    },
    beginText: () => {
      text = IDENTITY;
      x = y = lineX = lineY = 0;
    },
    setTextMatrix: ([m]: [ArrayLike<number>]) => {
      text = toMatrix(m);
      x = y = lineX = lineY = 0;
    },
    moveText: ([dx, dy]: [number, number]) => moveText(dx, dy),
    setLeadingMoveText: ([dx, dy]: [number, number]) => {
      state.leading = dy;
      moveText(dx, dy);
    },
    nextLine: () => moveText(0, state.leading),
    setLeading: ([leading]: [number]) => {
      state.leading = -leading;
    },
    setFont: ([key, size]: [string, number]) => setFont(key, size),
    setCharSpacing: ([value]: [number]) => {
      state.charSpacing = value;
    },
    setWordSpacing: ([value]: [number]) => {
      state.wordSpacing = value;
    },
    setHScale: ([value]: [number]) => {
      state.scale = value / 100;
    },
    setTextRise: ([value]: [number]) => {
      state.rise = value;
    },
    setTextRenderingMode: ([mode]: [number]) => {
      state.mode = mode;
    },
    setGState: ([entries]: [[string, unknown][]]) => {
      for (const [key, value] of entries ?? []) {
        if (key === 'ca') state.alpha = Number(value);
        if (key === 'Font' && Array.isArray(value)) setFont(String(value[0]), Number(value[1]));
      }
    },
    setFillRGBColor: ([colour]: [string]) => {
      state.fill = colourOf(colour);
    },
    setStrokeRGBColor: ([colour]: [string]) => {
      state.stroke = colourOf(colour);
    },
    setFillColorN: () => {
      state.fill = PATTERN;
    },
    showText: ([list]: [(RawGlyph | number)[]]) => showText(list),
    paintFormXObjectBegin: ([m, box]: [ArrayLike<number> | null, ArrayLike<number> | null]) => {
      save();
      state.matrix = multiply(state.matrix, toMatrix(m));
      if (box?.length === 4) clipTo(Array.from(box) as unknown as Box);
    },
    paintFormXObjectEnd: restore,
    // The form inside a group brings the group's matrix itself.
    beginGroup: save,
    endGroup: restore,
    // What is laid upon the page has its own place, and nothing of what the page drew last.
    beginAnnotation: ([, box, place, turn]: [string, ...(ArrayLike<number> | null)[]]) => {
      save();
      state = { ...first };
      if (box?.length === 4) clipTo(Array.from(box) as unknown as Box);
      state.matrix = multiply(multiply(view, toMatrix(place)), toMatrix(turn));
    },
    endAnnotation: restore,
    beginMarkedContent: () => openPart(false),
    beginMarkedContentProps: ([tag, layer]: [string, unknown]) => openPart(tag === 'OC' && !isOn(layer)),
    endMarkedContent: () => {
      if (parts.pop()) off--;
    },
    clip: () => {
      isClip = true;
    },
    eoClip: () => {
      isClip = true;
    },
    constructPath: (args: PathArguments) => drawPath(args),
    paintImageXObject: ([key, width, height]: [string, number, number]) => placeImage(key, width, height),
    paintImageXObjectRepeat: ([key, dx, dy, places]: [string, number, number, ArrayLike<number>]) => {
      for (let at = 0; at + 1 < places.length; at += 2) {
        save();
        state.matrix = multiply(state.matrix, [dx, 0, 0, dy, places[at] ?? 0, places[at + 1] ?? 0]);
        placeImage(key);
        restore();
      }
    },
    paintInlineImageXObject: () => place([0, 0, 1, 1], 'image'),
    paintImageMaskXObject: ([mask]: [{ data?: unknown; width?: number; height?: number }]) =>
      placeImage(typeof mask?.data === 'string' ? mask.data : '', mask?.width, mask?.height),
  };
  const byNumber = new Map(Object.entries(acts).map(([name, act]) => [OPS[name], act]));
  for (let at = 0; at < fnArray.length; at++) byNumber.get(fnArray[at])?.((argsArray[at] ?? []) as never);
  return { glyphs, shapes };
}

const EVERYWHERE: Box = [
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
];

/** Not further than its own size outside. */
const isNear = (x: number, y: number, far: number, [left, top, right, bottom]: Box): boolean =>
  x > left - far && x < right + far && y > top - far && y < bottom + far;

/** Where the letters of old typesetters have no names, these codes are theirs. */
const LIGATURES: Readonly<Record<string, string>> = {
  '\u000b': 'ff',
  '\u000c': 'fi',
  '\u000d': 'fl',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
};

/** A drawing without a shape is a space, whatever it is called; one that has no name gets a private one. */
function nameDrawing(text: string, shapes: readonly Shape[]): string {
  if (!shapes.length) return ' ';
  return LIGATURES[text] ?? (/^[\p{Cc}\p{Cf}\s]*$/u.test(text) ? '\ue000' : text);
}

/** Stands for a colour that is a pattern. */
const PATTERN = '#808080';

const colourOf = (value: unknown): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000';

/** 0 when the letters stand upright on the page; 0.5 and the like when they stand at a slant. */
function quarterOf(m: Matrix): number {
  const angle = (Math.atan2(m[1], m[0]) * 2) / Math.PI;
  const near = Math.round(angle);
  return Math.abs(angle - near) < 0.02 ? (near + 4) % 4 : angle + 4;
}

/** Four corners, all of them right: 13 numbers at most in the short way of writing paths. */
function isRectangle(data: ArrayLike<number>): boolean {
  if (data.length < 9 || data.length > 16 || data[0] !== 0) return false;
  const points: [number, number][] = [];
  for (let at = 0; at < data.length; ) {
    const operator = data[at++];
    if (operator === 4) continue;
    if (operator !== 0 && operator !== 1) return false;
    points.push([data[at++] ?? 0, data[at++] ?? 0]);
  }
  return points.every(([px, py], at) => {
    const [qx, qy] = points[(at + 1) % points.length] ?? [px, py];
    return Math.abs(px - qx) < 0.01 || Math.abs(py - qy) < 0.01;
  });
}
