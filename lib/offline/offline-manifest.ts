// The format of the offline manifest and its file lists. The manifest is small and fetched often; it names the shell,
// one pack per edition and one per pair of editions side by side, each with its list of files. A list is named by its
// own hash and contains the hash of every file, so every download can be verified.
import { EDITION_PAGES, findPair } from '../core/addresses';
import { isLang, type Lang } from '../core/languages';

/** Must increase when older workers could no longer read the manifest. */
export const MANIFEST_FORMAT = 2;

/** Folder of the manifest, lists and packs on the site. */
export const PACKS_PATH = '/packs/';
export const MANIFEST_PATH = `${PACKS_PATH}manifest.json`;

/**
 * Path of edition data of the previous or the waiting version. Only the service worker answers it, no server does.
 */
export const otherVersionDataPath = (version: 'previous' | 'waiting', game: string, lang: string): string =>
  `${PACKS_PATH}${version}/${game}.${lang}.json`;

/** Folder of the shell page that is shown in place of a page that is not stored. */
const FALLBACK_PATH = '/not-kept/';
export const fallbackPath = (lang: Lang): string => `${FALLBACK_PATH}${lang}/`;
export const isFallbackPath = (path: string): boolean => path.startsWith(FALLBACK_PATH);
export const NOT_FOUND_PATH = '/404.html';

/** The unit of download: an edition of a game, or the side-by-side pages of two editions. */
export interface ListedPack {
  game: string;
  /** One for an edition, two for side-by-side pages; none for a whole game of manifest format 1. */
  langs: string[];
  /** Hash of its list, which is stored at `listPath`. */
  list: string;
  /** Hash of its decompressed text, which is stored gzipped at `packPath`. */
  pack: string;
  /** Bytes to transfer, including its list. */
  size: number;
}

export interface Manifest {
  format: number;
  /** The hash of `versionSource`: it changes when any file changes. */
  version: string;
  /** Hash of the shell's list. */
  shell: string;
  /** The packs of a game are adjacent; its editions come before their side-by-side packs. */
  packs: ListedPack[];
}

/** The text whose hash is the version; the worker recomputes it to reject a corrupt manifest. */
export const versionSource = ({ shell, packs }: Pick<Manifest, 'shell' | 'packs'>): string =>
  [shell, ...packs.map(({ game, langs, list }) => `${game} ${langs.join('-')} ${list}`)].join();

/** Groups the packs by game, in the order of the manifest. */
export function packsByGame({ packs }: Pick<Manifest, 'packs'>): Map<string, ListedPack[]> {
  const games = new Map<string, ListedPack[]>();
  for (const pack of packs) games.set(pack.game, [...(games.get(pack.game) ?? []), pack]);
  return games;
}

/** The packs whose texts a side-by-side pack copies from: those of its two editions, in its order of languages. */
export const findBasePacks = ({ game, langs }: ListedPack, packs: readonly ListedPack[]): ListedPack[] =>
  langs.length < 2
    ? []
    : langs.flatMap((lang) => packs.filter((one) => one.game === game && one.langs.join() === lang));

/**
 * Path without the base path, hash of the content, and transfer size in bytes. The path of a page is its address:
 * `/outer-rim/uk/`.
 */
export type ListedFile = [path: string, hash: string, size: number];

export interface ListedEdition {
  lang: Lang;
  name: string;
  /** Number of icons in the data of the edition. */
  icons: number;
}

export interface FileList {
  /** Undefined for the shell. */
  game?: string;
  /** Only in the list of the shell: the language of the pages at the root, whose address names no language. */
  home?: Lang;
  editions: ListedEdition[];
  files: ListedFile[];
  /**
   * Redirects of rule addresses, for rules that moved: `/outer-rim/uk/combat/draw/` to `/outer-rim/uk/combat/#tie`.
   */
  moved: Record<string, string>;
}

export const listPath = (hash: string): string => `${PACKS_PATH}${hash}.json`;
export const packPath = (hash: string): string => `${PACKS_PATH}${hash}.pack`;

export type FileKind = 'entry' | 'page' | 'search' | 'other';

/**
 * The kind of a file and the edition that it counts towards; a side-by-side page counts towards its first language.
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
/** A path on this site, without scheme or host: `//example.org` does not match. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?!\/)/.test(value);
const isArrayOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isItem);

const isListedPack = (value: unknown): value is ListedPack =>
  isObject(value) &&
  isText(value.game) &&
  isArrayOf(value.langs, isText) &&
  isHash(value.list) &&
  isHash(value.pack) &&
  isCount(value.size);

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

/** Undefined for anything that is not a manifest (a captive portal's page), `newer` for a later format. */
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
  isArrayOf(value.packs, isListedPack);

/**
 * Converts a stored manifest of format 1: one list per game, in all its languages. Its packs cannot be read any more.
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
