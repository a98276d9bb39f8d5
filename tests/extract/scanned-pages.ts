// Makes scans of invented pages for tests: prints HTML to a PDF, draws its pages, distorts the images as a scanner or a
// phone does, and writes a PDF that contains only these images.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { warpPixels } from '../../extract/scan/image/gray-image';
import {
  apply,
  chain,
  invert,
  type Point,
  type Projection,
  squareToQuad,
} from '../../extract/scan/image/projective-transform';
import { straightenPhoto } from '../../extract/scan/image/straighten-photo';
import { imagesToPdf } from '../../extract/scan/images-to-pdf';
import type { PageRaster } from '../../extract/scan/recognize-scans';
import { loadPdfLibrary } from '../../scripts/pdf/load-pdf-library';
import { createScanReader } from '../../scripts/scan/load-scan-reader';

export interface Distortion {
  /** Angle by which the page is turned clockwise, in degrees. */
  degrees?: number;
  /** Whether the page lies on a darker table and is photographed at an angle. */
  perspective?: boolean;
  /** Whether one side of the page is in the shadow. */
  shadow?: boolean;
}

const JPEG_QUALITY = 80;

/** Draws the first pages of a PDF. */
export async function drawPages(pdf: Uint8Array, count = 1): Promise<PageRaster[]> {
  const { pdfjs, library } = await loadPdfLibrary();
  const reader = createScanReader(pdf, pdfjs, library, {});
  const pages: PageRaster[] = [];
  for (let sheet = 1; sheet <= count; sheet++) pages.push(await reader.draw(sheet));
  reader.close();
  return pages;
}

/** Draws a page with these distortions and returns it as a canvas. */
export function distort({ picture }: PageRaster, { degrees = 0, perspective, shadow }: Distortion): Canvas {
  const page = toCanvas(picture.width, picture.height, (context) => {
    const image = context.createImageData(picture.width, picture.height);
    for (const [at, value] of picture.pixels.entries()) image.data.set([value, value, value, 255], 4 * at);
    context.putImageData(image, 0, 0);
  });
  const lit = shadow ? addShadow(page) : page;
  const photo = perspective ? photograph(lit) : lit;
  return degrees ? rotate(photo, degrees, perspective ? '#5b4a3c' : '#ffffff') : photo;
}

export const toScannedPdf = (pages: readonly Canvas[]): Uint8Array =>
  imagesToPdf(
    pages.map((canvas) => ({
      jpeg: canvas.toBuffer('image/jpeg', JPEG_QUALITY),
      width: canvas.width,
      height: canvas.height,
    })),
  );

/** Writes a PDF of photographs as the site does: each page is cut out of its photograph. */
export const photosToPdf = (photos: readonly Canvas[]): Uint8Array =>
  toScannedPdf(
    photos.map((photo) => {
      const { width, height } = photo;
      const { data } = photo.getContext('2d').getImageData(0, 0, width, height);
      const sheet = straightenPhoto({ width, height, data });
      return toCanvas(sheet.width, sheet.height, (context) => {
        const image = context.createImageData(sheet.width, sheet.height);
        image.data.set(sheet.data);
        context.putImageData(image, 0, 0);
      });
    }),
  );

/** Joins two pages to one sheet, as a scan of an open book. */
export const joinPages = (left: Canvas, right: Canvas): Canvas =>
  toCanvas(left.width + right.width, Math.max(left.height, right.height), (context) => {
    context.drawImage(left, 0, 0);
    context.drawImage(right, left.width, 0);
  });

export function toCanvas(width: number, height: number, draw: (context: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(Math.round(width), Math.round(height));
  draw(canvas.getContext('2d'));
  return canvas;
}

/** Darkens the page towards its lower right corner, and makes the paper yellowish. */
const addShadow = (page: Canvas): Canvas =>
  toCanvas(page.width, page.height, (context) => {
    context.drawImage(page, 0, 0);
    const gradient = context.createLinearGradient(0, 0, page.width, page.height);
    gradient.addColorStop(0, 'rgb(250, 244, 228)');
    gradient.addColorStop(1, 'rgb(135, 125, 110)');
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = gradient;
    context.fillRect(0, 0, page.width, page.height);
  });

function rotate(page: Canvas, degrees: number, background: string): Canvas {
  const quarter = Math.round(degrees / 90) % 2 !== 0;
  const [width, height] = quarter ? [page.height, page.width] : [page.width, page.height];
  return toCanvas(width, height, (context) => {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    context.rotate((degrees * Math.PI) / 180);
    context.drawImage(page, -page.width / 2, -page.height / 2);
  });
}

/** Where the corners of the page are in the photograph, as shares of its width and height. */
const CORNERS: readonly [Point, Point, Point, Point] = [
  [0.1, 0.06],
  [0.93, 0.1],
  [0.97, 0.95],
  [0.05, 0.92],
];

function photograph(page: Canvas): Canvas {
  const { width, height } = page;
  const quad = squareToQuad(CORNERS.map(([x, y]): Point => [x * width, y * height]) as never);
  const toPage: Projection = chain(invert(quad), [width, 0, 0, 0, height, 0, 0, 0, 1]);
  const source = {
    width,
    height,
    channels: 4,
    bytes: page.getContext('2d').getImageData(0, 0, width, height).data,
  };
  return toCanvas(width, height, (context) => {
    const photo = context.createImageData(width, height);
    warpPixels(source, toPage, { width, height, channels: 4, bytes: photo.data });
    // Points outside the page are white after the transformation. They get the color of the table, because a photograph
    // shows the table there.
    const table = [91, 74, 60, 255];
    const toSquare = invert(quad);
    for (let at = 0; at < width * height; at++) {
      const [u, v] = apply(toSquare, at % width, Math.floor(at / width));
      if (u < 0 || u > 1 || v < 0 || v > 1) photo.data.set(table, 4 * at);
    }
    context.putImageData(photo, 0, 0);
  });
}

/** The words of a text in lowercase, without punctuation, each with the number of its occurrences. */
export function countedWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text
    .toLowerCase()
    .replace(/[’ʼ']/g, '’')
    .matchAll(/[\p{L}\p{N}’]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Returns the recall (`found`, the share of the true words that were recognized) and the precision (`right`, the
 * share of the recognized words that are true).
 */
export function compareWords(truth: string, recognized: string): { found: number; right: number } {
  const [expected, actual] = [countedWords(truth), countedWords(recognized)];
  let common = 0;
  for (const [word, count] of expected) common += Math.min(count, actual.get(word) ?? 0);
  const sum = (counts: Map<string, number>) =>
    [...counts.values()].reduce((total, count) => total + count, 0);
  return { found: common / sum(expected), right: common / Math.max(1, sum(actual)) };
}
