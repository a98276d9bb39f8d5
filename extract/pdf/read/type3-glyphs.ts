// Draws the signs of a font of type 3, each of which is a small program of drawing instructions, as shapes.

import type { Shape } from '../pdf-types';
import { type Instructions, interpret, type Operators } from './interpret-operators';
import { type Matrix, multiply, toMatrix } from './matrix';

/** As the reader of PDFs hands it on. */
interface RawLetters {
  isType3Font?: boolean;
  fontMatrix?: number[];
  bbox?: number[];
  charProcOperatorList?: Record<string, Instructions>;
}

export interface Letters {
  drawings?: Map<string, Shape[]>;
  /** How large the letters are at size 1. */
  scale: number;
}

/** Points that a letter is high while it is drawn: small enough for an icon. */
const HEIGHT = 20;
/** More instructions than these are a picture, more signs than these are no alphabet. */
const MOST_STEPS = 2_000;
const MOST_SIGNS = 1_000;

/** Undefined for a font of any other type. */
export function drawLetters(font: RawLetters, operators: Operators): Letters | undefined {
  if (!font.isType3Font || !font.charProcOperatorList) return undefined;
  const own = toMatrix(font.fontMatrix);
  const scale = scaleOf(font.bbox, own);
  const view = multiply([HEIGHT / scale, 0, 0, -HEIGHT / scale, 0, 0], own);
  const drawings = new Map(
    Object.entries(font.charProcOperatorList)
      .slice(0, MOST_SIGNS)
      .map(([name, steps]): [string, Shape[]] => [name, drawLetter(steps, view, operators)]),
  );
  // Letters without any shape are a layer of text over a picture of it.
  return [...drawings.values()].some(({ length }) => length) ? { drawings, scale } : { scale };
}

/** Most fonts are drawn for size 1; others leave the size to the place where they are used. */
function scaleOf(box: number[] | undefined, matrix: Matrix): number {
  const [, bottom = 0, , top = 0] = box ?? [];
  const height = Math.abs((top - bottom) * matrix[3]);
  return height > 2.5 || (height > 0 && height < 0.4) ? height : 1;
}

function drawLetter(steps: Instructions, view: Matrix, operators: Operators): Shape[] {
  // A picture of too many steps is none, but it is no space either.
  if (steps.fnArray.length > MOST_STEPS)
    return [{ kind: 'image', box: [0, 0, 1, 1], colour: '#000000', rectangle: false }];
  return interpret(steps, { view, operators, fontOf: () => undefined, isOn: () => true, tick: () => {} })
    .shapes;
}
