// Keeps what pages share: fonts, outlines of letters, drawings, and the dots of small pictures.

import type { Font, Picture, Shape } from '../pdf-types';
import { drawingKey, type FontRef, ICON_DOTS, type Operators } from './interpret-operators';
import type { Matrix } from './matrix';
import { type RawFont, readFont } from './parse-font-name';
import { draftPath } from './path-outline';
import { drawLetters } from './type3-glyphs';

export interface Objects {
  has: (key: string) => boolean;
  /** Now, or when it has come. */
  get: (key: string, come?: (value: unknown) => void) => unknown;
}

/** Where the reader of PDFs lays what a page needs. */
export interface Laid {
  commonObjs: Objects;
  objs: Objects;
}

export function createStore(operators: Operators) {
  const fonts: Font[] = [];
  const refs = new Map<string, FontRef>();
  const pictures = new Map<string, Picture>();
  const outlines = new Map<string, string>();
  const drawings = new Map<string, readonly Shape[]>();
  const fresh: Shape[] = [];
  async function keepPicture(key: string, name: string, { objs, commonObjs }: Laid): Promise<void> {
    const objects = name.startsWith('g_') ? commonObjs : objs;
    const picture = toPicture(await new Promise((resolve) => objects.get(name, resolve)));
    if (picture) pictures.set(key, picture);
  }
  return {
    fonts,
    pictures,
    outlines,
    drawings,
    /** Waits for the dots of the icons among the shapes, and of those that fonts draw. */
    async keepPictures(shapes: readonly Shape[], raw: Laid, sheet: number): Promise<void> {
      const drawn = [...shapes, ...fresh.splice(0)].filter(({ image }) => image);
      const names = new Set(drawn.map(({ image = '' }) => image));
      // Named before they come: one that never does takes no other away.
      for (const shape of drawn) shape.image = `${sheet} ${shape.image}`;
      await Promise.all([...names].map((name) => keepPicture(`${sheet} ${name}`, name, raw)));
    },
    fontOf(key: string, objects: Objects): FontRef | undefined {
      const known = refs.get(key);
      if (known || !objects.has(key)) return known;
      const raw = objects.get(key) as RawFont & { fontMatrix?: number[]; vertical?: boolean };
      const letters = drawLetters(raw, operators);
      const font: Font = { ...readFont(raw), ...(letters?.drawings && { drawn: true }) };
      const ref: FontRef = {
        at: fonts.push(font) - 1,
        key,
        unit: raw.fontMatrix?.[0] || 0.001,
        scale: letters?.scale ?? 1,
        vertical: Boolean(raw.vertical),
        ...(letters?.drawings && { drawings: letters.drawings }),
      };
      refs.set(key, ref);
      // All at once: the pictures among them lie with the page that brings the font.
      for (const [name, shapes] of letters?.drawings ?? []) {
        fresh.push(...shapes);
        drawings.set(drawingKey(key, name), shapes);
      }
      return ref;
    },
    keepOutline(key: string, objects: Objects): void {
      if (outlines.has(key) || !objects.has(key)) return;
      const { path } = (objects.get(key) ?? {}) as { path?: ArrayLike<number> };
      const drawn = path && draftPath(path, SIGN);
      if (drawn) outlines.set(key, drawn);
    },
  };
}

/** Outlines are kept in thousandths of the size. */
const SIGN: Matrix = [1000, 0, 0, 1000, 0, 0];

/** Eight dots a byte. */
const bytesOfRow = (width: number): number => (width + 7) >> 3;

/** A bit, three or four numbers a dot: how the library hands pictures on. */
const [BITS, RGB, RGBA] = [1, 2, 3];

function toPicture(raw: unknown): Picture | undefined {
  const {
    width = 0,
    height = 0,
    data,
    kind,
  } = (raw ?? {}) as { width?: number; height?: number; data?: Uint8ClampedArray; kind?: number };
  if (!data || !width || !height || width > ICON_DOTS || height > ICON_DOTS) return undefined;
  const rgba = new Uint8ClampedArray(width * height * 4);
  if (kind === RGBA && data.length >= rgba.length) rgba.set(data.subarray(0, rgba.length));
  else if (kind === RGB && data.length >= width * height * 3)
    for (let at = 0; at < width * height; at++)
      rgba.set([data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0, 255], 4 * at);
  else if (kind === BITS || (kind === undefined && data.length >= bytesOfRow(width) * height))
    for (let at = 0; at < width * height; at++) {
      const byte = data[Math.floor(at / width) * bytesOfRow(width) + ((at % width) >> 3)] ?? 0;
      const value = byte & (0x80 >> ((at % width) & 7)) ? 255 : 0;
      // Without a kind it is a stencil: what is 0 is inked.
      rgba.set(kind === BITS ? [value, value, value, 255] : [0, 0, 0, 255 - value], 4 * at);
    }
  else return undefined;
  return { width, height, rgba };
}
