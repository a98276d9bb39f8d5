// Draws the image of a link preview as SVG: the game's color, the entry's title and its first rule.

import { breakLines, limitLines, type Typeface } from './font-metrics';
import { PREVIEW_SIZE } from './preview-meta-tags';
import { escapeHtml } from './rule-share-page';

export interface PreviewImageText {
  /** Background: the color of the game, dark enough for white text. */
  colour: string;
  /** Inner SVG of the game's emblem, drawn in a square of 24 × 24 units. */
  emblem?: string;
  game: string;
  title: string;
  text: string;
  /** Name of the book and the page number. */
  source: string;
  site: string;
}

export interface PreviewImageFonts {
  title: Typeface;
  text: Typeface;
  plain: Typeface;
}

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const MARGIN = 72;
const INNER = WIDTH - 2 * MARGIN;
/** Baseline of the first line of small text, in pixels from the top. */
const TOP = 108;
/** Baseline of the last line of small text, in pixels from the top. */
const BOTTOM = HEIGHT - 60;
const SMALL = 32;
const TEXT = 40;
const LEADING = 1.38;
/**
 * Font sizes of the title, in pixels. The image uses the largest size at which the title fits in two lines. If the
 * title fits at no size, it gets at most three lines of the smallest size.
 */
const TITLE_SIZES = [92, 80, 68, 58] as const;

export function drawPreviewImage(words: PreviewImageText, faces: PreviewImageFonts): string {
  const { lines: title, size } = setTitle(words.title, faces.title);
  const first = TOP + 52 + size;
  const titleEnd = first + (title.length - 1) * size * 1.1;
  const textTop = titleEnd + 46 + TEXT;
  const room = Math.floor((BOTTOM - SMALL - 36 - textTop) / (TEXT * LEADING)) + 1;
  const measure = INNER / TEXT;
  const text = limitLines(breakLines(words.text, faces.text, measure), room, faces.text, measure);
  const site = faces.plain.width(words.site) * SMALL;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${words.colour}"/>`,
    drawEmblem(words.emblem),
    line(words.game, words.emblem ? MARGIN + 60 : MARGIN, TOP, SMALL, faces.plain),
    ...title.map((one, index) => line(one, MARGIN, first + index * size * 1.1, size, faces.title)),
    ...text.map((one, index) => line(one, MARGIN, textTop + index * TEXT * LEADING, TEXT, faces.text)),
    line(words.source, MARGIN, BOTTOM, SMALL, faces.plain),
    line(words.site, WIDTH - MARGIN - site, BOTTOM, SMALL, faces.plain),
    '</svg>',
  ].join('\n');
}

function setTitle(title: string, face: Typeface): { lines: string[]; size: number } {
  const settings = TITLE_SIZES.map((size) => ({ size, lines: breakLines(title, face, INNER / size) }));
  const fits = settings.find(
    ({ size, lines }) => lines.length <= 2 && lines.every((one) => face.width(one) * size <= INNER),
  );
  if (fits) return fits;
  const smallest = TITLE_SIZES[TITLE_SIZES.length - 1] ?? TEXT;
  const measure = INNER / smallest;
  return { size: smallest, lines: limitLines(breakLines(title, face, measure), 3, face, measure) };
}

function line(text: string, x: number, y: number, size: number, face: Typeface): string {
  const runs = face
    .runs(text)
    .map((run) => `<tspan font-family="${run.family}">${escapeHtml(run.text)}</tspan>`)
    .join('');
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="#fff" xml:space="preserve">${runs}</text>`;
}

const drawEmblem = (emblem: string | undefined): string =>
  emblem
    ? `<g transform="translate(${MARGIN - 4} ${TOP - 36}) scale(2)" fill="none" stroke="#fff" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${emblem}</g>`
    : '';

const round = (value: number): number => Math.round(value * 100) / 100;
