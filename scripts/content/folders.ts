// The folders that commands read and write; environment variables override the defaults.
import { relative, resolve, sep } from 'node:path';

/** The folder of the games and their entries. */
export const CONTENT_DIR = process.env.CONTENT_DIR || 'content';

/**
 * Whether every address must be listed in `published.txt`: only in the content of this repository, not in a private
 * folder.
 */
export const REQUIRES_PUBLISHED_IDS = !process.env.CONTENT_DIR;

/** The work folder: compiled data for pages and tests, and caches for the next build. */
export const WORK_DIR = process.env.PRAVYLO_DIR || '.pravylo';

/** The finished site. */
export const OUT_DIR = process.env.OUT_DIR || 'out';

/** A folder relative to the current one, with `/`, for messages. */
export const displayPath = (dir: string): string => relative('.', resolve(dir)).split(sep).join('/') || '.';
