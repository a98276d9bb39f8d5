// Packs text files into a ZIP file. The same files always give the same bytes, because every file has the same fixed
// date.
import { strToU8, type Zippable, zipSync } from 'fflate';

/** Name of the first file of an EPUB. The EPUB format requires that this file is not compressed. */
const MIMETYPE = 'mimetype';

export function zipFiles(files: ReadonlyMap<string, string>): Uint8Array {
  const mtime = new Date(2020, 0, 1);
  const packed: Zippable = {};
  for (const [path, text] of files)
    packed[path] = [strToU8(text), { mtime, level: path === MIMETYPE ? 0 : 6 }];
  return zipSync(packed);
}
