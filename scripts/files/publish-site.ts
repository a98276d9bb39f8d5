// Writes the finished site to its folder. Only files whose bytes changed are written: thousands of pages stay the same
// after an edit. New files are completed in a temporary folder first, so that a page is never served half written.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './list-files.mjs';

/** Maps the path of each file in the site, such as `/index.html`, to its content. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * Replaces the files of `out` with those of the site. `temporary` must be on the same file system. Returns the number of
 * files that were written.
 */
export function publishSite(site: SiteFiles, out: string, temporary: string): number {
  rmSync(temporary, { recursive: true, force: true });
  const isNew = !existsSync(out);
  const changed = [...site].filter(([path, content]) => isNew || !hasContent(join(out, path), content));
  const createFolder = createFolders();
  for (const [path, content] of changed) {
    const file = join(temporary, path);
    createFolder(dirname(file));
    writeFileSync(file, content);
  }
  if (isNew) {
    mkdirSync(dirname(out), { recursive: true });
    renameSync(temporary, out);
    return changed.length;
  }
  const known = new Set([...site.keys()].map((path) => path.slice(1)));
  // Obsolete files are removed first, because an old folder may have the path of a new file, or an old file the path of
  // a new folder.
  const obsolete = listFiles(out).filter((path) => !known.has(path));
  for (const path of obsolete) rmSync(join(out, path));
  for (const path of obsolete) removeEmptyFolders(dirname(join(out, path)), out);
  for (const [path] of changed) {
    createFolder(dirname(join(out, path)));
    renameSync(join(temporary, path), join(out, path));
  }
  rmSync(temporary, { recursive: true, force: true });
  return changed.length;
}

function hasContent(file: string, content: string | Uint8Array): boolean {
  try {
    return readFileSync(file).equals(typeof content === 'string' ? Buffer.from(content) : content);
  } catch {
    return false;
  }
}

/**
 * Returns a function that creates a folder. The function remembers which folders exist, so that it checks each one only
 * once.
 */
function createFolders(): (folder: string) => void {
  const folders = new Set<string>();
  return function create(folder) {
    if (folders.has(folder)) return;
    folders.add(folder);
    if (existsSync(folder)) return;
    if (dirname(folder) !== folder) create(dirname(folder));
    mkdirSync(folder);
  };
}

function removeEmptyFolders(folder: string, root: string): void {
  if (folder === root || !existsSync(folder) || readdirSync(folder).length) return;
  rmdirSync(folder);
  removeEmptyFolders(dirname(folder), root);
}
