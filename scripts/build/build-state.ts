// Defines the object that the steps of a build share. It contains the content, the compiled games, and all files of the
// site.
import type { CompiledGame } from '../../lib/compile/compile-game';
import type { ContentFile } from '../../lib/content/content-file';
import type { Registry } from '../../lib/content/registry';
import type { Lang } from '../../lib/core/languages';
import type { SiteSettings } from '../../lib/core/site-settings';
import type { ListedPack } from '../../lib/offline/offline-manifest';
import { readSettings } from '../content/settings-from-environment';
import type { StoredFile } from '../files/publish-site';
import type { BuiltGame } from './built-games';
import type { PreviewImages } from './steps/preview-images';

export interface Build {
  /** What the build must build. Undefined for the whole site. */
  target?: BuildTarget;
  /** All files of the content folder, with unparsed front matter. */
  files: ContentFile[];
  /** Ids of all games of the content folder. */
  ids: string[];
  /** The files of the games that this build must compile, and the files that belong to no game. */
  changedFiles: ContentFile[];
  /**
   * Maps the path of a content file to the date of its last commit. Empty if the content has no complete Git history.
   */
  changes: ReadonlyMap<string, string>;
  /** The content hashes (`GameKeys.content`) of all games of the content folder. */
  contentKeys: Set<string>;
  /** Two hashes for each game that this build builds, by game id: the hash of its content and the hash of its files. */
  keys: Map<string, GameKeys>;
  /** The games that have not changed since an earlier build, by game id, as that build stored them. */
  built: Map<string, BuiltGame>;
  /** The games whose content is already compiled, by game id. */
  compiled: Map<string, CompiledGame>;
  /** Registry of the games that are compiled in this build and passed the checks. */
  registry: Registry;
  /** The games that this build builds. The other games are in `built`. */
  games: CompiledGame[];
  /** Maps the name of each compiled file that pages read (scripts/content/compiled-files.ts) to the hash of its text. */
  compiledHashes: Map<string, string>;
  /** Languages of the site. The home page in the first language is at `/`. */
  langs: Lang[];
  settings: SiteSettings;
  /** Aborts the processes that the build has started. */
  stop: AbortController;
  /** Resolves when Next has bundled the code of the pages. Next does this in parallel with the first steps. */
  bundling: Promise<string>;
  /** Address of the script that every page loads. */
  mainScript: string;
  /** The preview images. Undefined until the build has started to draw them. */
  previewImages?: PreviewImages;
  /** Maps a game id to the paths of its pages that Next renders. The key '' has the pages that belong to no game. */
  pages: Map<string, string[]>;
  /** Maps a game id to the offline packs (files for reading the game offline) of an earlier build of the game. */
  earlierPacks: Map<string, ListedPack[]>;
  /** Maps a game id to the offline packs of the game. */
  packs: Map<string, ListedPack[]>;
  /**
   * For each cache folder and each game id: the names of the files in the folder that the game uses. The game id ''
   * stands for the files that belong to no game.
   */
  cached: Map<string, Map<string, string[]>>;
  /** Maps the path of each file of the site to its content. The files are written when all steps have succeeded. */
  site: Map<string, string | Uint8Array>;
  /**
   * The files of games that were built earlier, by path. Each value is the place of the bytes in the stored file of the
   * game.
   */
  stored: Map<string, StoredFile>;
  /** The paths of the files of the site that belong to each game, by game id. */
  gameFiles: Map<string, string[]>;
}

export interface GameKeys {
  /** Hash of the content of the game and of the code that compiles it. */
  content: string;
  /** Hash of all inputs of the files of the game: its content, the code and the settings. */
  files: string;
}

/** What a command builds. A build without a target builds the games that have changed, and writes the whole site. */
export interface BuildTarget {
  /** Ids of the games to build. */
  games: readonly string[];
  /** If given, the build divides the games into `of` equal parts, and builds only part number `nth` (from 1). */
  part?: { nth: number; of: number } | undefined;
  /** Whether the build also makes the pages that belong to no game and writes the site. */
  isWhole: boolean;
}

export const createBuild = (target?: BuildTarget): Build => ({
  ...(target && { target }),
  files: [],
  ids: [],
  changedFiles: [],
  changes: new Map(),
  contentKeys: new Set(),
  keys: new Map(),
  built: new Map(),
  compiled: new Map(),
  registry: new Map(),
  games: [],
  compiledHashes: new Map(),
  langs: [],
  settings: readSettings([]),
  stop: new AbortController(),
  bundling: Promise.resolve(''),
  mainScript: '',
  pages: new Map(),
  earlierPacks: new Map(),
  packs: new Map(),
  cached: new Map(),
  site: new Map(),
  stored: new Map(),
  gameFiles: new Map(),
});

/** Shows the progress of a step: `count(350, 1403, 'pages')` shows “350 of 1403 pages”. */
export type Count = (done: number, total: number, things: string) => void;

export interface BuildStep {
  name: string;
  /** Starts work that does not depend on any step. The build calls this function before the first step runs. */
  prepare?: (build: Build) => void;
  /** Runs the step and returns a summary of one line. */
  run: (build: Build, count: Count) => Promise<string> | string;
}

/** An error that the author of the content must correct. The build prints its message without a stack trace. */
export class BuildError extends Error {}

/** Whether the build makes the files that belong to no game, in addition to the files of games. */
export const isWhole = ({ target }: Build): boolean => target?.isWhole ?? true;

/** Adds a file to the site. `game` is the id of the game that the file belongs to. */
export function writeSiteFile(build: Build, path: string, content: string | Uint8Array, game = ''): void {
  build.site.set(path, content);
  if (game) addTo(build.gameFiles, game, [path]);
}

/** Records that a game uses these files of a cache folder. `game` is '' for the pages that belong to no game. */
export function noteCached(build: Build, folder: string, game: string, names: readonly string[]): void {
  const games = build.cached.get(folder) ?? new Map<string, string[]>();
  build.cached.set(folder, games);
  addTo(games, game, names);
}

/** Adds items to the list under a key of a map. */
export function addTo<Item>(lists: Map<string, Item[]>, key: string, items: readonly Item[]): void {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  for (const item of items) list.push(item);
}
