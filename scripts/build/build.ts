// A build as its steps know it: what was read, checked and compiled, and the site as it grows.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompiledGame } from '../../lib/compile/compile-game';
import type { ContentFile } from '../../lib/content/content-file';
import type { Registry } from '../../lib/content/registry';
import type { Lang } from '../../lib/core/languages';
import type { SiteSettings } from '../../lib/core/site-settings';
import { readSettings } from '../content/read-settings';

export interface Build {
  /** What was read of the content folder. */
  files: ContentFile[];
  /** Day of each file's last change, where there is a history. */
  changes: ReadonlyMap<string, string>;
  /** Every game by its id: the key of all it is made of, and what was compiled of the very same in an earlier build. */
  found: Map<string, { key: string; compiled?: CompiledGame }>;
  /** The games that are not as they were, and were found sound. */
  registry: Registry;
  games: CompiledGame[];
  /** The languages the site can be read in; the first has the shelf at the root. */
  langs: Lang[];
  settings: SiteSettings;
  /** Address of the first script of every page. */
  parts: string;
  /** Addresses of the pages that Next renders, by the game they belong to; the shell's are under ''. */
  pages: Map<string, string[]>;
  /** Where the site is put together until it is whole. */
  dir: string;
  /** Path in the site to its content, for everything put there. */
  site: Map<string, string | Uint8Array>;
}

export const createBuild = (dir: string): Build => ({
  files: [],
  changes: new Map(),
  found: new Map(),
  registry: new Map(),
  games: [],
  langs: [],
  settings: readSettings([]),
  parts: '',
  pages: new Map(),
  dir,
  site: new Map(),
});

export interface Step {
  name: string;
  /** Says in a few words what it did. */
  run: (build: Build) => Promise<string> | string;
}

/** A step found something that a person must mend; what to do has been said in full. */
export class BuildError extends Error {}

/** Puts a file into the site: once on the disk, and at hand for the steps that follow. */
export function put(build: Build, path: string, content: string | Uint8Array): void {
  const file = join(build.dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  build.site.set(path, content);
}
