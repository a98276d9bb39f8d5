// Joins chunks of bytes into one array. A Blob would be simpler but slower, because it moves the bytes to another
// browser process and back.

type Bytes = Uint8Array<ArrayBuffer>;

export async function joinBytes(chunks: AsyncIterable<Bytes>): Promise<Bytes> {
  const all: Bytes[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    all.push(chunk);
    length += chunk.length;
  }
  const joined = new Uint8Array(length);
  let at = 0;
  for (const chunk of all) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}
