// Deskews paragraphs that are set at a small angle, such as a pinned note. Short text on cards stays skewed.

import type { BoundingBox, Glyph } from '../pdf-types';
import { apply, type Matrix, multiply, transformBox } from '../read/matrix';
import type { UprightPage } from '../read/rotate-upright';
import { glyphBox, touches, union } from './box';
import { median } from './median';

/** A paragraph that was deskewed. */
export interface SkewedRegion {
  /** After deskewing. */
  box: BoundingBox;
  /** Maps a deskewed point to where it is printed. */
  toPrinted: Matrix;
}

/** Glyphs of one angle that are drawn one after the other, or close to such a group. */
interface SkewedGroup {
  angle: number;
  glyphs: Glyph[];
  /** The same glyphs, rotated around the origin of the page so that they are upright. */
  straight: Glyph[];
  /** Around `straight`. */
  box: BoundingBox;
}

/** Largest skew of a paragraph, in quarter turns: 18 degrees. */
const MAX_SKEW = 0.2;
/** Angles that differ by less, in quarter turns, are equal. */
const ANGLE_TOLERANCE = 0.004;
/** Fewest glyphs of a paragraph. */
const MIN_GLYPHS = 80;
/** Largest distance between its lines, in font sizes. */
const MAX_GAP = 3;
/** Text smaller than this share of the median size is on cards. */
const MIN_SIZE_SHARE = 0.85;

export function deskewParagraphs(pages: readonly UprightPage[]): UprightPage[] {
  const medianSize = median(pages.flatMap(({ glyphs }) => glyphs.map(({ size }) => size)));
  return pages.map((page) => {
    const leaning = page.quarterTurns
      ? []
      : page.rotatedGlyphs.filter((glyph) => angleOf(glyph) !== undefined);
    if (leaning.length < MIN_GLYPHS) return page;
    const groups = groupByAngle(leaning).filter(
      ({ glyphs }) =>
        glyphs.length >= MIN_GLYPHS && median(glyphs.map(({ size }) => size)) >= MIN_SIZE_SHARE * medianSize,
    );
    const taken = new Set(groups.flatMap(({ glyphs }) => glyphs));
    const deskewed = groups.map(moveToPrinted);
    return {
      ...page,
      glyphs: [...page.glyphs, ...deskewed.flatMap(({ glyphs }) => glyphs)],
      rotatedGlyphs: page.rotatedGlyphs.filter((glyph) => !taken.has(glyph)),
      skewedRegions: deskewed.map(({ box, toPrinted }) => ({ box, toPrinted })),
    };
  });
}

/** Skew in quarter turns. Undefined if the glyph is upright or the angle is too large. */
function angleOf({ rotation }: Glyph): number | undefined {
  const angle = rotation - 4;
  return rotation >= 4 - MAX_SKEW && Math.abs(angle) <= MAX_SKEW ? angle : undefined;
}

const rotationMatrix = (angle: number): Matrix => {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 2), Math.sin((angle * Math.PI) / 2)];
  return [cos, sin, -sin, cos, 0, 0];
};

function groupByAngle(glyphs: readonly Glyph[]): SkewedGroup[] {
  const groups: SkewedGroup[] = [];
  for (const glyph of glyphs) {
    const angle = angleOf(glyph) ?? 0;
    const open = groups.at(-1);
    const isSameAngle = open && Math.abs(open.angle - angle) < ANGLE_TOLERANCE;
    const [x, y] = apply(rotationMatrix(isSameAngle ? -open.angle : -angle), glyph.x, glyph.y);
    const straight = { ...glyph, x, y, rotation: 0 };
    const last = open?.straight.at(-1);
    if (open && isSameAngle && last && Math.abs(last.y - y) < MAX_GAP * Math.max(last.size, glyph.size)) {
      open.glyphs.push(glyph);
      open.straight.push(straight);
      open.box = union(open.box, glyphBox(straight));
    } else groups.push({ angle, glyphs: [glyph], straight: [straight], box: glyphBox(straight) });
  }
  return joinAdjacent(groups);
}

/** Adds small groups, such as a heading or the last line, to the paragraph they are next to. */
function joinAdjacent(groups: readonly SkewedGroup[]): SkewedGroup[] {
  const large = groups.filter(({ glyphs }) => glyphs.length >= MIN_GLYPHS);
  for (const small of groups) {
    if (large.includes(small)) continue;
    const reach = MAX_GAP * (small.glyphs[0]?.size ?? 0);
    const home = large.find(
      ({ angle, box }) => Math.abs(angle - small.angle) < ANGLE_TOLERANCE && touches(box, small.box, reach),
    );
    if (!home) continue;
    home.glyphs.push(...small.glyphs);
    home.straight.push(...small.straight);
    home.box = union(home.box, small.box);
  }
  return large;
}

/** Moves the upright glyphs so that their centre is where it is printed. */
function moveToPrinted({ angle, straight, box }: SkewedGroup): SkewedRegion & { glyphs: Glyph[] } {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const [middleX, middleY] = apply(rotationMatrix(angle), x, y);
  const [dx, dy] = [middleX - x, middleY - y];
  return {
    glyphs: straight.map((glyph) => ({ ...glyph, x: glyph.x + dx, y: glyph.y + dy })),
    box: [box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy],
    toPrinted: multiply(rotationMatrix(angle), [1, 0, 0, 1, -dx, -dy]),
  };
}

/** Where a deskewed line is printed. Any other box is returned unchanged. */
export function boxAsPrinted(line: BoundingBox, leaning: readonly SkewedRegion[]): BoundingBox {
  const home = leaning.find(
    ({ box }) => line[0] > box[0] - 1 && line[2] < box[2] + 1 && line[1] > box[1] - 5 && line[3] < box[3] + 5,
  );
  return home ? transformBox(home.toPrinted, line) : line;
}
