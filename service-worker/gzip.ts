// Packs and unpacks by what the browser has itself, and no further than was asked for: a few bytes may claim to be gigabytes.

import { joinBytes } from './join-bytes';

export const canUnzip = typeof DecompressionStream === 'function';
const canZip = typeof CompressionStream === 'function';

/** So many packed bytes are given to the browser at once, which unpacks them in one go. */
const AT_ONCE = 1 << 13;

type Bytes = Uint8Array<ArrayBuffer>;

/** Ends with a RangeError when there is more than `most`, and with the error of `packed` where that fails. */
export async function* unzip(packed: AsyncIterable<Bytes>, most: number): AsyncGenerator<Bytes> {
  let failure: unknown;
  const slices = slice(packed);
  const source = new ReadableStream<Bytes>({
    async pull(control) {
      try {
        const { done, value } = await slices.next();
        if (done) control.close();
        else control.enqueue(value);
      } catch (error) {
        failure = error;
        control.error(error);
      }
    },
    cancel: async () => void (await slices.return(undefined)),
  });
  const stream: ReadableWritablePair<Bytes, BufferSource> = new DecompressionStream('gzip');
  const reader = source.pipeThrough(stream).getReader();
  let count = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      count += value.length;
      if (count > most) throw new RangeError(`Unexpected length of a file, expected at most ${most} bytes.`);
      yield value;
    }
  } catch (error) {
    throw failure ?? error;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

async function* slice(packed: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  for await (const bytes of packed)
    for (let at = 0; at < bytes.length; at += AT_ONCE) yield bytes.subarray(at, at + AT_ONCE);
}

/** Undefined where the browser cannot. */
export async function zip(bytes: Bytes): Promise<Bytes | undefined> {
  if (!canZip) return undefined;
  const { readable, writable }: ReadableWritablePair<Bytes, BufferSource> = new CompressionStream('gzip');
  const writer = writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const [zipped] = await Promise.all([joinBytes(piecesOf(readable)), written]);
  return zipped;
}

/** Not every browser can go through a stream by itself. */
async function* piecesOf(stream: ReadableStream<Bytes>): AsyncGenerator<Bytes> {
  const reader = stream.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}
