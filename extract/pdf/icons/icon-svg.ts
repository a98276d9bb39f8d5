// Draws what was cut from a page as plain shapes of 24 by 24: letters and numbers of paths, never a word of the file.
import { drawPlaceholderIcon } from '../../write/placeholder-icon';
import type { Picture } from '../pdf-types';

const FRAME = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"';
const SIDE = 22;
/** Dots of a picture drawn as squares, a side. */
const MOST_DOTS = 32;

interface Part {
  path: string;
  colour?: string;
}

/** A path as numbers, fitted into the frame; `flip` for outlines that count upwards. */
export const draftSvg = (path: string, flip: boolean): string => draftParts([{ path }], flip);

export function draftParts(parts: readonly Part[], flip: boolean): string {
  const steps = parts.map(({ path }) =>
    [...path.matchAll(/([MLCQZ])([-\d. ]*)/g)].map(([, letter = '', numbers = '']) => ({
      letter,
      numbers: numbers.trim() ? numbers.trim().split(/\s+/).map(Number) : [],
    })),
  );
  const xs = steps.flat().flatMap(({ numbers }) => numbers.filter((_, at) => at % 2 === 0));
  const ys = steps.flat().flatMap(({ numbers }) => numbers.filter((_, at) => at % 2 === 1));
  if (!xs.length) return drawPlaceholderIcon('unknown');
  const [left, right, top, bottom] = [min(xs), max(xs), min(ys), max(ys)];
  const scale = SIDE / Math.max(right - left, bottom - top, 0.01);
  const place = (value: number, at: number): string => {
    const isX = at % 2 === 0;
    const middle = isX ? (left + right) / 2 : (top + bottom) / 2;
    return (12 + (value - middle) * scale * (!isX && flip ? -1 : 1)).toFixed(2).replace(/\.?0+$/, '');
  };
  const shapes = parts.map(({ colour }, at) => {
    const d = steps[at]?.map(({ letter, numbers }) => letter + numbers.map(place).join(' ')).join('') ?? '';
    return `<path d="${d}"${colour && /^#[0-9a-f]{6}$/.test(colour) ? ` fill="${colour}"` : ''}/>`;
  });
  return `<svg ${FRAME} fill="currentColor">${shapes.join('')}</svg>\n`;
}

const min = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
const max = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));

/** A small picture as rows of squares in few colours. */
export function pictureSvg({ width, height, rgba }: Picture): string {
  const dots = Math.min(MOST_DOTS, Math.max(width, height));
  const step = Math.max(width, height) / dots;
  const [columns, rows] = [Math.max(1, Math.round(width / step)), Math.max(1, Math.round(height / step))];
  const size = SIDE / Math.max(columns, rows);
  const [x0, y0] = [12 - (columns * size) / 2, 12 - (rows * size) / 2];
  const paths = new Map<string, string>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0, from = 0; column < columns; column = from) {
      const colour = colourAt(rgba, width, height, column * step, row * step, step);
      for (
        from = column + 1;
        from < columns && colourAt(rgba, width, height, from * step, row * step, step) === colour;
      )
        from++;
      if (!colour) continue;
      const [x, y, w, h] = [x0 + column * size, y0 + row * size, (from - column) * size, size].map((value) =>
        value.toFixed(2),
      );
      paths.set(colour, `${paths.get(colour) ?? ''}M${x} ${y}h${w}v${h}h-${w}z`);
    }
  }
  // One dark colour alone is that of the words around, in the dark too.
  if (paths.size === 1 && paths.has('#000000'))
    return `<svg ${FRAME} fill="currentColor"><path d="${paths.get('#000000')}"/></svg>\n`;
  const shapes = [...paths].map(([colour, d]) => `<path fill="${colour}" d="${d}"/>`);
  return `<svg ${FRAME}>${shapes.join('')}</svg>\n`;
}

/** Mean colour of a square, in five steps a channel; nothing where it is clear. */
function colourAt(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  x: number,
  y: number,
  step: number,
): string {
  const sums = [0, 0, 0, 0];
  let count = 0;
  for (let row = Math.floor(y); row < Math.min(height, Math.ceil(y + step)); row++)
    for (let column = Math.floor(x); column < Math.min(width, Math.ceil(x + step)); column++) {
      for (let channel = 0; channel < 4; channel++)
        sums[channel] = (sums[channel] ?? 0) + (rgba[4 * (row * width + column) + channel] ?? 0);
      count++;
    }
  if (!count || (sums[3] ?? 0) / count < 96) return '';
  return `#${[0, 1, 2].map((channel) => (Math.min(4, Math.round((sums[channel] ?? 0) / count / 64)) * 63).toString(16).padStart(2, '0')).join('')}`;
}
