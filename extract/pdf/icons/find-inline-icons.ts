// Finds small images and vector drawings inside lines of text, such as a drawn die in “roll a ⚅”. Inserts a glyph
// with a private-use character for each, so that the layout analysis treats the icon as a letter.
import { touches, union } from '../layout/bounding-box';
import { glyphsToRows } from '../layout/group-glyphs-into-rows';
import { median } from '../layout/median';
import type { BoundingBox, Glyph, RasterImage, Shape } from '../pdf-types';
import type { UprightPage } from '../read/rotate-upright';
import type { IconRegistry } from './icon-registry';
import { type IconDrawing, imageToDrawing, shapesToDrawing } from './shapes-to-icon';

interface PlacedDrawing extends IconDrawing {
  box: BoundingBox;
}

interface Row {
  base: number;
  size: number;
  glyphs: Glyph[];
}

/** A drawing inside a row of text. */
interface InlineDrawing {
  cut: PlacedDrawing;
  row: Row;
  /** Whether the drawing is at the start of its line. */
  isFirst: boolean;
}

/** Maximum height of a drawing with words on one side, as a multiple of the font size. */
const MAX_HEIGHT = 2.1;
/**
 * Maximum height of a drawing with words close to it on both sides, as a multiple of the font size. The words show
 * that the drawing belongs to the line.
 */
const MAX_HEIGHT_BETWEEN_WORDS = 2.6;
/**
 * How far letters may overlap each side of a drawing taller than `MAX_HEIGHT`, as a share of the drawing's width. Such
 * drawings have empty margins. Letters may not overlap other drawings.
 */
const MARGIN = 0.12;
/** Maximum gap between a drawing and the next word, as a multiple of the font size. */
const MAX_WORD_GAP = 1.6;

/** Maximum gap between two shapes of one drawing, in points. */
const MAX_SHAPE_GAP = 0.5;
/**
 * Maximum number of small shapes on a page. A page with more shapes has a vector picture, so the search for icons skips
 * the page. The limit also bounds the time, because each pair of shapes is compared.
 */
const MAX_SHAPES = 3000;

/**
 * Returns the glyphs of each page and a new glyph for each drawing inside a line. A drawing is a bullet (•) if at least
 * three copies of it, and more than 70% of its copies, are at the start of a line. Any other drawing is an icon.
 */
export function findInlineIcons(
  pages: readonly UprightPage[],
  images: ReadonlyMap<string, RasterImage>,
  registry: IconRegistry,
): Glyph[][] {
  const drawings = pages.map((page) => findDrawings(page, images));
  const counts = new Map<string, { all: number; isFirst: number }>();
  for (const { cut, isFirst } of drawings.flat()) {
    const count = counts.get(cut.key) ?? { all: 0, isFirst: 0 };
    counts.set(cut.key, { all: count.all + 1, isFirst: count.isFirst + (isFirst ? 1 : 0) });
  }
  return pages.map(({ glyphs }, at) => [
    ...glyphs,
    ...(drawings[at] ?? []).map(({ cut, row }): Glyph => {
      const { all, isFirst } = counts.get(cut.key) ?? { all: 0, isFirst: 0 };
      const isBullet = isFirst >= 3 && isFirst > 0.7 * all;
      const text = isBullet ? '•' : registry.characterForDrawing(cut);
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
        outlineKey: '',
        rotation: 0,
        stroked: false,
      };
    }),
  ]);
}

function findDrawings(
  { glyphs, shapes }: UprightPage,
  images: ReadonlyMap<string, RasterImage>,
): InlineDrawing[] {
  const rows = glyphsToRows(glyphs)
    .map((all): Row => {
      const inked = all.filter(({ text }) => text.trim());
      return { base: inked[0]?.y ?? 0, size: median(inked.map(({ size }) => size)), glyphs: inked };
    })
    .filter((row) => row.glyphs.length > 1);
  const near = shapes.filter(
    (shape) => (shape.path || shape.image) && rows.some((row) => isInRow(shape.box, row, 0.15)),
  );
  if (near.length > MAX_SHAPES) return [];
  const isNear = new Set(near);
  const others = shapes.filter((shape) => !isNear.has(shape)).slice(0, MAX_SHAPES);
  return groupShapes(near, images).flatMap(({ box, draw }) => {
    const row = rows.find((one) => isInRow(box, one, 0.25) && isAmongWords(box, one));
    if (!row || others.some((other) => isPicture(other, box, row))) return [];
    const drawing = draw();
    return drawing ? [{ cut: { ...drawing, box }, row, isFirst: isAtStart(box, row) }] : [];
  });
}

/**
 * Whether the small drawing `cut` is only a part of the larger picture `box`, and therefore not an icon. A shape behind
 * most of the nearby words is a background, not a picture.
 */
function isPicture({ box }: Shape, cut: BoundingBox, { glyphs, size }: Row): boolean {
  if (!touches(box, cut, MAX_SHAPE_GAP) || (box[2] - box[0] < 2 && box[3] - box[1] < 2)) return false;
  // A thin shape is an underline or one side of a frame, not a picture.
  if (box[3] - box[1] < 0.3 * size || box[2] - box[0] < 0.3 * size) return false;
  const beside = glyphs.filter(({ x, width }) => x + width > cut[0] - 4 * size && x < cut[2] + 4 * size);
  const covered = beside.filter(({ x, width, y }) => {
    const middle = x + width / 2;
    return middle > box[0] && middle < box[2] && y > box[1] && y - 0.5 * size < box[3];
  });
  return covered.length < 0.5 * beside.length;
}

/**
 * Whether the box is about as tall as the letters of the row and is on the same baseline. `least` is the minimum
 * height as a multiple of the font size.
 */
function isInRow([left, top, right, bottom]: BoundingBox, { base, size }: Row, least: number): boolean {
  const middle = (top + bottom) / 2;
  const height = bottom - top;
  return (
    height >= least * size &&
    height <= MAX_HEIGHT_BETWEEN_WORDS * size &&
    right - left <= 4 * size &&
    right - left >= 0.15 * size &&
    middle > base - 0.95 * size &&
    middle < base + 0.3 * size
  );
}

/**
 * Whether words of the row are directly to the left or right of the box, and no letter is inside the box. A tall box
 * needs words on both sides.
 */
function isAmongWords([left, top, right, bottom]: BoundingBox, { glyphs, size }: Row): boolean {
  const isTall = bottom - top > MAX_HEIGHT * size;
  const edge = isTall ? MARGIN * (right - left) : 0;
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
    isBefore ||= before < MAX_WORD_GAP * size;
    isAfter ||= after < MAX_WORD_GAP * size;
  }
  return words > 2 && (isTall ? isBefore && isAfter : isBefore || isAfter);
}

/** Whether the box is at the start of its line: no words are directly before it. */
const isAtStart = ([left]: BoundingBox, { glyphs, size }: Row): boolean =>
  !glyphs.some(({ x, width }) => x + width / 2 < left && left - x - width < 2.5 * size);

/**
 * Shapes that may form an icon. `draw` converts them to an SVG. This is slow, so it is called only for shapes inside a
 * line.
 */
interface ShapeGroup {
  box: BoundingBox;
  draw: () => IconDrawing | undefined;
}

/** Groups shapes that touch each other. An image is a group by itself. */
function groupShapes(shapes: readonly Shape[], images: ReadonlyMap<string, RasterImage>): ShapeGroup[] {
  const pictures = shapes.flatMap(({ image, box }): ShapeGroup[] => {
    const picture = image ? images.get(image) : undefined;
    return picture ? [{ box, draw: () => imageToDrawing(picture) }] : [];
  });
  const groups: { box: BoundingBox; shapes: Shape[] }[] = [];
  for (const shape of shapes) {
    if (!shape.path) continue;
    const home = groups.find(({ box }) => touches(box, shape.box, MAX_SHAPE_GAP));
    if (home) {
      home.shapes.push(shape);
      home.box = union(home.box, shape.box);
    } else groups.push({ box: shape.box, shapes: [shape] });
  }
  return [...pictures, ...groups.map(({ box, shapes: own }) => ({ box, draw: () => shapesToDrawing(own) }))];
}
