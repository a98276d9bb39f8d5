// Encodes an image with few colors as a PNG with a palette. Such a PNG has a third of the size of a true-color PNG.
import { deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Encodes opaque pixels. Each pixel has four bytes (RGBA). */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const { palette, indexes } = toPalette(pixels);
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row++)
    rows.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // Bit depth 8 and color type 3, which means palette indexes.
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    // Level 7 would take a third longer than level 6 and save 1% of the size; higher levels would take eight times as
    // long and save 5%. The window has 8 KB, because repeated bytes are only a few rows apart. A larger window would
    // be slower and give longer codes.
    chunk('IDAT', deflateSync(rows, { level: 6, windowBits: 13 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface Palette {
  palette: number[];
  indexes: Uint8Array;
}

/**
 * Reduces the image to at most 256 colors. Colors with the same upper five bits in each channel form a group. The first
 * pixel of a group determines its color, so areas with one color keep it exactly. If there are more than 256 groups,
 * only the upper four bits are used.
 */
const toPalette = (pixels: Uint8Array): Palette => findPalette(pixels, 3) ?? getPalette(pixels, 4);

function getPalette(pixels: Uint8Array, droppedBits: number): Palette {
  const palette = findPalette(pixels, droppedBits);
  if (!palette) throw new Error('Unexpected image with many colors, expected at most 256.');
  return palette;
}

function findPalette(pixels: Uint8Array, droppedBits: number): Palette | undefined {
  const palette: number[] = [];
  /** For each group of colors: its index in the palette, plus 1. 0 if the palette does not contain the group yet. */
  const numbers = new Uint16Array(2 ** 15);
  const indexes = new Uint8Array(pixels.length / 4);
  // Most pixels have the color of the pixel before them. Therefore this loop compares pixels as numbers of 32 bits, and
  // writes all adjacent pixels of one color at once.
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, indexes.length);
  for (let start = 0, end = 0; start < indexes.length; start = end) {
    const color = colors[start];
    do end++;
    while (colors[end] === color);
    const red = pixels[start * 4] as number;
    const green = pixels[start * 4 + 1] as number;
    const blue = pixels[start * 4 + 2] as number;
    const group = ((red >> droppedBits) << 10) | ((green >> droppedBits) << 5) | (blue >> droppedBits);
    if (numbers[group] === 0) numbers[group] = palette.push(red, green, blue) / 3;
    indexes.fill((numbers[group] as number) - 1, start, end);
  }
  return palette.length > 3 * 256 ? undefined : { palette, indexes };
}

/** Lookup table for CRC-32, from the PNG specification. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  let crc = 0xffffffff;
  for (const byte of named) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
