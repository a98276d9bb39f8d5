// Compresses and decompresses with the compression streams of the browser. Decompression stops at a size limit, because
// a few compressed bytes can expand to gigabytes.

import { joinBytes } from './join-bytes';

export const canGunzip = typeof DecompressionStream === 'function';
const canGzip = typeof CompressionStream === 'function';

/**
 * Number of compressed bytes that are passed to the browser at a time. The number is small, because the browser
 * decompresses each slice completely before the code can check the size limit.
 */
const SLICE_BYTES = 1 << 13;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Decompresses a stream. Throws a RangeError if the output is larger than `maxBytes`. Rethrows an error of the input
 * stream.
 */
export async function* gunzip(compressed: AsyncIterable<Bytes>, maxBytes: number): AsyncGenerator<Bytes> {
  let sourceError: unknown;
  const slices = slice(compressed);
  const source = new ReadableStream<Bytes>({
    async pull(controller) {
      try {
        const { done, value } = await slices.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        sourceError = error;
        controller.error(error);
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
      if (count > maxBytes)
        throw new RangeError(`Unexpected length of a file, expected at most ${maxBytes} bytes.`);
      yield value;
    }
  } catch (error) {
    throw sourceError ?? error;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

async function* slice(compressed: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  for await (const bytes of compressed)
    for (let at = 0; at < bytes.length; at += SLICE_BYTES) yield bytes.subarray(at, at + SLICE_BYTES);
}

/** Compresses bytes. Returns undefined if the browser has no CompressionStream. */
export async function gzip(bytes: Bytes): Promise<Bytes | undefined> {
  if (!canGzip) return undefined;
  const { readable, writable }: ReadableWritablePair<Bytes, BufferSource> = new CompressionStream('gzip');
  const writer = writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const [gzipped] = await Promise.all([joinBytes(chunksOf(readable)), written]);
  return gzipped;
}

/** Yields the chunks of a stream. Some browsers do not support `for await` with a ReadableStream. */
async function* chunksOf(stream: ReadableStream<Bytes>): AsyncGenerator<Bytes> {
  const reader = stream.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
}
