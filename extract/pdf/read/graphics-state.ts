// The state of a PDF content stream while it is interpreted, and the operators of that state (ISO 32000-1, 8.4).
import { intersection } from '../layout/box';
import type { BoundingBox, Glyph, Shape } from '../pdf-types';
import { IDENTITY, type Matrix, multiply, toMatrix, transformBox } from './matrix';

/** The code of each operator by its pdf.js name: `pdfjs.OPS`. */
export type OperatorCodes = Readonly<Record<string, number>>;

export interface FontRef {
  /** Index in the list of fonts. */
  index: number;
  /** The name by which pdf.js stores the font. */
  key: string;
  /** Width of one unit of a glyph's width at font size 1. */
  widthUnit: number;
  /** Height of the letters at font size 1. */
  scale: number;
  /** Written from top to bottom. */
  vertical: boolean;
  /** The shapes of each glyph of a Type 3 font, by glyph name. */
  drawings?: ReadonlyMap<string, readonly Shape[]>;
}

export interface InterpretContext {
  /** Maps PDF user space to the page: origin at the upper left corner, y downwards. */
  view: Matrix;
  operators: OperatorCodes;
  findFont: (key: string) => FontRef | undefined;
  /** Tells whether a layer (optional content group) is switched on. */
  isLayerVisible: (layer: unknown) => boolean;
  /** Throws when the page has more glyphs than the limit. */
  checkGlyphCount: (glyphs: number) => void;
}

/** What `q` saves and `Q` restores. */
export interface GraphicsState {
  /** Current transformation matrix, including the view. */
  matrix: Matrix;
  fill: string;
  stroke: string;
  font: FontRef | undefined;
  size: number;
  /** -1 for a negative font size, which mirrors the text. */
  direction: 1 | -1;
  charSpacing: number;
  wordSpacing: number;
  /** Horizontal scaling: 1 is 100%. */
  scale: number;
  leading: number;
  rise: number;
  /** Text rendering mode, 0 to 7. */
  mode: number;
  /** Opacity of fills; 0 is invisible. */
  alpha: number;
  /** Bounding box of the clipping path, on the page. */
  clip: BoundingBox;
}

/** One run over a content stream: the input, the current state and the output so far. */
export interface Interpreter {
  readonly context: InterpretContext;
  readonly codes: PaintCodes;
  readonly glyphs: Glyph[];
  readonly shapes: Shape[];
  readonly stack: GraphicsState[];
  state: GraphicsState;
  /** Text matrix, and in its coordinates the current point and the start of the line. `q` does not save them. */
  readonly text: { matrix: Matrix; x: number; y: number; lineX: number; lineY: number };
  /** For each open marked-content section, outermost first: is it on a layer that is switched off? */
  readonly sections: boolean[];
  /** How many of `sections` are switched off. */
  hiddenSections: number;
  /** `W` or `W*` was read: the next path clips. */
  isClipPending: boolean;
}

/** The codes of the operators that fill or stroke a path. */
export interface PaintCodes {
  fills: ReadonlySet<number | undefined>;
  strokes: ReadonlySet<number | undefined>;
}

/** What each operator does, by its pdf.js name. The arguments are as pdf.js passes them. */
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

/** Adds a shape to the output. `box` is in the coordinates of the current matrix. */
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

/** Stands for a colour that is a pattern. */
const PATTERN = '#808080';

const parseColour = (value: unknown): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000';

export function setFont({ state, context }: Interpreter, key: string, size: number): void {
  state.font = context.findFont(key);
  state.size = Math.abs(size);
  state.direction = size < 0 ? -1 : 1;
}

/** A form XObject or an annotation clips to its bounding box. */
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

/** Form XObjects, transparency groups, annotations and optional content: parts of a page with their own state. */
export const SECTION_HANDLERS: OperatorHandlers = {
  paintFormXObjectBegin: (run, [matrix, box]: [ArrayLike<number> | null, ArrayLike<number> | null]) => {
    save(run);
    transform(run, matrix);
    clipToBounds(run, box);
  },
  paintFormXObjectEnd: restore,
  // The form inside a group applies the matrix of the group itself.
  beginGroup: save,
  endGroup: restore,
  // An annotation has its own place and inherits nothing from the page.
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
