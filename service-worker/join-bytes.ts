// Pieces of a content as one, in this thread: a Blob would go to another process of the browser and back.

type Bytes = Uint8Array<ArrayBuffer>;

export async function joinBytes(pieces: AsyncIterable<Bytes>): Promise<Bytes> {
  const all: Bytes[] = [];
  let length = 0;
  for await (const piece of pieces) {
    all.push(piece);
    length += piece.length;
  }
  const joined = new Uint8Array(length);
  let at = 0;
  for (const piece of all) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
