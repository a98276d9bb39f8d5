// Executes the operators of a page's content stream, as a PDF viewer does, but records the position of each glyph and
// shape instead of painting it.
import type { Glyph, Shape } from '../pdf-types';
import {
  createInterpreter,
  type InterpretContext,
  type OperatorCodes,
  type OperatorHandlers,
  type PaintCodes,
  SECTION_HANDLERS,
  STATE_HANDLERS,
} from './graphics-state';
import { IMAGE_HANDLERS, PATH_HANDLERS, paintCodes } from './path-operators';
import { TEXT_HANDLERS } from './text-operators';

/** The operators of a content stream and their arguments, in order. pdf.js calls this an operator list. */
export interface OperatorList {
  fnArray: ArrayLike<number>;
  argsArray: ArrayLike<unknown>;
}

interface Dispatch {
  handlers: ReadonlyMap<number | undefined, OperatorHandlers[string]>;
  codes: PaintCodes;
}

/**
 * The functions that execute the operators which the extractor needs. The interpreter ignores all other operators, such
 * as those for dashes and shadings.
 */
const HANDLERS: OperatorHandlers = {
  ...STATE_HANDLERS,
  ...SECTION_HANDLERS,
  ...TEXT_HANDLERS,
  ...PATH_HANDLERS,
  ...IMAGE_HANDLERS,
};

const dispatchCache = new WeakMap<OperatorCodes, Dispatch>();

/**
 * Returns the functions of `HANDLERS` by operator code. The result is cached, because the interpreter runs once for
 * every glyph of a Type 3 font.
 */
function getDispatch(operators: OperatorCodes): Dispatch {
  const cached = dispatchCache.get(operators);
  if (cached) return cached;
  const handlers = new Map(Object.entries(HANDLERS).map(([name, handler]) => [operators[name], handler]));
  const dispatch = { handlers, codes: paintCodes(operators) };
  dispatchCache.set(operators, dispatch);
  return dispatch;
}

export function interpretOperators(
  { fnArray, argsArray }: OperatorList,
  context: InterpretContext,
): { glyphs: Glyph[]; shapes: Shape[] } {
  const { handlers, codes } = getDispatch(context.operators);
  const run = createInterpreter(context, codes);
  for (let at = 0; at < fnArray.length; at++)
    handlers.get(fnArray[at])?.(run, (argsArray[at] ?? []) as never);
  return { glyphs: run.glyphs, shapes: run.shapes };
}
