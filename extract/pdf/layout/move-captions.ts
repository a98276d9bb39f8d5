// Moves captions of pictures to the end of their section; otherwise they would stand in the middle of a sentence. A
// caption is a short text in smaller or italic type that is next to a picture or far from other text.
import type { BodyFont } from '../headings/body-font';
import type { BoundingBox, Shape, TextLine } from '../pdf-types';
import { areaOf } from './bounding-box';

/** Maximum number of lines and characters of a caption. */
const [MAX_LINES, MAX_LENGTH] = [3, 160];
/** Maximum size of caption type, as a share of the body font size. */
const MAX_SIZE_SHARE = 0.93;
/** Maximum distance between a caption and its picture, as a multiple of the font size. */
const MAX_PICTURE_DISTANCE = 1.4;
/**
 * Minimum distances to the text above and below a caption, as multiples of the font size. The distance above is
 * needed only if no picture was found beside the caption.
 */
const [MIN_GAP_ABOVE, MIN_GAP_BELOW] = [3.2, 1.6];
/** Minimum width and height of a picture, in points, and its maximum area as a share of the page. */
const [MIN_PICTURE, MAX_PICTURE_SHARE] = [24, 0.5];
/** Maximum number of sheets (pages of the PDF file) between a caption and its new place. */
const MAX_SHEETS_MOVED = 1;

export interface CaptionSheet {
  sheet: number;
  width: number;
  height: number;
  shapes: readonly Shape[];
}

export function moveCaptions(
  lines: readonly TextLine[],
  sheets: readonly CaptionSheet[],
  body: BodyFont,
): TextLine[] {
  const pictures = new Map(sheets.map((sheet) => [sheet.sheet, picturesOf(sheet)]));
  const onSheet = new Map<number, TextLine[]>();
  for (const line of lines) onSheet.set(line.sheet, [...(onSheet.get(line.sheet) ?? []), line]);
  const result: TextLine[] = [];
  // Captions that wait for their new place: the end of the section, or the end of the page if the caption is not
  // beside its section.
  const held: Record<'section' | 'page', TextLine[]> = { section: [], page: [] };
  let section: TextLine[] = [];
  for (const run of toRuns(lines)) {
    const first = run[0] as TextLine;
    const isEnd = (caption: TextLine | undefined, isLater: boolean) =>
      caption &&
      ((first.level && isLater) ||
        first.region !== caption.region ||
        first.sheet > caption.sheet + MAX_SHEETS_MOVED);
    if (isEnd(held.section[0], true)) result.push(...held.section.splice(0));
    if (isEnd(held.page[0], first.sheet > (held.page[0]?.sheet ?? 0))) result.push(...held.page.splice(0));
    if (first.level) section = [];
    if (isCaption(run, onSheet.get(first.sheet) ?? [], pictures.get(first.sheet) ?? [], body))
      held[isBeside(run, section) ? 'section' : 'page'].push(...run);
    else {
      result.push(...run);
      section.push(...run);
    }
  }
  return [...result, ...held.section, ...held.page];
}

/** Maximum vertical distance between a caption and the text of its section, as a multiple of the font size. */
const MAX_SECTION_DISTANCE = 8;

/** Whether text of the section is on the same page at about the height of the caption. */
const isBeside = ([caption]: readonly TextLine[], section: readonly TextLine[]): boolean =>
  caption !== undefined &&
  section.some(
    ({ sheet, base }) =>
      sheet === caption.sheet && Math.abs(base - caption.base) < MAX_SECTION_DISTANCE * caption.size,
  );

const picturesOf = ({ shapes, width, height }: CaptionSheet): BoundingBox[] =>
  shapes.flatMap(({ box, kind, rectangle }) =>
    (kind === 'image' || !rectangle) &&
    box[2] - box[0] > MIN_PICTURE &&
    box[3] - box[1] > MIN_PICTURE &&
    areaOf(box) < MAX_PICTURE_SHARE * width * height
      ? [box]
      : [],
  );

/** Groups successive lines of one style, each directly below the one before it. */
function toRuns(lines: readonly TextLine[]): TextLine[][] {
  const runs: TextLine[][] = [];
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1);
    const isNext =
      last &&
      last.sheet === line.sheet &&
      last.region === line.region &&
      Math.abs(last.size - line.size) < 0.05 * line.size &&
      last.italic === line.italic &&
      !last.level === !line.level &&
      line.base > last.base &&
      line.base - last.base < 1.6 * line.size &&
      line.box[0] < last.box[2] &&
      line.box[2] > last.box[0];
    if (isNext) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs;
}

function isCaption(
  run: readonly TextLine[],
  onSheet: readonly TextLine[],
  pictures: readonly BoundingBox[],
  body: BodyFont,
): boolean {
  const first = run[0] as TextLine;
  const last = run.at(-1) as TextLine;
  const isOtherStyle = first.size < MAX_SIZE_SHARE * body.size || (first.italic && !body.italic);
  if (
    !isOtherStyle ||
    run.length > MAX_LINES ||
    // A text that starts with a number, such as “24 owl cards”, is an item of a components list.
    /^\d/.test(first.text) ||
    run.reduce((sum, { text }) => sum + text.length, 0) > MAX_LENGTH ||
    run.some(({ level, cells, bullet, drop }) => level || cells || bullet || drop)
  )
    return false;
  const left = Math.min(...run.map(({ box }) => box[0]));
  const right = Math.max(...run.map(({ box }) => box[2]));
  const near = onSheet.filter(
    (other) => !run.includes(other) && !other.drop && other.box[0] < right && other.box[2] > left,
  );
  // If other text is on the same baseline, the lines of `run` are part of that text or of a table, not a caption.
  if (near.some(({ base }) => base > first.base - 0.5 * first.size && base < last.base + 0.5 * last.size))
    return false;
  // If other lines of the same style start at the same x position, the lines of `run` are part of a list, not a
  // caption.
  const isListed = onSheet.some(
    (other) =>
      !run.includes(other) &&
      other.font === first.font &&
      Math.abs(other.size - first.size) < 0.1 &&
      Math.abs(other.indent - first.indent) < 0.3 * first.size &&
      Math.min(Math.abs(other.base - first.base), Math.abs(other.base - last.base)) < 4 * first.size,
  );
  if (isListed) return false;
  const above = Math.min(...near.map(({ base }) => (base < first.base ? first.base - base : Infinity)));
  const below = Math.min(...near.map(({ base }) => (base > last.base ? base - last.base : Infinity)));
  if (Math.min(above, below) < MIN_GAP_BELOW * first.size) return false;
  const reach = MAX_PICTURE_DISTANCE * first.size;
  const hasPicture = pictures.some(
    (box) =>
      Math.min(box[2], right) - Math.max(box[0], left) > 0.5 * Math.min(right - left, box[2] - box[0]) &&
      (Math.abs(first.base - first.size - box[3]) < reach || Math.abs(box[1] - last.base) < reach),
  );
  // The first or last text of a page may be a running header, so it is a caption only if it is next to a picture.
  const others = onSheet.filter((other) => !run.includes(other));
  const isOutermost =
    others.every(({ base }) => base > last.base) || others.every(({ base }) => base < first.base);
  return hasPicture || (above > MIN_GAP_ABOVE * first.size && !isOutermost);
}
