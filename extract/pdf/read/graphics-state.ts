// The graphics state of a PDF content stream, and the operators that change it (ISO 32000-1, 8.4).
import { intersection } from '../layout/bounding-box';
import type { BoundingBox, Glyph, Shape } from '../pdf-types';
import { IDENTITY, type Matrix, multiply, toMatrix, transformBox } from './matrix';

/** The numeric code of each operator by its pdf.js name, as in `pdfjs.OPS`. */
export type OperatorCodes = Readonly<Record<string, number>>;

export interface FontRef {
  /** Index of the font in `PdfContent.fonts`. */
  index: number;
  /** Name under which pdf.js stores the font. */
  key: string;
  /** Factor that converts a glyph width in the units of this font to a width at font size 1. */
  widthUnit: number;
  /** Height of the letters at font size 1. */
  scale: number;
  /** Whether the font is written from top to bottom. */
  vertical: boolean;
  /** Shapes of each glyph by glyph name. Present only for a Type 3 font. */
  drawings?: ReadonlyMap<string, readonly Shape[]>;
}

export interface InterpretContext {
  /**
   * Matrix from PDF user space to page coordinates. Page coordinates start at the upper left corner, and y grows
   * downwards.
   */
  view: Matrix;
  operators: OperatorCodes;
  findFont: (key: string) => FontRef | undefined;
  /** Whether a layer (optional content group) is switched on. */
  isLayerVisible: (layer: unknown) => boolean;
  /** Throws if the page has more glyphs than the limit. */
  checkGlyphCount: (glyphs: number) => void;
}

/** The part of the graphics state that the operator `q` saves and `Q` restores. */
export interface GraphicsState {
  /** Current transformation matrix, including the `view` matrix. */
  matrix: Matrix;
  fill: string;
  stroke: string;
  font: FontRef | undefined;
  size: number;
  /** Direction of the text: 1, or -1 for a negative font size, which mirrors the text. */
  direction: 1 | -1;
  charSpacing: number;
  wordSpacing: number;
  /** Horizontal scaling factor: 1 is 100%. */
  scale: number;
  leading: number;
  rise: number;
  /** Text rendering mode, 0 to 7. */
  mode: number;
  /** Opacity of fills, from 0 (invisible) to 1. */
  alpha: number;
  /** Bounding box of the clipping path, in page coordinates. */
  clip: BoundingBox;
}

/**
 * The state of an interpreter that executes a content stream: the input, the current graphics state, and the glyphs
 * and shapes found so far.
 */
export interface Interpreter {
  readonly context: InterpretContext;
  readonly codes: PaintCodes;
  readonly glyphs: Glyph[];
  readonly shapes: Shape[];
  readonly stack: GraphicsState[];
  state: GraphicsState;
  /**
   * The text matrix, the current point (`x`, `y`) and the start of the line (`lineX`, `lineY`), both in the
   * coordinate system of the text matrix. The operator `q` does not save these values.
   */
  readonly text: { matrix: Matrix; x: number; y: number; lineX: number; lineY: number };
  /**
   * For each open marked-content section, outermost first: whether it is on a layer (optional content group) that is
   * switched off.
   */
  readonly sections: boolean[];
  /** Number of open marked-content sections on layers that are switched off. If it is above 0, nothing is drawn. */
  hiddenSections: number;
  /** Whether the operator `W` or `W*` was read, so that the next path becomes a clipping path. */
  isClipPending: boolean;
}

/** The codes of the operators that fill a path, and of those that stroke a path. */
export interface PaintCodes {
  fills: ReadonlySet<number | undefined>;
  strokes: ReadonlySet<number | undefined>;
}

/**
 * Maps the pdf.js name of an operator to the function that executes the operator. The function gets the arguments that
 * pdf.js found in the file.
 */
export type OperatorHandlers = Readonly<Record<string, (run: Interpreter, args: never) => void>>;

const UNBOUNDED: BoundingBox = [
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
];

const initialState = (view: Matrix): GraphicsState => ({
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
  clip: UNBOUNDED,
});

export const createInterpreter = (context: InterpretContext, codes: PaintCodes): Interpreter => ({
  context,
  codes,
  glyphs: [],
  shapes: [],
  stack: [],
  state: initialState(context.view),
  text: { matrix: IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0 },
  sections: [],
  hiddenSections: 0,
  isClipPending: false,
});

export const save = (run: Interpreter): void => {
  run.stack.push({ ...run.state });
};

export const restore = (run: Interpreter): void => {
  run.state = run.stack.pop() ?? run.state;
};

export const transform = ({ state }: Interpreter, by: ArrayLike<number> | null): void => {
  state.matrix = multiply(state.matrix, toMatrix(by));
};

export const clipTo = ({ state }: Interpreter, box: BoundingBox): void => {
  state.clip = intersection(state.clip, transformBox(state.matrix, box));
};

/** Adds a shape to the output. `box` is in the coordinate system of the current transformation matrix. */
export function addShape(
  { state, shapes, hiddenSections }: Interpreter,
  box: BoundingBox,
  kind: Shape['kind'],
  more: Partial<Shape> = {},
): void {
  if (state.alpha === 0 || hiddenSections) return;
  const colour = kind === 'stroke' ? state.stroke : state.fill;
  shapes.push({ kind, box: transformBox(state.matrix, box), colour, rectangle: false, ...more });
}

/** Stands for the color of an area that is filled with a pattern. */
const PATTERN = '#808080';

const parseColour = (value: unknown): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000';

export function setFont({ state, context }: Interpreter, key: string, size: number): void {
  state.font = context.findFont(key);
  state.size = Math.abs(size);
  state.direction = size < 0 ? -1 : 1;
}

/** Restricts drawing to the bounding box of a form XObject or an annotation. */
function clipToBounds(run: Interpreter, box: ArrayLike<number> | null | undefined): void {
  if (box?.length === 4) clipTo(run, Array.from(box) as unknown as BoundingBox);
}

export const STATE_HANDLERS: OperatorHandlers = {
  save,
  restore,
  transform,
  setGState: (run, [entries]: [[string, unknown][]]) => {
    for (const [key, value] of entries ?? []) {
      if (key === 'ca') run.state.alpha = Number(value);
      if (key === 'Font' && Array.isArray(value)) setFont(run, String(value[0]), Number(value[1]));
    }
  },
  setFillRGBColor: ({ state }, [colour]: [string]) => {
    state.fill = parseColour(colour);
  },
  setStrokeRGBColor: ({ state }, [colour]: [string]) => {
    state.stroke = parseColour(colour);
  },
  setFillColorN: ({ state }) => {
    state.fill = PATTERN;
  },
};

/**
 * Handlers for the parts of a page that have their own state: form XObjects, transparency groups, annotations, optional
 * content.
 */
export const SECTION_HANDLERS: OperatorHandlers = {
  paintFormXObjectBegin: (run, [matrix, box]: [ArrayLike<number> | null, ArrayLike<number> | null]) => {
    save(run);
    transform(run, matrix);
    clipToBounds(run, box);
  },
  paintFormXObjectEnd: restore,
  // The matrix of a transparency group is not applied here, because the form XObject inside the group applies it.
  beginGroup: save,
  endGroup: restore,
  // An annotation has its own position and inherits no state from the page.
  beginAnnotation: (run, [, box, place, rotation]: [string, ...(ArrayLike<number> | null)[]]) => {
    const { view } = run.context;
    save(run);
    run.state = initialState(view);
    clipToBounds(run, box);
    run.state.matrix = multiply(multiply(view, toMatrix(place)), toMatrix(rotation));
  },
  endAnnotation: restore,
  beginMarkedContent: (run) => openSection(run, false),
  beginMarkedContentProps: (run, [tag, layer]: [string, unknown]) =>
    openSection(run, tag === 'OC' && !run.context.isLayerVisible(layer)),
  endMarkedContent: (run) => {
    if (run.sections.pop()) run.hiddenSections--;
  },
};

function openSection(run: Interpreter, isHidden: boolean): void {
  run.sections.push(isHidden);
  if (isHidden) run.hiddenSections++;
}
