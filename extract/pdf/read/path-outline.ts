// Writes an outline as the letters and numbers of an SVG path, and nothing else: what a file says is never copied.
import { apply, type Matrix } from './matrix';

/** Longer ones are pictures, not signs. */
const LONGEST = 4_000;

/** The drawing steps by their numbers, with how many points each has: move, line, curve, curve with one handle, close. */
const STEPS: readonly (readonly [letter: string, points: number])[] = [
  ['M', 1],
  ['L', 1],
  ['C', 3],
  ['Q', 2],
  ['Z', 0],
];

export function draftPath(data: ArrayLike<number>, matrix: Matrix): string | undefined {
  if (data.length > LONGEST) return undefined;
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

/** The same outline with each of its points somewhere else. */
export const movePath = (path: string, move: (x: number, y: number) => [number, number]): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    move(Number(x), Number(y)).map(short).join(' '),
  );

const short = (value: number): string => String(Math.round(value * 1000) / 1000);
