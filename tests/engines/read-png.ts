// A picture of a page to its pixels: as much of PNG as browsers write.
import { inflateSync } from 'node:zlib';

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue, opacity. */
  data: Uint8ClampedArray;
}

const HEAD = 8;
/** Bytes of a pixel by the kind of colour: red, green and blue, perhaps with opacity. */
const CHANNELS: Record<number, number> = { 2: 3, 6: 4 };

export function readPng(png: Buffer): Pixels {
  const parts: Buffer[] = [];
  for (let at = HEAD; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = CHANNELS[png[25] ?? 0];
  if (png[24] !== 8 || !channels || png[28] !== 0) throw new Error('Not a picture of a page.');
  const lines = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < channels; channel++)
      data[pixel * 4 + channel] = lines[pixel * channels + channel] ?? 0;
  return { width, height, data };
}

/** Every line says how far each byte is from the ones beside and above it. */
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
      out[place] = (raw[from + 1 + at] ?? 0) + guess(kind, left, above, corner);
    }
  }
  return out;
}

function guess(kind: number, left: number, above: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) return 0;
  const sum = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(sum - left), Math.abs(sum - above), Math.abs(sum - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
