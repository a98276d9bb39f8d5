// Writes the finished site to its folder. Writes only files whose bytes have changed, because an edit leaves most pages
// as they were. First writes each file to a temporary folder, so that no server sends an incomplete page.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { writeFileAtomically } from './cache-files';
import { listFiles } from './list-files.mjs';

/**
 * A file whose bytes are stored elsewhere. `source` identifies the stored data, such as the cache key of a built game.
 * Two files with the same path and source have the same bytes.
 */
export interface StoredFile {
  source: string;
  /** Size of the file, in bytes. */
  size: number;
  read: () => Uint8Array;
}

export type SiteContent = string | Uint8Array | StoredFile;

/** Maps the path of each file in the site, such as `/index.html`, to its content. */
export type SiteFiles = ReadonlyMap<string, SiteContent>;

/** The last publication to a folder, stored as JSON. */
interface Publication {
  /** Folder to which the site was published. */
  out: string;
  /** Time after the last file was written, in milliseconds since 1970. */
  finishedAt: number;
  /** The sources of all stored files (`StoredFile.source`) that the publication contained. */
  sources: string[];
}

/**
 * Replaces the files of `out` with those of the site. `temporary` must be on the same file system. Returns the number
 * of files that were written. `record` is the file that describes the last publication. With this file, most bytes need
 * not be compared: a stored file is unchanged if the last publication wrote a file of the same source and nobody has
 * changed the file since then.
 */
export function publishSite(site: SiteFiles, out: string, temporary: string, record?: string): number {
  const last = record ? readPublication(record, out) : undefined;
  // Deletes the record first. If this publication is interrupted, the next one finds no record and compares the bytes
  // of all files.
  if (record) rmSync(record, { force: true });
  const written = replaceFiles(site, out, temporary, last);
  if (record) {
    const stored = [...site.values()].flatMap((content) => (isStored(content) ? content.source : []));
    const sources = [...new Set(stored)];
    // The times of files have fractions of a millisecond, but `Date.now()` drops them. Therefore 1 ms is added.
    writeFileAtomically(
      record,
      JSON.stringify({ out: resolve(out), finishedAt: Date.now() + 1, sources } satisfies Publication),
    );
  }
  return written;
}

function readPublication(record: string, out: string): Publication | undefined {
  if (!existsSync(record)) return undefined;
  const last = JSON.parse(readFileSync(record, 'utf8')) as Publication;
  return last.out === resolve(out) ? last : undefined;
}

const isStored = (content: SiteContent): content is StoredFile =>
  typeof content === 'object' && 'read' in content;

function replaceFiles(site: SiteFiles, out: string, temporary: string, last?: Publication): number {
  rmSync(temporary, { recursive: true, force: true });
  const isNew = !existsSync(out);
  const isSame = createComparison(last);
  const changed = [...site].filter(([path, content]) => isNew || !isSame(join(out, path), content));
  const createFolder = createFolders();
  for (const [path, content] of changed) {
    const file = join(temporary, path);
    createFolder(dirname(file));
    writeFileSync(file, isStored(content) ? content.read() : content);
  }
  if (isNew) {
    mkdirSync(dirname(out), { recursive: true });
    renameSync(temporary, out);
    return changed.length;
  }
  const known = new Set([...site.keys()].map((path) => path.slice(1)));
  // Deletes obsolete files first, because an old folder can have the same path as a new file, and an old file the same
  // path as a new folder.
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

/** Returns a function that tells whether a file has the given content. */
function createComparison(last: Publication | undefined) {
  const sources = new Set(last?.sources);
  return (file: string, content: SiteContent): boolean => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) return false;
    if (!isStored(content))
      return readFileSync(file).equals(typeof content === 'string' ? Buffer.from(content) : content);
    if (stats.size !== content.size) return false;
    // Every change to a file, even to its name, sets its `ctime`. Programs cannot set `ctime` to another time.
    const isUntouched = last !== undefined && stats.ctimeMs <= last.finishedAt;
    return (isUntouched && sources.has(content.source)) || readFileSync(file).equals(content.read());
  };
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
