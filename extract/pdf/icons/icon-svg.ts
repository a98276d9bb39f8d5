// Writes icons as SVGs of 24 × 24 units. An SVG is built only from numbers and colors, never from text of the PDF, so
// a malicious PDF cannot put a script into it.
import { drawPlaceholderIcon } from '../../write/placeholder-icon';
import type { RasterImage } from '../pdf-types';

const FRAME = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"';
/** Width and height of the drawing inside the SVG, in SVG units. The remaining margin is 1 unit on each side. */
const SIDE = 22;
/** Maximum number of squares in a row and in a column when an image is converted to an SVG of squares. */
const MAX_SQUARES = 32;

interface ColouredPath {
  path: string;
  colour?: string;
}

/**
 * Returns the outline of a glyph as an SVG. `flip` turns an outline upside down: the y axis points upwards in fonts
 * and downwards in an SVG.
 */
export const outlineToSvg = (path: string, flip: boolean): string => pathsToSvg([{ path }], flip);

/**
 * Returns the paths as an SVG, scaled so that they fill it. A path without a color gets the color of the surrounding
 * text.
 */
export function pathsToSvg(parts: readonly ColouredPath[], flip: boolean): string {
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

/**
 * Converts a small image to an SVG of at most 32 × 32 squares with 5 values per color channel. Adjacent squares of
 * one color in a row are one rectangle, which keeps the SVG small.
 */
export function imageToSvg({ width, height, rgba }: RasterImage): string {
  const dots = Math.min(MAX_SQUARES, Math.max(width, height));
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
  // A completely black image gets the color of the surrounding text, so that it is visible in dark mode.
  if (paths.size === 1 && paths.has('#000000'))
    return `<svg ${FRAME} fill="currentColor"><path d="${paths.get('#000000')}"/></svg>\n`;
  const shapes = [...paths].map(([colour, d]) => `<path fill="${colour}" d="${d}"/>`);
  return `<svg ${FRAME}>${shapes.join('')}</svg>\n`;
}

/**
 * Returns the mean color of a square, with five possible values per channel. Returns an empty string if the square is
 * mostly transparent.
 */
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
