// Defines the state that the steps of a build share: the content that was read, checked and compiled, and the files of
// the site written so far.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompiledGame } from '../../lib/compile/compile-game';
import type { ContentFile } from '../../lib/content/content-file';
import type { Registry } from '../../lib/content/registry';
import type { Lang } from '../../lib/core/languages';
import type { SiteSettings } from '../../lib/core/site-settings';
import { readSettings } from '../content/read-settings';

export interface Build {
  /** All files of the content folder. */
  files: ContentFile[];
  /** Maps the path of a content file to the date of its last commit. Empty if the content has no Git history. */
  changes: ReadonlyMap<string, string>;
  /** Maps a game id to the cache key of its content, and to the compiled game if an earlier build cached it. */
  cachedGames: Map<string, { key: string; compiled?: CompiledGame }>;
  /** Registry of the games that changed since the last build and passed the checks. */
  registry: Registry;
  games: CompiledGame[];
  /** Languages of the site. The home page in the first language is at `/`. */
  langs: Lang[];
  settings: SiteSettings;
  /** Address of the script that every page loads. */
  mainScript: string;
  /** Maps a game id to the paths of its pages that Next renders. The key '' has the pages that belong to no game. */
  pages: Map<string, string[]>;
  /** Folder in which the site is assembled until all steps have succeeded. */
  dir: string;
  /** Maps the path of each site file written so far to its content. */
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

/** Shows how far a step is: `count(350, 1403, 'pages')`. */
export type Count = (done: number, total: number, things: string) => void;

export interface BuildStep {
  name: string;
  /** Runs the step and returns a summary of one line. */
  run: (build: Build, count: Count) => Promise<string> | string;
}

/** An error that the author of the content has to fix. Its message is printed without a stack trace. */
export class BuildError extends Error {}

/** Writes a file of the site to disk, and keeps its content in memory for the following steps. */
export function writeSiteFile(build: Build, path: string, content: string | Uint8Array): void {
  const file = join(build.dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  build.site.set(path, content);
}
