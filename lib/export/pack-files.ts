// Packs text files into a zip file. The same files always give the same bytes.
import { strToU8, type Zippable, zipSync } from 'fflate';

/** The file with which an EPUB begins. It must not be compressed. */
const MIMETYPE = 'mimetype';

export function packFiles(files: ReadonlyMap<string, string>): Uint8Array {
  const mtime = new Date(2020, 0, 1);
  const packed: Zippable = {};
  for (const [path, text] of files)
    packed[path] = [strToU8(text), { mtime, level: path === MIMETYPE ? 0 : 6 }];
  return zipSync(packed);
}
