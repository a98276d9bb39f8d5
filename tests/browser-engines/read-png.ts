// Decodes a screenshot. Supports only the PNG format that browsers write: 8 bits per channel, RGB or RGBA, not
// interlaced.
import { inflateSync } from 'node:zlib';

export interface Pixels {
  width: number;
  height: number;
  /** Pixels of four bytes each: red, green, blue, alpha. */
  data: Uint8ClampedArray;
}

const SIGNATURE_LENGTH = 8;
/** Maps a PNG color type to the number of bytes per pixel: 2 is RGB, 6 is RGBA. */
const CHANNELS: Record<number, number> = { 2: 3, 6: 4 };

export function readPng(png: Buffer): Pixels {
  const parts: Buffer[] = [];
  for (let at = SIGNATURE_LENGTH; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = CHANNELS[png[25] ?? 0];
  if (png[24] !== 8 || !channels || png[28] !== 0)
    throw new Error('Unexpected kind of PNG, expected 8 bits per channel, RGB or RGBA.');
  const lines = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < channels; channel++)
      data[pixel * 4 + channel] = lines[pixel * channels + channel] ?? 0;
  return { width, height, data };
}

/**
 * Reverses the PNG filters. Each byte is stored as its difference from a value predicted from the bytes to its left and
 * above.
 */
function unfilter(raw: Buffer, length: number, height: number, step: number): Uint8Array {
  const out = new Uint8Array(length * height);
  for (let line = 0; line < height; line++) {
    const from = line * (length + 1);
    const kind = raw[from] ?? 0;
    for (let at = 0; at < length; at++) {
      const place = line * length + at;
      const left = at >= step ? (out[place - step] ?? 0) : 0;
      const above = line > 0 ? (out[place - length] ?? 0) : 0;
      const corner = line > 0 && at >= step ? (out[place - length - step] ?? 0) : 0;
      out[place] = (raw[from + 1 + at] ?? 0) + predict(kind, left, above, corner);
    }
  }
  return out;
}

/** Predicts a byte with a filter of the PNG specification: 1 Sub, 2 Up, 3 Average, 4 Paeth. */
function predict(kind: number, left: number, above: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) return 0;
  const sum = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(sum - left), Math.abs(sum - above), Math.abs(sum - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
