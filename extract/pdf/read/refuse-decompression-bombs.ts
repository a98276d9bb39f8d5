// Refuses decompression bombs: small files with a Flate stream that decompresses to more bytes than fit into the memory
// of a device. Runs before pdf.js, which would decompress the stream completely. `limit-pdf-memory.ts` stops the bombs
// that this check cannot see. Also finds large pictures.
import { Inflate } from 'fflate';
import { tooFullError } from './pdf-error';

/** Maximum compression ratio of Deflate (1032:1). */
const MAX_RATIO = 1032;
/** Number of bytes before a stream in which to search for its dictionary. */
const DICTIONARY_BYTES = 600;
/** Number of compressed bytes to decompress in one step. */
const CHUNK = 16_384;
/**
 * Matches a Flate filter in a stream dictionary. `/Filter [/FlateDecode /FlateDecode]` has two matches: the stream is
 * compressed twice.
 */
const FLATE = /\/(?:FlateDecode|Fl)\b/g;

const IMAGE = /\/Image\b/;

const codes = (word: string): number[] => [...word].map((letter) => letter.charCodeAt(0));
const [START, END] = [codes('stream'), codes('endstream')];

/**
 * Throws if a stream decompresses to more than `maxBytes`. Images are not checked, because pdf.js decompresses only as
 * many bytes as their pixels need.
 */
export function refuseDecompressionBombs(bytes: Uint8Array, maxBytes: number): void {
  for (const { dictionary, packed } of findStreams(bytes)) {
    const filters = dictionary.match(FLATE)?.length ?? 0;
    if (!filters || IMAGE.test(dictionary)) continue;
    // The stream is decompressed only if it could exceed the limit at the maximum ratio. With several Flate filters,
    // the ratios multiply.
    if (packed.length * MAX_RATIO ** filters > maxBytes && inflatedSize(packed, filters, maxBytes) > maxBytes)
      throw tooFullError('streamBytes');
  }
}

/**
 * Whether the PDF has a picture of more than `maxPixels`. Returns false if the PDF stores the size in another object
 * (an indirect reference), which no scanner does.
 */
export function hasLargePicture(bytes: Uint8Array, maxPixels: number): boolean {
  for (const { dictionary } of findStreams(bytes)) {
    if (!IMAGE.test(dictionary)) continue;
    const [width, height] = [/\/Width\s+(\d+)/, /\/Height\s+(\d+)/].map((side) =>
      Number(side.exec(dictionary)?.[1] ?? 0),
    ) as [number, number];
    if (width * height > maxPixels) return true;
  }
  return false;
}

/** Yields the dictionary and the packed bytes of each stream, without parsing the file. */
function* findStreams(bytes: Uint8Array): Generator<{ dictionary: string; packed: Uint8Array }> {
  const decoder = new TextDecoder('latin1');
  for (let at = find(bytes, START, 0); at >= 0; at = find(bytes, START, at)) {
    const before = decoder.decode(bytes.subarray(Math.max(0, at - DICTIONARY_BYTES), at));
    const from = at + START.length + (bytes[at + START.length] === 13 ? 2 : 1);
    const end = find(bytes, END, from);
    at = end < 0 ? bytes.length : end + END.length;
    yield {
      dictionary: before.slice(before.lastIndexOf(' obj') + 1),
      packed: bytes.subarray(from, end < 0 ? undefined : end),
    };
  }
}

function find(bytes: Uint8Array, word: readonly number[], from: number): number {
  const [first = 0] = word;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (word.every((code, place) => bytes[at + place] === code)) return at;
  return -1;
}

/** Returns the decompressed size of a stream in bytes. Stops soon after the size exceeds `maxBytes`. */
function inflatedSize(packed: Uint8Array, filters: number, maxBytes: number): number {
  let size = 0;
  let take = (chunk: Uint8Array): void => {
    size += chunk.length;
    if (size > maxBytes) throw new Error('too large');
  };
  for (let layer = 0; layer < filters; layer++) take = inflateInto(take);
  try {
    for (let at = 0; at < packed.length; at += CHUNK) take(packed.subarray(at, at + CHUNK));
  } catch {
    // Either the limit was exceeded, or the stream is damaged. pdf.js stops at the damaged position too, so only
    // the bytes up to this position count.
  }
  return size;
}

/** Returns a decompressor that skips the two-byte zlib header and passes its output to `take`. */
function inflateInto(take: (chunk: Uint8Array) => void): (chunk: Uint8Array) => void {
  const inflate = new Inflate((chunk) => take(chunk));
  let head = 2;
  return (chunk) => {
    const rest = chunk.subarray(Math.min(head, chunk.length));
    head -= chunk.length - rest.length;
    if (rest.length) inflate.push(rest);
  };
}
