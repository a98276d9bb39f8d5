// Finds small pictures and drawings that stand inside a line of words, and sets a sign for each among the letters.
import { touches, union } from '../layout/box';
import { gatherRows } from '../layout/group-rows';
import { medianOf } from '../layout/median';
import type { Box, Glyph, Picture, Shape } from '../pdf-types';
import type { UprightPage } from '../read/rotate-upright';
import type { IconCase } from './icon-registry';
import { cutPicture, cutShapes, type Drawing } from './shapes-to-icon';

interface Cut extends Drawing {
  box: Box;
}

interface Row {
  base: number;
  size: number;
  glyphs: Glyph[];
}

/** A place in a row where a drawing stands. */
interface Place {
  cut: Cut;
  row: Row;
  /** Words begin right behind it, and none stand before it. */
  opens: boolean;
}

/** Drawings as high as a line and its gaps, in sizes; a higher one only between words, its empty margin under them. */
const TALL = 2.1;
const TALLEST = 2.6;
const EDGE = 0.12;
/** How near to the next word a drawing stands, in sizes. */
const NEAR = 1.6;

/** Points between two shapes of one drawing. */
const APART = 0.5;
/** More small shapes than these are a picture. */
const MOST = 3000;

/** The signs of all pages with those of their drawings among them; drawings that open lines again and again are bullets. */
export function findInlineIcons(
  pages: readonly UprightPage[],
  pictures: ReadonlyMap<string, Picture>,
  iconCase: IconCase,
): Glyph[][] {
  const places = pages.map((page) => findPlaces(page, pictures));
  const counts = new Map<string, { all: number; opens: number }>();
  for (const { cut, opens } of places.flat()) {
    const count = counts.get(cut.key) ?? { all: 0, opens: 0 };
    counts.set(cut.key, { all: count.all + 1, opens: count.opens + (opens ? 1 : 0) });
  }
  return pages.map(({ glyphs }, at) => [
    ...glyphs,
    ...(places[at] ?? []).map(({ cut, row }): Glyph => {
      const { all, opens } = counts.get(cut.key) ?? { all: 0, opens: 0 };
      const isBullet = opens >= 3 && opens > 0.7 * all;
      const text = isBullet ? '•' : iconCase.ofCut(cut);
      const [model] = row.glyphs;
      const { font = 0, colour = '#000000' } = model ?? {};
      return {
        text,
        x: cut.box[0],
        y: row.base,
        width: cut.box[2] - cut.box[0],
        size: row.size,
        font,
        colour,
        outline: '',
        turn: 0,
        stroked: false,
      };
    }),
  ]);
}

function findPlaces({ glyphs, shapes }: UprightPage, pictures: ReadonlyMap<string, Picture>): Place[] {
  const rows = gatherRows(glyphs)
    .map((all): Row => {
      const inked = all.filter(({ text }) => text.trim());
      return { base: inked[0]?.y ?? 0, size: medianOf(inked.map(({ size }) => size)), glyphs: inked };
    })
    .filter((row) => row.glyphs.length > 1);
  const near = shapes.filter(
    (shape) => (shape.path || shape.image) && rows.some((row) => isInRow(shape.box, row, 0.15)),
  );
  if (near.length > MOST) return [];
  const isNear = new Set(near);
  const others = shapes.filter((shape) => !isNear.has(shape)).slice(0, MOST);
  return toCuts(near, pictures).flatMap((cut) => {
    const row = rows.find((one) => isInRow(cut.box, one, 0.25) && isAmongWords(cut.box, one));
    if (!row || others.some((other) => isPicture(other, cut.box, row))) return [];
    return [{ cut, row, opens: isOpening(cut.box, row) }];
  });
}

/** A larger drawing that the small one is a part of; a ground under the words as well is none. */
function isPicture({ box }: Shape, cut: Box, { glyphs, size }: Row): boolean {
  if (!touches(box, cut, APART) || (box[2] - box[0] < 2 && box[3] - box[1] < 2)) return false;
  // A line drawn under the row, or a frame around it.
  if (box[3] - box[1] < 0.3 * size || box[2] - box[0] < 0.3 * size) return false;
  const beside = glyphs.filter(({ x, width }) => x + width > cut[0] - 4 * size && x < cut[2] + 4 * size);
  const covered = beside.filter(({ x, width, y }) => {
    const middle = x + width / 2;
    return middle > box[0] && middle < box[2] && y > box[1] && y - 0.5 * size < box[3];
  });
  return covered.length < 0.5 * beside.length;
}

/** About as high as the letters and at their height. */
function isInRow([left, top, right, bottom]: Box, { base, size }: Row, least: number): boolean {
  const middle = (top + bottom) / 2;
  const height = bottom - top;
  return (
    height >= least * size &&
    height <= TALLEST * size &&
    right - left <= 4 * size &&
    right - left >= 0.15 * size &&
    middle > base - 0.95 * size &&
    middle < base + 0.3 * size
  );
}

/** Words at its left or right, and no letter upon it. */
function isAmongWords([left, top, right, bottom]: Box, { glyphs, size }: Row): boolean {
  const isTall = bottom - top > TALL * size;
  const edge = isTall ? EDGE * (right - left) : 0;
  let words = 0;
  let isBefore = false;
  let isAfter = false;
  for (const { x, width } of glyphs) {
    const middle = x + width / 2;
    if (middle > left + edge && middle < right - edge) return false;
    const after = x >= right - Math.max(edge, 0.3 * size) ? x - right : Number.POSITIVE_INFINITY;
    const before =
      x + width <= left + Math.max(edge, 0.3 * size) ? left - x - width : Number.POSITIVE_INFINITY;
    if (Math.min(after, before) < 4 * size) words++;
    isBefore ||= before < NEAR * size;
    isAfter ||= after < NEAR * size;
  }
  return words > 2 && (isTall ? isBefore && isAfter : isBefore || isAfter);
}

const isOpening = ([left]: Box, { glyphs, size }: Row): boolean =>
  !glyphs.some(({ x, width }) => x + width / 2 < left && left - x - width < 2.5 * size);

/** Shapes that touch are one drawing; a picture is one by itself. */
function toCuts(shapes: readonly Shape[], pictures: ReadonlyMap<string, Picture>): Cut[] {
  const cuts: Cut[] = [];
  for (const { image, box } of shapes) {
    const picture = image ? pictures.get(image) : undefined;
    if (picture) cuts.push({ ...cutPicture(picture), box });
  }
  const groups: { box: Box; shapes: Shape[] }[] = [];
  for (const shape of shapes) {
    if (!shape.path) continue;
    const home = groups.find(({ box }) => touches(box, shape.box, APART));
    if (home) {
      home.shapes.push(shape);
      home.box = union(home.box, shape.box);
    } else groups.push({ box: shape.box, shapes: [shape] });
  }
  for (const { box, shapes: own } of groups) {
    const drawing = cutShapes(own);
    if (drawing) cuts.push({ ...drawing, box });
  }
  return cuts;
}
