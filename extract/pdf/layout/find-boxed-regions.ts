// Finds boxes: drawn rectangles that hold whole lines and are crossed by none.

import type { Box, PrintLine, Shape } from '../pdf-types';
import { areaOf, isInside, overlap } from './box';

export interface BoxedRegion {
  box: Box;
  /** Place of the box around it; 0 is the open page. */
  home: number;
}

const LEAST_WIDTH = 40;
const LEAST_HEIGHT = 14;
/** Shapes beyond this number are a picture. */
const MOST = 400;

/** The frames of a page, the open page first; sets the frame of every line. */
export function findBoxedRegions(
  shapes: readonly Shape[],
  lines: PrintLine[],
  { width, height }: { width: number; height: number },
): BoxedRegion[] {
  const page: BoxedRegion = { box: [0, 0, width, height], home: 0 };
  const boxes = candidates(shapes, width * height).filter((box) => isSound(box, lines));
  const frames: BoxedRegion[] = [page, ...boxes.map((box) => ({ box, home: 0 }))];
  frames.forEach((frame, at) => {
    if (at) frame.home = smallestAround(frames, frame.box, at);
  });
  for (const line of lines) line.frame = smallestAround(frames, core(line), 0);
  return frames;
}

/** What a line's letters surely fill. */
const core = ({ box, base, size }: PrintLine): Box => [box[0], base - 0.6 * size, box[2], base + 0.1 * size];

/** Large enough for words, too small for the page, one of several that lie upon each other. */
function candidates(shapes: readonly Shape[], page: number): Box[] {
  const found: Box[] = [];
  const sorted = shapes
    .filter(({ box, kind, colour }) => {
      const [left, top, right, bottom] = box;
      return (
        right - left >= LEAST_WIDTH &&
        bottom - top >= LEAST_HEIGHT &&
        areaOf(box) < 0.6 * page &&
        !(kind === 'fill' && colour === '#ffffff')
      );
    })
    .sort((a, b) => areaOf(b.box) - areaOf(a.box))
    .slice(0, MOST);
  for (const { box } of sorted)
    if (!found.some((other) => isInside(box, other, 3) && isInside(other, box, 6))) found.push(box);
  return found;
}

/** Holds lines, not nearly all of them; no line crosses its edge, and no paragraph does. */
function isSound(box: Box, lines: readonly PrintLine[]): boolean {
  const held: PrintLine[] = [];
  const near: PrintLine[] = [];
  for (const line of lines) {
    const own = core(line);
    if (isInside(own, box, 2)) held.push(line);
    else if (overlap(own, box) > 0.12 * areaOf(own)) return false;
    else if (line.base > box[1] - 2 * line.size && line.base < box[3] + 2 * line.size) near.push(line);
  }
  return (
    held.length > 0 &&
    held.length < 0.85 * lines.length &&
    !isBanner(held) &&
    !held.some((line) => near.some((other) => isParagraph(line, other)))
  );
}

/** A title on a band of colour is no box. */
const isBanner = (held: readonly PrintLine[]): boolean => {
  const [first] = held;
  return (
    first !== undefined &&
    held.length <= 2 &&
    held.every(({ font, size, text }) => font === first.font && size === first.size && text.length < 60) &&
    !/[.!]$/.test(held.at(-1)?.text ?? '') &&
    // Two side by side are the head of a table.
    (held.length < 2 || Math.abs(first.base - (held[1]?.base ?? 0)) > 0.5 * first.size)
  );
};

/** One right under the other, in one dress and with one left edge. */
const isParagraph = (a: PrintLine, b: PrintLine): boolean =>
  a.font === b.font &&
  a.colour === b.colour &&
  Math.abs(a.size - b.size) < 0.1 &&
  Math.abs(a.indent - b.indent) < 1 &&
  Math.abs(a.base - b.base) < 1.3 * a.size;

function smallestAround(frames: readonly BoxedRegion[], box: Box, self: number): number {
  let best = 0;
  frames.forEach((frame, at) => {
    if (
      at &&
      at !== self &&
      isInside(box, frame.box, 2) &&
      areaOf(frame.box) < areaOf(frames[best]?.box ?? frame.box) &&
      (!self || areaOf(frame.box) > areaOf(box))
    )
      best = at;
  });
  return best;
}
