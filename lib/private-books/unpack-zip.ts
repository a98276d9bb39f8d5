// Unpacks an untrusted ZIP file. The unpacked sizes that the file declares may be false, so the function counts the
// unpacked bytes while it unpacks them. The packed sizes of all entries together must not exceed the size of the ZIP
// file.
//
// Format: APPNOTE.TXT of PKWARE, sections 4.3.7 (local header), 4.3.12 (central directory) and 4.3.16 (its end).
import { Inflate } from 'fflate';
import type { BookFolder } from './book-folder';
import { PrivateBookError } from './private-book';

export interface ZipLimits {
  /** Maximum number of bytes of all unpacked files together. */
  bytes: number;
  /** Maximum number of unpacked bytes of one file, by its path. */
  bytesOf: (path: string) => number;
  entries: number;
  /** Maximum length of a path, in bytes. */
  pathBytes: number;
}

interface ZipEntry {
  path: string;
  packed: Uint8Array;
  isDeflated: boolean;
}

const [LOCAL_HEADER, CENTRAL_HEADER, DIRECTORY_END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [LOCAL_HEADER_BYTES, CENTRAL_HEADER_BYTES, DIRECTORY_END_BYTES] = [30, 46, 22];
/** Maximum length, in bytes, of the comment that may follow the end record of the central directory. */
const MAX_COMMENT_BYTES = 65_535;
const [STORED, DEFLATED] = [0, 8];
/**
 * Number of packed bytes that are unpacked in one step. The output of one step is at most 1,032 times as large, which
 * is the highest ratio of Deflate.
 */
const CHUNK_BYTES = 4096;

/** Unpacks the files for which `isWanted` returns true. */
export function unpackZip(
  bytes: Uint8Array,
  limits: ZipLimits,
  isWanted: (path: string) => boolean,
): BookFolder {
  const folder: BookFolder = Object.create(null);
  let total = 0;
  for (const entry of readEntries(bytes, limits)) {
    if (entry.path.endsWith('/') || !isWanted(entry.path)) continue;
    if (entry.path in folder) throw new PrivateBookError('damaged');
    const [left, most] = [limits.bytes - total, limits.bytesOf(entry.path)];
    const unpacked = unpackEntry(entry, Math.min(left, most), most <= left ? 'fileBytes' : 'bytes');
    total += unpacked.length;
    folder[entry.path] = unpacked;
  }
  return folder;
}

function readEntries(bytes: Uint8Array, limits: ZipLimits): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findDirectoryEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) throw new PrivateBookError('too-large', 'zipEntries');
  const entries: ZipEntry[] = [];
  let packedBytes = 0;
  try {
    for (let at = view.getUint32(end + 16, true), left = count; left > 0; left--) {
      if (view.getUint32(at, true) !== CENTRAL_HEADER) throw new PrivateBookError('damaged');
      const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) =>
        view.getUint16(at + field, true),
      ) as [number, number, number];
      if (nameBytes > limits.pathBytes) throw new PrivateBookError('too-large', 'pathBytes');
      const packedSize = view.getUint32(at + 20, true);
      // Limits the sum of the packed sizes. Otherwise many entries could refer to the same packed bytes, and a small
      // file would unpack to a huge one.
      packedBytes += packedSize;
      if (packedBytes > bytes.length) throw new PrivateBookError('damaged');
      const method = view.getUint16(at + 10, true);
      const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
      if (isEncrypted || (method !== STORED && method !== DEFLATED)) throw new PrivateBookError('damaged');
      entries.push({
        path: new TextDecoder().decode(
          bytes.subarray(at + CENTRAL_HEADER_BYTES, at + CENTRAL_HEADER_BYTES + nameBytes),
        ),
        packed: packedBytesOf(bytes, view, view.getUint32(at + 42, true), packedSize),
        isDeflated: method === DEFLATED,
      });
      at += CENTRAL_HEADER_BYTES + nameBytes + extraBytes + commentBytes;
    }
  } catch (error) {
    // A RangeError means that an offset lies outside the file.
    throw error instanceof PrivateBookError ? error : new PrivateBookError('damaged');
  }
  return entries;
}

/** Finds the end record of the central directory. Only an optional comment may come after this record in the file. */
function findDirectoryEnd(view: DataView): number {
  const last = view.byteLength - DIRECTORY_END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at--)
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  throw new PrivateBookError('damaged');
}

/**
 * Returns the packed bytes after the local header at offset `at`. Reads the lengths of the name and the extra field
 * from the local header, because they may differ from those in the central directory.
 */
function packedBytesOf(bytes: Uint8Array, view: DataView, at: number, size: number): Uint8Array {
  if (view.getUint32(at, true) !== LOCAL_HEADER) throw new PrivateBookError('damaged');
  const from = at + LOCAL_HEADER_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + size > bytes.length) throw new PrivateBookError('damaged');
  return bytes.subarray(from, from + size);
}

/** Unpacks a file. `limit` is the name of the limit on the size of the file, and `maxBytes` is its value. */
function unpackEntry({ packed, isDeflated }: ZipEntry, maxBytes: number, limit: string): Uint8Array {
  if (!isDeflated) {
    if (packed.length > maxBytes) throw new PrivateBookError('too-large', limit);
    return packed.slice();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    if (size > maxBytes) throw new PrivateBookError('too-large', limit);
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < packed.length; at += CHUNK_BYTES)
      inflate.push(packed.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= packed.length);
  } catch (error) {
    throw error instanceof PrivateBookError ? error : new PrivateBookError('damaged');
  }
  const unpacked = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    unpacked.set(chunk, at);
    at += chunk.length;
  }
  return unpacked;
}
