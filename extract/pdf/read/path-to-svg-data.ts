// Converts a pdf.js outline to an SVG path. The path is built from numbers only, so no text of the PDF can get into it.
import { apply, type Matrix } from './matrix';

/** Maximum length of an icon's outline: the count of its step codes and coordinates. A longer outline is a picture. */
const MAX_OUTLINE_LENGTH = 4_000;

/**
 * The SVG command and the number of points for each pdf.js step code from 0 to 4: move, line, cubic curve, quadratic
 * curve, close.
 */
const STEPS: readonly (readonly [letter: string, points: number])[] = [
  ['M', 1],
  ['L', 1],
  ['C', 3],
  ['Q', 2],
  ['Z', 0],
];

export function outlineToPath(data: ArrayLike<number>, matrix: Matrix): string | undefined {
  if (data.length > MAX_OUTLINE_LENGTH) return undefined;
  const steps: string[] = [];
  const points = (from: number, count: number): string =>
    Array.from({ length: count }, (_, at) =>
      apply(matrix, data[from + 2 * at] ?? 0, data[from + 2 * at + 1] ?? 0)
        .map(short)
        .join(' '),
    ).join(' ');
  for (let at = 0; at < data.length; ) {
    const step = STEPS[data[at++] ?? -1];
    if (!step) return undefined;
    const [letter, count] = step;
    steps.push(letter + points(at, count));
    at += 2 * count;
  }
  const path = steps.join('');
  return /^M[-\d.MLCQZ ]+$/.test(path) ? path : undefined;
}

/** Applies `move` to each point of an SVG path. */
export const mapPath = (path: string, move: (x: number, y: number) => [number, number]): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    move(Number(x), Number(y)).map(short).join(' '),
  );

/** Rounds a coordinate to three decimals. */
const short = (value: number): string => String(Math.round(value * 1000) / 1000);
