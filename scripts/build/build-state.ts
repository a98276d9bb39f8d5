// Defines the object that the steps of a build share. It contains the content, the compiled games, and all files of the
// site.
import type { CompiledGame } from '../../lib/compile/compile-game';
import type { ContentFile } from '../../lib/content/content-file';
import type { Registry } from '../../lib/content/registry';
import type { Lang } from '../../lib/core/languages';
import type { SiteSettings } from '../../lib/core/site-settings';
import { readSettings } from '../content/settings-from-environment';

export interface Build {
  /** All files of the content folder, without the parsed fields of their front matter. */
  files: ContentFile[];
  /** The files of the games that have changed since the last build, and the files that belong to no game. */
  changedFiles: ContentFile[];
  /** Maps the path of a content file to the date of its last commit. Empty if the content has no Git history. */
  changes: ReadonlyMap<string, string>;
  /**
   * Maps the id of a game to the cache key of its content and, if an earlier build has compiled it, to the compiled
   * game.
   */
  cachedGames: Map<string, { key: string; compiled?: CompiledGame }>;
  /** Registry of the games that have changed since the last build. */
  registry: Registry;
  games: CompiledGame[];
  /** Maps the name of each compiled file that pages read (scripts/content/compiled-files.ts) to the hash of its text. */
  compiledHashes: Map<string, string>;
  /** Languages of the site. The home page in the first language is at `/`. */
  langs: Lang[];
  settings: SiteSettings;
  /** Stops the processes that the build has started. */
  stop: AbortController;
  /** Resolves when Next has bundled the code of the pages. Next does this in parallel with the first steps. */
  bundling: Promise<string>;
  /** Address of the script that every page loads. */
  mainScript: string;
  /**
   * Maps the id of a game to the paths of the pages that Next renders. The key '' has the pages that belong to no game.
   */
  pages: Map<string, string[]>;
  /**
   * Maps the path of each file of the site to its content. The build writes the files when all steps have succeeded.
   */
  site: Map<string, string | Uint8Array>;
}

export const createBuild = (): Build => ({
  files: [],
  changedFiles: [],
  changes: new Map(),
  cachedGames: new Map(),
  registry: new Map(),
  games: [],
  compiledHashes: new Map(),
  langs: [],
  settings: readSettings([]),
  stop: new AbortController(),
  bundling: Promise.resolve(''),
  mainScript: '',
  pages: new Map(),
  site: new Map(),
});

/** Shows the progress of a step: `count(350, 1403, 'pages')` shows “350 of 1403 pages”. */
export type Count = (done: number, total: number, things: string) => void;

export interface BuildStep {
  name: string;
  /** Starts work that does not depend on any step. It is called before the first step runs. */
  prepare?: (build: Build) => void;
  /** Runs the step and returns a summary of one line. */
  run: (build: Build, count: Count) => Promise<string> | string;
}

/** An error that the author of the content must correct. The build prints its message without a stack trace. */
export class BuildError extends Error {}

/** Adds a file to the site. */
export function writeSiteFile(build: Build, path: string, content: string | Uint8Array): void {
  build.site.set(path, content);
}
