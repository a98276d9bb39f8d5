// Reads the size of a picture from the header of its file, so that a huge picture is refused before it is decoded.
import { SCAN_LIMITS } from '../scan-limits';

export interface PictureSize {
  width: number;
  height: number;
}

/** Returns the size of a PNG, JPEG, GIF, WebP or BMP in pixels. Undefined for other files and for damaged headers. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  try {
    if (start.startsWith('\x89PNG')) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (start.startsWith('GIF8')) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (start.startsWith('BM'))
      return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
    if (/^RIFF.{4}WEBP/s.test(start)) return webpSize(view, start.slice(12));
    return start.startsWith('\xff\xd8') ? jpegSize(view) : undefined;
  } catch {
    // A RangeError means that the file ends inside the header.
    return undefined;
  }
}

export const hasTooManyPixels = ({ width, height }: PictureSize): boolean =>
  width * height > SCAN_LIMITS.imagePixels;

/** Reads the size from the first frame header (SOF) of a JPEG (ITU-T T.81, B.2.2). */
function jpegSize(view: DataView): PictureSize | undefined {
  for (let at = 2; at < view.byteLength; ) {
    const marker = view.getUint8(at) === 0xff ? view.getUint8(at + 1) : 0;
    // Decoders skip bytes between two segments, and a marker can begin with any number of bytes of the value 255.
    if (marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8)) at++;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Reads the size of a WebP with lossy (`VP8 `), lossless (`VP8L`) or extended (`VP8X`) format (RFC 9649). */
function webpSize(view: DataView, format: string): PictureSize | undefined {
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (format === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 };
  if (format === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (format !== 'VP8L') return undefined;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
