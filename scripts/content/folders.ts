// The folders that commands read and write. Environment variables can replace the default folders.
import { relative, resolve, sep } from 'node:path';

/** Folder with the games and their entries. */
export const CONTENT_DIR = process.env.CONTENT_DIR || 'content';

/**
 * Whether `published.txt` must list every address. This is required only for the content of this repository, not for a
 * folder in `CONTENT_DIR`.
 */
export const REQUIRES_PUBLISHED_IDS = !process.env.CONTENT_DIR;

/** Work folder: compiled data for pages and tests, and caches for the next build. */
export const WORK_DIR = process.env.PRAVYLO_DIR || '.pravylo';

/** Folder with the built site. */
export const OUT_DIR = process.env.OUT_DIR || 'out';

/** Returns the path of a folder for messages: relative to the current folder, with `/` as the separator. */
export const displayPath = (dir: string): string => relative('.', resolve(dir)).split(sep).join('/') || '.';

/** The options with which a build checks the content folder. */
export const CHECK_OPTIONS = {
  root: displayPath(CONTENT_DIR),
  requirePublishedIds: REQUIRES_PUBLISHED_IDS,
};
