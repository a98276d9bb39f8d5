// The format of the offline manifest and of its file lists. The manifest is small and is fetched often. It lists the
// shell (the files that belong to no game), one pack (a compressed file with many pages) for each edition, and one pack
// for each pair of editions shown side by side. Each of them has a file list. The name of a file list is the hash of
// its content, and the list contains the hash of every file, so every download can be verified.

import { isLang, type Lang } from '../core/languages';
import { EDITION_PAGES, findPair } from '../core/parse-address';

/**
 * Version of the manifest format. The number must increase when older service workers can no longer read the manifest.
 */
export const MANIFEST_FORMAT = 2;

/** Folder of the site that contains the manifest, the file lists and the packs. */
export const PACKS_PATH = '/packs/';
export const MANIFEST_PATH = `${PACKS_PATH}manifest.json`;

/**
 * Returns the path of the data of an edition in another version: the previous version, or a downloaded version that is
 * waiting to be activated. Only the service worker answers requests for this path; no server does.
 */
export const otherVersionDataPath = (version: 'previous' | 'waiting', game: string, lang: string): string =>
  `${PACKS_PATH}${version}/${game}.${lang}.json`;

/**
 * Path of the list of the stored editions with the hashes of their data: `{"outer-rim.uk": "0a1b…"}`. Only the service
 * worker answers requests for this path.
 */
export const KEPT_DATA_PATH = `${PACKS_PATH}kept.json`;

/** Folder of the fallback page, which is shown instead of a page that is not stored. */
const FALLBACK_PATH = '/not-kept/';
export const fallbackPath = (lang: Lang): string => `${FALLBACK_PATH}${lang}/`;
export const isFallbackPath = (path: string): boolean => path.startsWith(FALLBACK_PATH);
export const NOT_FOUND_PATH = '/404.html';

/**
 * A pack: one compressed file with the pages and data of an edition, or with the side-by-side pages of two editions.
 */
export interface ListedPack {
  game: string;
  /**
   * Languages of the pack: one for an edition, two for side-by-side pages. Empty in manifest format 1, in which a pack
   * contains all languages of a game.
   */
  langs: string[];
  /** Hash of the file list of the pack. The list is at `listPath`. */
  list: string;
  /** Hash of the decompressed text of the pack. The pack is at `packPath`, gzipped. */
  pack: string;
  /** Transfer size of the pack and its file list, in bytes. */
  size: number;
  /**
   * Size of the files on the device, in bytes. It is greater than `size`, because a device compresses each file
   * separately. Absent in the manifests of older versions of the site.
   */
  room?: number;
}

/**
 * A pack (compressed file) of shell files, which belong to no game: those that every device needs (`lang` is empty), or
 * those of one language. It contains the files for which `shellPackOf` returns `lang`, in the order of the file list.
 */
export interface ShellPack {
  lang: string;
  /** Hash of the decompressed text of the pack. The pack is at `packPath`, gzipped. */
  pack: string;
  /** Transfer size of the pack, in bytes. */
  size: number;
}

export interface Manifest {
  format: number;
  /** Version of the site: the hash of `versionSource`, which changes when any file changes. */
  version: string;
  /** Hash of the list of the shell files, which belong to no game. */
  shell: string;
  /**
   * The packs of the games. Packs of one game are adjacent. The packs of its editions come before those with
   * side-by-side pages.
   */
  packs: ListedPack[];
  /**
   * The packs of shell files (files that belong to no game). Undefined in the manifest of an older version of the site;
   * without these packs, the device downloads the shell files one by one.
   */
  shellPacks?: ShellPack[];
}

/**
 * Returns the text whose hash is the version of the site. The service worker computes the hash again and rejects a
 * manifest whose version differs.
 */
export const versionSource = ({ shell, packs }: Pick<Manifest, 'shell' | 'packs'>): string =>
  [shell, ...packs.map(({ game, langs, list }) => `${game} ${langs.join('-')} ${list}`)].join();

/** Groups the packs by game, in the order of the manifest. */
export function packsByGame({ packs }: Pick<Manifest, 'packs'>): Map<string, ListedPack[]> {
  const games = new Map<string, ListedPack[]>();
  for (const pack of packs) games.set(pack.game, [...(games.get(pack.game) ?? []), pack]);
  return games;
}

/**
 * Returns the packs that are needed to decode a pack with side-by-side pages: the packs of its two editions, in the
 * order of its languages. The side-by-side pages consist mainly of copies of the texts in these packs.
 */
export const findBasePacks = ({ game, langs }: ListedPack, packs: readonly ListedPack[]): ListedPack[] =>
  langs.length < 2
    ? []
    : langs.flatMap((lang) => packs.filter((one) => one.game === game && one.langs.join() === lang));

/**
 * A file in a list: its path without the base path, the hash of its content, and its transfer size in bytes. The path
 * of a page is its address: `/outer-rim/uk/`.
 */
export type ListedFile = [path: string, hash: string, size: number];

export interface ListedEdition {
  lang: Lang;
  name: string;
  /** Number of icons in the data of the edition. */
  icons: number;
}

export interface FileList {
  /** Id of the game. Undefined in the list of the shell files, which belong to no game. */
  game?: string;
  /**
   * Language of the pages at the root of the site, whose addresses contain no language. Present only in the list of the
   * shell files (files that belong to no game).
   */
  home?: Lang;
  editions: ListedEdition[];
  files: ListedFile[];
  /**
   * Redirects for rules that have moved: maps the old path of a rule to its new address, for example
   * `/outer-rim/uk/combat/draw/` to `/outer-rim/uk/combat/#tie`.
   */
  moved: Record<string, string>;
}

export const listPath = (hash: string): string => `${PACKS_PATH}${hash}.json`;
export const packPath = (hash: string): string => `${PACKS_PATH}${hash}.pack`;

export type FileKind = 'entry' | 'page' | 'search' | 'other';

/**
 * Returns the kind of a file, and the language under which the Offline page counts the file. For a side-by-side page,
 * this is its first language.
 */
export function kindOfFile(path: string): { kind: FileKind; lang?: Lang } {
  const data = /^\/data\/[^/]+\.([a-z]+)\.json$/.exec(path)?.[1];
  if (data && isLang(data)) return { kind: 'search', lang: data };
  const [, , segment = '', entry = ''] = path.split('/');
  const pair = findPair(segment);
  if (pair) return { kind: 'page', lang: pair[0] };
  if (!isLang(segment)) return { kind: 'other' };
  return { kind: entry && !EDITION_PAGES.some((page) => page === entry) ? 'entry' : 'page', lang: segment };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isHash = (value: unknown): value is string => isText(value) && /^[0-9a-f]{32}$/.test(value);
/** Whether the value is a path on this site, without scheme or host. False for `//example.org`. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?!\/)/.test(value);
const isArrayOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isItem);

const isListedPack = (value: unknown): value is ListedPack =>
  isObject(value) &&
  isText(value.game) &&
  isArrayOf(value.langs, isText) &&
  isHash(value.list) &&
  isHash(value.pack) &&
  isCount(value.size) &&
  (value.room === undefined || isCount(value.room));

const isShellPack = (value: unknown): value is ShellPack =>
  isObject(value) && isText(value.lang) && isHash(value.pack) && isCount(value.size);

const isListedFile = (value: unknown): value is ListedFile =>
  Array.isArray(value) && value.length === 3 && isPath(value[0]) && isHash(value[1]) && isCount(value[2]);

const isListedEdition = (value: unknown): value is ListedEdition =>
  isObject(value) && isText(value.lang) && isLang(value.lang) && isText(value.name) && isCount(value.icons);

function findJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses the manifest. Returns undefined if the text is not a manifest (for example, if it is the page of a captive
 * portal), and `newer` if the format of the manifest is newer than this code supports.
 */
export function findManifest(text: string): Manifest | 'newer' | undefined {
  const value = findJson(text);
  if (!isObject(value) || !isCount(value.format)) return undefined;
  if (value.format > MANIFEST_FORMAT) return 'newer';
  return isManifest(value) ? value : undefined;
}

export const isManifest = (value: unknown): value is Manifest =>
  isObject(value) &&
  value.format === MANIFEST_FORMAT &&
  isHash(value.version) &&
  isHash(value.shell) &&
  isArrayOf(value.packs, isListedPack) &&
  (value.shellPacks === undefined || isArrayOf(value.shellPacks, isShellPack));

/**
 * Converts a stored manifest of format 1 to the current format. Returns undefined for any other value. In format 1, a
 * game has one pack with all its languages. The current code cannot decode such a pack, but still uses its file list.
 */
export function findEarlierManifest(value: unknown): Manifest | undefined {
  if (!isObject(value) || value.format !== 1 || !Array.isArray(value.games)) return undefined;
  const packs = value.games.map((game) => (isObject(game) ? { ...game, game: game.id, langs: [] } : game));
  const manifest = { format: MANIFEST_FORMAT, version: value.version, shell: value.shell, packs };
  return isManifest(manifest) ? manifest : undefined;
}

export function findFileList(text: string): FileList | undefined {
  const value = findJson(text);
  const isList =
    isObject(value) &&
    (value.game === undefined || isText(value.game)) &&
    (value.home === undefined || isText(value.home)) &&
    isArrayOf(value.editions, isListedEdition) &&
    isArrayOf(value.files, isListedFile) &&
    isObject(value.moved) &&
    Object.values(value.moved).every(isPath);
  return isList ? (value as unknown as FileList) : undefined;
}
