// Lists the files in a folder and its subfolders. This file is plain JavaScript, because `npm start` uses it before
// packages are installed.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Yields every file below a path, folder by folder in alphabetical order, without node_modules. Yields the path itself
 * if it is a file, and nothing if it does not exist. Symbolic links are followed.
 * @param {string} path
 * @param {(name: string) => boolean} isIncluded called with the name of every file and folder
 * @returns {Generator<string>}
 */
export function* filesUnder(path, isIncluded = () => true) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return void (yield path);
  const items = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const item of items) {
    if (item.name === 'node_modules' || !isIncluded(item.name)) continue;
    const file = join(path, item.name);
    if (item.isFile()) yield file;
    else yield* filesUnder(file, isIncluded);
  }
}

/**
 * Returns the paths of all files below a folder, relative to it, with `/` as the separator.
 * @param {string} dir
 * @param {(name: string) => boolean} [isIncluded] called with the name of every file and folder
 */
export const listFiles = (dir, isIncluded) =>
  [...filesUnder(dir, isIncluded)].map((file) => relative(dir, file).split(sep).join('/'));
