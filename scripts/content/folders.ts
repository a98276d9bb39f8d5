// Where a command reads and writes, as the environment says.
import { relative, resolve, sep } from 'node:path';

/** Folder of the entries: `content`, or a private one. */
export const CONTENT_DIR = process.env.CONTENT_DIR || 'content';

/** A private folder has published nothing, so it needs no lock of addresses. */
export const HAS_LOCK = !process.env.CONTENT_DIR;

/** What the steps of a build leave for pages, tests and the next build. */
export const WORK_DIR = process.env.PRAVYLO_DIR || '.pravylo';

/** The finished site. */
export const OUT = process.env.OUT_DIR || 'out';

/** A folder as people call it, from where the command was started. */
export const shownFolder = (dir: string): string => relative('.', resolve(dir)).split(sep).join('/') || '.';
