// Sets paragraphs straight that lean a little, as on a note pinned to the page; words on cards in pictures keep leaning.

import type { Box, Glyph } from '../pdf-types';
import { apply, boxOf, type Matrix, multiply } from '../read/matrix';
import type { UprightPage } from '../read/rotate-upright';
import { boxOfGlyph, touches, union } from './box';
import { medianOf } from './median';

/** A place where words were set straight, and the way back to how they are printed. */
export interface Leaning {
  box: Box;
  back: Matrix;
}

/** Signs of one angle that were drawn one after the other, or lie close to such. */
interface Sheaf {
  angle: number;
  glyphs: Glyph[];
  /** The same signs on a page turned so far that they run straight. */
  straight: Glyph[];
  box: Box;
}

/** Furthest that a note leans, in quarter turns. */
const MOST_LEANING = 0.2;
const EVEN = 0.004;
/** Signs that make a paragraph, and how far apart its lines stand, in sizes. */
const LEAST = 80;
const REACH = 3;
/** Smaller than this share of the usual size are words on cards. */
const SMALL = 0.85;

export function deskewParagraphs(pages: readonly UprightPage[]): UprightPage[] {
  const usual = medianOf(pages.flatMap(({ glyphs }) => glyphs.map(({ size }) => size)));
  return pages.map((page) => {
    const leaning = page.turned ? [] : page.aslant.filter((glyph) => angleOf(glyph) !== undefined);
    if (leaning.length < LEAST) return page;
    const sheaves = gather(leaning).filter(
      ({ glyphs }) => glyphs.length >= LEAST && medianOf(glyphs.map(({ size }) => size)) >= SMALL * usual,
    );
    const taken = new Set(sheaves.flatMap(({ glyphs }) => glyphs));
    const set = sheaves.map(place);
    return {
      ...page,
      glyphs: [...page.glyphs, ...set.flatMap(({ glyphs }) => glyphs)],
      aslant: page.aslant.filter((glyph) => !taken.has(glyph)),
      leaning: set.map(({ box, back }) => ({ box, back })),
    };
  });
}

/** In quarter turns; of a sign that stands straight or leans too far, none. */
function angleOf({ turn }: Glyph): number | undefined {
  const angle = turn - 4;
  return turn >= 4 - MOST_LEANING && Math.abs(angle) <= MOST_LEANING ? angle : undefined;
}

const turnBy = (angle: number): Matrix => {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 2), Math.sin((angle * Math.PI) / 2)];
  return [cos, sin, -sin, cos, 0, 0];
};

function gather(glyphs: readonly Glyph[]): Sheaf[] {
  const sheaves: Sheaf[] = [];
  for (const glyph of glyphs) {
    const angle = angleOf(glyph) ?? 0;
    const open = sheaves.at(-1);
    const isEven = open && Math.abs(open.angle - angle) < EVEN;
    const [x, y] = apply(turnBy(isEven ? -open.angle : -angle), glyph.x, glyph.y);
    const straight = { ...glyph, x, y, turn: 0 };
    const last = open?.straight.at(-1);
    if (open && isEven && last && Math.abs(last.y - y) < REACH * Math.max(last.size, glyph.size)) {
      open.glyphs.push(glyph);
      open.straight.push(straight);
      open.box = union(open.box, boxOfGlyph(straight));
    } else sheaves.push({ angle, glyphs: [glyph], straight: [straight], box: boxOfGlyph(straight) });
  }
  return joinNear(sheaves);
}

/** A heading or a second column that was drawn at another time belongs to its paragraph. */
function joinNear(sheaves: readonly Sheaf[]): Sheaf[] {
  const large = sheaves.filter(({ glyphs }) => glyphs.length >= LEAST);
  for (const small of sheaves) {
    if (large.includes(small)) continue;
    const reach = REACH * (small.glyphs[0]?.size ?? 0);
    const home = large.find(
      ({ angle, box }) => Math.abs(angle - small.angle) < EVEN && touches(box, small.box, reach),
    );
    if (!home) continue;
    home.glyphs.push(...small.glyphs);
    home.straight.push(...small.straight);
    home.box = union(home.box, small.box);
  }
  return large;
}

/** Straight, around the middle of where it is printed. */
function place({ angle, straight, box }: Sheaf): Leaning & { glyphs: Glyph[] } {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const [middleX, middleY] = apply(turnBy(angle), x, y);
  const [dx, dy] = [middleX - x, middleY - y];
  return {
    glyphs: straight.map((glyph) => ({ ...glyph, x: glyph.x + dx, y: glyph.y + dy })),
    box: [box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy],
    back: multiply(turnBy(angle), [1, 0, 0, 1, -dx, -dy]),
  };
}

/** Where a line is printed that was set straight; any other stays where it is. */
export function leanBack(line: Box, leaning: readonly Leaning[]): Box {
  const home = leaning.find(
    ({ box }) => line[0] > box[0] - 1 && line[2] < box[2] + 1 && line[1] > box[1] - 5 && line[3] < box[3] + 5,
  );
  return home ? boxOf(home.back, line) : line;
}
