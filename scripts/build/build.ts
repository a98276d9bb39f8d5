// Defines the state that the steps of a build share: what was read, checked and compiled, and the files of the site so
// far.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompiledGame } from '../../lib/compile/compile-game';
import type { ContentFile } from '../../lib/content/content-file';
import type { Registry } from '../../lib/content/registry';
import type { Lang } from '../../lib/core/languages';
import type { SiteSettings } from '../../lib/core/site-settings';
import { readSettings } from '../content/read-settings';

export interface Build {
  /** The files of the content folder. */
  files: ContentFile[];
  /** Path of a content file to the day of its last commit; empty without a Git history. */
  changes: ReadonlyMap<string, string>;
  /** Game id to the cache key of its content, and to the compiled game if an earlier build cached it under that key. */
  cachedGames: Map<string, { key: string; compiled?: CompiledGame }>;
  /** The games that changed since the last build and passed the checks. */
  registry: Registry;
  games: CompiledGame[];
  /** The languages of the site; the home page of the first one is `/`. */
  langs: Lang[];
  settings: SiteSettings;
  /** Address of the script that every page loads. */
  mainScript: string;
  /** Game id to the addresses of its pages that Next renders; pages of no game are under ''. */
  pages: Map<string, string[]>;
  /** Folder in which the site is assembled until all steps have succeeded. */
  dir: string;
  /** Path in the site to the content of the file, for all files written so far. */
  site: Map<string, string | Uint8Array>;
}

export const createBuild = (dir: string): Build => ({
  files: [],
  changes: new Map(),
  cachedGames: new Map(),
  registry: new Map(),
  games: [],
  langs: [],
  settings: readSettings([]),
  mainScript: '',
  pages: new Map(),
  dir,
  site: new Map(),
});

export interface BuildStep {
  name: string;
  /** Does the work and returns a summary of one line. */
  run: (build: Build) => Promise<string> | string;
}

/** An error that the author of the content has to fix; its message is complete and is printed without a stack trace. */
export class BuildError extends Error {}

/** Writes a file of the site to disk and keeps its content in memory for the following steps. */
export function writeSiteFile(build: Build, path: string, content: string | Uint8Array): void {
  const file = join(build.dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  build.site.set(path, content);
}
