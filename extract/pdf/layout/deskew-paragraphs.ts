// Rotates paragraphs that are printed at an angle of up to 18 degrees, such as the text of a drawn note, so that the
// layout analysis finds horizontal lines. Short text at an angle belongs to pictures of cards and stays as it is.

import type { BoundingBox, Glyph } from '../pdf-types';
import { apply, type Matrix, multiply, transformBox } from '../read/matrix';
import type { UprightPage } from '../read/rotate-upright';
import { glyphBox, touches, union } from './bounding-box';
import { median } from './median';

/** The position of a paragraph that was rotated upright. */
export interface SkewedRegion {
  /** Box around the paragraph after the rotation. */
  box: BoundingBox;
  /** Maps a point of the rotated paragraph to the position where it is printed. */
  toPrinted: Matrix;
}

/**
 * A paragraph that is printed at an angle: successive glyphs with the same angle, and smaller groups of glyphs beside
 * them, such as a heading.
 */
interface SkewedGroup {
  angle: number;
  glyphs: Glyph[];
  /** Copies of `glyphs` that were rotated upright around the origin of the page. */
  straight: Glyph[];
  /** Box around the copies in `straight`. */
  box: BoundingBox;
}

/** Maximum angle of a paragraph that is rotated upright, in quarter turns: 0.2 quarter turns are 18 degrees. */
const MAX_SKEW = 0.2;
/** Maximum difference between two angles that count as equal, in quarter turns. */
const ANGLE_TOLERANCE = 0.004;
/** Minimum number of glyphs of a paragraph that is rotated upright. Shorter text may be on a picture of a card. */
const MIN_GLYPHS = 80;
/** Maximum distance between two lines of a paragraph, as a multiple of the font size. */
const MAX_GAP = 3;
/**
 * Minimum size of a paragraph's text, as a share of the median font size of the book. Smaller text is on pictures of
 * cards.
 */
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

/**
 * Returns the angle of a glyph in quarter turns. Returns undefined if the glyph is upright or if its angle is larger
 * than `MAX_SKEW`. The property `rotation` of a glyph at such a small angle is 4 plus the angle.
 */
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

/** Adds each small group, such as a heading or a last line, to the paragraph next to it. */
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

/**
 * Moves a paragraph to the place where it is printed. The paragraph was rotated around the origin of the page, so its
 * center has moved.
 */
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

/**
 * Returns the box of a line where it is printed: rotated back if the line belongs to a skewed paragraph, otherwise
 * unchanged.
 */
export function boxAsPrinted(line: BoundingBox, leaning: readonly SkewedRegion[]): BoundingBox {
  const home = leaning.find(
    ({ box }) => line[0] > box[0] - 1 && line[2] < box[2] + 1 && line[1] > box[1] - 5 && line[3] < box[3] + 5,
  );
  return home ? transformBox(home.toPrinted, line) : line;
}
