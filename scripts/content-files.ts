// Reads the content folder from disk as plain values, for the checker and the build.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SourceFile } from '../lib/content/source';

/** Folder of the entries: `content`, or a private one named by CONTENT_DIR. */
export const CONTENT_DIR = process.env.CONTENT_DIR ?? 'content';

/** A private folder has published nothing, so it needs no lock of addresses. */
export const HAS_LOCK = process.env.CONTENT_DIR === undefined;

export function readContentFiles(dir = CONTENT_DIR): SourceFile[] {
  if (!existsSync(dir) || !statSync(dir).isDirectory())
    throw new Error(`There is no folder ${dir}: name a folder of entries with CONTENT_DIR.`);
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.startsWith('.'))
    .map((file) => join(file.parentPath, file.name))
    .sort()
    .map((path) => ({
      path: relative('.', path).split(sep).join('/'),
      text: readFileSync(path, 'utf8')
        .replace(/^\uFEFF/, '')
        .replace(/\r\n?/g, '\n'),
    }));
}
