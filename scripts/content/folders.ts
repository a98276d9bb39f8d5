// The folders that commands read and write. Environment variables override the defaults.
import { relative, resolve, sep } from 'node:path';

/** Folder with the games and their entries. */
export const CONTENT_DIR = process.env.CONTENT_DIR || 'content';

/**
 * Whether every address must be listed in `published.txt`. This is required only for the content of this repository,
 * not for another content folder.
 */
export const REQUIRES_PUBLISHED_IDS = !process.env.CONTENT_DIR;

/** Work folder: compiled data for pages and tests, and caches for the next build. */
export const WORK_DIR = process.env.PRAVYLO_DIR || '.pravylo';

/** Folder with the built site. */
export const OUT_DIR = process.env.OUT_DIR || 'out';

/** Formats the path of a folder for messages: relative to the current folder, with `/` as the separator. */
export const displayPath = (dir: string): string => relative('.', resolve(dir)).split(sep).join('/') || '.';

/** Options for checking the content folder. */
export const CHECK_OPTIONS = {
  root: displayPath(CONTENT_DIR),
  requirePublishedIds: REQUIRES_PUBLISHED_IDS,
};
