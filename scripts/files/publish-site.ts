// Writes the finished site to its folder. Writes only files whose bytes have changed, because after an edit thousands
// of pages are the same. First writes each file to a temporary folder, so that no server sends an incomplete page.
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
 * Replaces the files in `out` by those of the site. The folder `temporary` must be on the same file system. Returns the
 * number of written files.
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
  // Obsolete files are deleted first. An old folder can have the same path as a new file, and an old file the same path
  // as a new folder.
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

/** Returns a function that creates a folder. It remembers which folders exist, so it checks each folder only once. */
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
