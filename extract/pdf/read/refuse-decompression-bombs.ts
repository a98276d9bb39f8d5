// Refuses a file whose packed streams unpack to more than a device bears, before anything unpacks them.
import { Inflate } from 'fflate';
import { tooFull } from './pdf-error';

/** Deflate makes nothing more than so many times smaller. */
const MOST_TIMES = 1032;
/** Letters of a stream's description before it. */
const LONGEST = 600;
const STEP = 16_384;
const FLATE = /\/(?:FlateDecode|Fl)\b/g;

const codes = (word: string): number[] => [...word].map((letter) => letter.charCodeAt(0));
const [START, END] = [codes('stream'), codes('endstream')];

/** `most` bytes a stream. Pictures are left: the library unpacks only as much of them as they are large. */
export function refuseDecompressionBombs(bytes: Uint8Array, most: number): void {
  const decoder = new TextDecoder('latin1');
  for (let at = find(bytes, START, 0); at >= 0; at = find(bytes, START, at)) {
    const about = decoder.decode(bytes.subarray(Math.max(0, at - LONGEST), at));
    const own = about.slice(about.lastIndexOf(' obj') + 1);
    const from = at + START.length + (bytes[at + START.length] === 13 ? 2 : 1);
    const end = find(bytes, END, from);
    at = end < 0 ? bytes.length : end + END.length;
    const times = own.match(FLATE)?.length ?? 0;
    if (!times || /\/Image\b/.test(own)) continue;
    const packed = bytes.subarray(from, end < 0 ? undefined : end);
    // Packed twice, a few bytes are enough.
    if (packed.length * MOST_TIMES ** times > most && unpackedSize(packed, times, most) > most)
      throw tooFull();
  }
}

function find(bytes: Uint8Array, word: readonly number[], from: number): number {
  const [first = 0] = word;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (word.every((code, place) => bytes[at + place] === code)) return at;
  return -1;
}

/** Counted no further than a little beyond `most`. */
function unpackedSize(packed: Uint8Array, times: number, most: number): number {
  let size = 0;
  let take = (chunk: Uint8Array): void => {
    size += chunk.length;
    if (size > most) throw new Error('enough');
  };
  for (let layer = 0; layer < times; layer++) take = unpackInto(take);
  try {
    for (let at = 0; at < packed.length; at += STEP) take(packed.subarray(at, at + STEP));
  } catch {
    // Enough is known, or what is damaged ends here, for the library too.
  }
  return size;
}

/** Two bytes of head stand before what is packed. */
function unpackInto(take: (chunk: Uint8Array) => void): (chunk: Uint8Array) => void {
  const inflate = new Inflate((chunk) => take(chunk));
  let head = 2;
  return (chunk) => {
    const rest = chunk.subarray(Math.min(head, chunk.length));
    head -= chunk.length - rest.length;
    if (rest.length) inflate.push(rest);
  };
}
