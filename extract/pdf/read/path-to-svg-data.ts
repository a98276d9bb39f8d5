// Converts an outline, as pdf.js stores it, to the path data of an SVG (`M0 0L10 0Z`). The result contains only
// numbers and path commands, so a malicious PDF cannot put markup into it.
import type { Matrix } from './matrix';

/** Maximum number of path commands and coordinates in the outline of an icon. A longer outline is a picture. */
const MAX_OUTLINE_LENGTH = 4_000;

/**
 * The SVG letter and the number of points of each path command. The index is the code of the command in pdf.js: 0 is
 * move, 1 line, 2 cubic curve, 3 quadratic curve, 4 close.
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
  const [a, b, c, d, e, f] = matrix;
  let path = '';
  for (let at = 0; at < data.length; ) {
    const step = STEPS[data[at++] ?? -1];
    if (!step) return undefined;
    const [letter, count] = step;
    path += letter;
    for (const end = at + 2 * count; at < end; at += 2) {
      const [x, y] = [data[at] ?? 0, data[at + 1] ?? 0];
      path += `${short(a * x + c * y + e)} ${short(b * x + d * y + f)}${at + 2 < end ? ' ' : ''}`;
    }
  }
  return /^M[-\d.MLCQZ ]+$/.test(path) ? path : undefined;
}

/** Applies `move` to each point of an SVG path. */
export const mapPath = (path: string, move: (x: number, y: number) => [number, number]): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    move(Number(x), Number(y)).map(short).join(' '),
  );

/** Rounds a coordinate to three decimals. */
const short = (value: number): string => String(Math.round(value * 1000) / 1000);
