// Stores the resources that the pages of a PDF share: fonts, outlines of glyphs, drawings of Type 3 glyphs, and the
// pixels of small images.

import type { Font, RasterImage, Shape } from '../pdf-types';
import type { FontRef, OperatorCodes } from './graphics-state';
import type { Matrix } from './matrix';
import { type RawFont, rawFontToFont } from './parse-font-name';
import { MAX_ICON_PIXELS } from './path-operators';
import { outlineToPath } from './path-to-svg-data';
import { drawingKey } from './text-operators';
import { interpretType3Font } from './type3-glyphs';

export interface PdfObjects {
  has: (key: string) => boolean;
  /**
   * Returns the object with this key. With `onArrival`, returns nothing, and `onArrival` is called with the object when
   * pdf.js has received it.
   */
  get: (key: string, onArrival?: (value: unknown) => void) => unknown;
}

/** The two collections in which pdf.js stores the resources of a page. */
export interface PageObjects {
  commonObjs: PdfObjects;
  objs: PdfObjects;
}

export function createResourceStore(operators: OperatorCodes) {
  const fonts: Font[] = [];
  const refs = new Map<string, FontRef>();
  const images = new Map<string, RasterImage>();
  const outlines = createOutlines();
  const drawings = new Map<string, readonly Shape[]>();
  /**
   * Shapes of Type 3 fonts that were loaded since the last call to `storeImages`, so that the next call also stores
   * their images.
   */
  const newType3Shapes: Shape[] = [];
  async function storeImage(key: string, name: string, { objs, commonObjs }: PageObjects): Promise<void> {
    const objects = name.startsWith('g_') ? commonObjs : objs;
    const image = rawToImage(await new Promise((resolve) => objects.get(name, resolve)));
    if (image) images.set(key, image);
  }
  return {
    fonts,
    images,
    outlines,
    drawings,
    /** Waits for the pixels of the small images among the shapes and in newly loaded Type 3 fonts, and stores them. */
    async storeImages(shapes: readonly Shape[], raw: PageObjects, sheet: number): Promise<void> {
      const drawn = [...shapes, ...newType3Shapes.splice(0)].filter(({ image }) => image);
      const names = new Set(drawn.map(({ image = '' }) => image));
      // Changes the keys of all shapes before it waits. If one image never arrives, the other shapes still have valid
      // keys.
      for (const shape of drawn) shape.image = `${sheet} ${shape.image}`;
      await Promise.all([...names].map((name) => storeImage(`${sheet} ${name}`, name, raw)));
    },
    findFont(key: string, objects: PdfObjects): FontRef | undefined {
      const known = refs.get(key);
      if (known || !objects.has(key)) return known;
      const raw = objects.get(key) as RawFont & { fontMatrix?: number[]; vertical?: boolean };
      const type3 = interpretType3Font(raw, operators);
      const font: Font = { ...rawFontToFont(raw), ...(type3?.drawings && { isType3: true }) };
      const ref: FontRef = {
        index: fonts.push(font) - 1,
        key,
        widthUnit: raw.fontMatrix?.[0] || 0.001,
        scale: type3?.scale ?? 1,
        vertical: Boolean(raw.vertical),
        ...(type3?.drawings && { drawings: type3.drawings }),
      };
      refs.set(key, ref);
      // The shapes of all glyphs are registered now, even of glyphs on later pages, because pdf.js delivers their
      // images only with the page that loads the font.
      for (const [name, shapes] of type3?.drawings ?? []) {
        newType3Shapes.push(...shapes);
        drawings.set(drawingKey(key, name), shapes);
      }
      return ref;
    },
    storeOutline(key: string, objects: PdfObjects): void {
      if (outlines.has(key) || !objects.has(key)) return;
      const { path } = (objects.get(key) ?? {}) as { path?: ArrayLike<number> };
      if (path) outlines.set(key, path);
    },
  };
}

/**
 * Stores the outlines of glyphs. An outline is converted to an SVG path when it is read for the first time, because
 * most outlines are never read.
 */
function createOutlines() {
  const raw = new Map<string, ArrayLike<number>>();
  const paths = new Map<string, string | undefined>();
  return {
    has: (key: string): boolean => raw.has(key),
    set: (key: string, path: ArrayLike<number>): void => {
      raw.set(key, path);
    },
    get: (key: string): string | undefined => {
      const path = raw.get(key);
      if (path && !paths.has(key)) paths.set(key, outlineToPath(path, OUTLINE_SCALE));
      return paths.get(key);
    },
  };
}

/** Scales an outline to thousandths of the font size. */
const OUTLINE_SCALE: Matrix = [1000, 0, 0, 1000, 0, 0];

/** Returns the number of bytes in one row of an image with one bit per pixel. */
const bytesOfRow = (width: number): number => (width + 7) >> 3;

/** The `ImageKind` values of pdf.js for 1, 24 and 32 bits per pixel. */
const [BITS, RGB, RGBA] = [1, 2, 3];

function rawToImage(raw: unknown): RasterImage | undefined {
  const {
    width = 0,
    height = 0,
    data,
    kind,
  } = (raw ?? {}) as { width?: number; height?: number; data?: Uint8ClampedArray; kind?: number };
  if (!data || !width || !height || width > MAX_ICON_PIXELS || height > MAX_ICON_PIXELS) return undefined;
  const rgba = new Uint8ClampedArray(width * height * 4);
  if (kind === RGBA && data.length >= rgba.length) rgba.set(data.subarray(0, rgba.length));
  else if (kind === RGB && data.length >= width * height * 3)
    for (let at = 0; at < width * height; at++)
      rgba.set([data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0, 255], 4 * at);
  else if (kind === BITS || (kind === undefined && data.length >= bytesOfRow(width) * height))
    for (let at = 0; at < width * height; at++) {
      const byte = data[Math.floor(at / width) * bytesOfRow(width) + ((at % width) >> 3)] ?? 0;
      const value = byte & (0x80 >> ((at % width) & 7)) ? 255 : 0;
      // An image without a kind is a stencil mask: the bits with the value 0 are painted.
      rgba.set(kind === BITS ? [value, value, value, 255] : [0, 0, 0, 255 - value], 4 * at);
    }
  else return undefined;
  return { width, height, rgba };
}
