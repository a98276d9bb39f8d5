// What a version of the site consists of. The manifest is small and asked for often; it names one pack per edition, one per
// two editions side by side, and the shell, each with its list of files. A list's name carries its hash, and a list carries
// the hash of every file, so nothing is taken on trust.
import { EDITION_PAGES, findPair } from '../core/addresses';
import { isLang, type Lang } from '../core/languages';

/** Grows when a worker of before could not read what is written now. */
export const FORMAT = 2;

/** Where all of this lies on the site. */
export const PACKS = '/packs/';
export const MANIFEST_PATH = `${PACKS}manifest.json`;

/** Data of an edition in the version before, or in the one that waits; the worker answers, no server does. */
export const otherDataPath = (version: 'previous' | 'waiting', game: string, lang: string): string =>
  `${PACKS}${version}/${game}.${lang}.json`;

/** Where the shell keeps the page that speaks for a game that is not on the device. */
const NOT_KEPT = '/not-kept/';
export const fallbackPath = (lang: Lang): string => `${NOT_KEPT}${lang}/`;
export const isFallbackPath = (path: string): boolean => path.startsWith(NOT_KEPT);
export const NOT_FOUND_PATH = '/404.html';

/** What is kept or not kept as one: an edition of a game, or two of them side by side. */
export interface ListedPack {
  game: string;
  /** One for an edition, two for side by side; none for a whole game as versions before kept it. */
  langs: string[];
  /** Hash of its list, which lies at `listPath`. */
  list: string;
  /** Hash of its text, which lies compressed at `packPath`. */
  pack: string;
  /** Bytes to transfer, with its list. */
  size: number;
}

export interface Manifest {
  format: number;
  /** Changes when anything changes: the hash of `versionSource`. */
  version: string;
  /** Hash of the shell's list. */
  shell: string;
  /** Those of a game stand together, its editions before any two of them. */
  packs: ListedPack[];
}

/** What the version is the hash of, so that a manifest that came out wrong is not taken for a version. */
export const versionSource = ({ shell, packs }: Pick<Manifest, 'shell' | 'packs'>): string =>
  [shell, ...packs.map(({ game, langs, list }) => `${game} ${langs.join('-')} ${list}`)].join();

/** Games in the order of the manifest, each with its packs. */
export function packsByGame({ packs }: Pick<Manifest, 'packs'>): Map<string, ListedPack[]> {
  const games = new Map<string, ListedPack[]>();
  for (const pack of packs) games.set(pack.game, [...(games.get(pack.game) ?? []), pack]);
  return games;
}

/** Whose texts a pack of two editions names instead of saying them again: those of its editions, in this order. */
export const packsBefore = ({ game, langs }: ListedPack, packs: readonly ListedPack[]): ListedPack[] =>
  langs.length < 2
    ? []
    : langs.flatMap((lang) => packs.filter((one) => one.game === game && one.langs.join() === lang));

/** Address without the sub-path, hash of its bytes, and its bytes as transferred. Pages stand under their address: `/outer-rim/uk/`. */
export type ListedFile = [path: string, hash: string, size: number];

export interface ListedEdition {
  lang: Lang;
  name: string;
  /** How many icons the data of the edition draws. */
  icons: number;
}

export interface FileList {
  /** Undefined for the shell. */
  game?: string;
  /** Of the shell: the language of its pages that name none, which everybody may come to. */
  home?: Lang;
  editions: ListedEdition[];
  files: ListedFile[];
  /** Addresses of rules that lead elsewhere than to the rule of that name in that entry. */
  moved: Record<string, string>;
}

export const listPath = (hash: string): string => `${PACKS}${hash}.json`;
export const packPath = (hash: string): string => `${PACKS}${hash}.pack`;

export type FileKind = 'entry' | 'page' | 'search' | 'other';

/** What a file of a game is, and the edition that it is counted with; two languages side by side belong to the first. */
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
/** An address of this site: no scheme, no other host. */
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

/** Undefined for anything that is no manifest (a page of a hotel's network), `newer` for one of a later format. */
export function findManifest(text: string): Manifest | 'newer' | undefined {
  const value = findJson(text);
  if (!isObject(value) || !isCount(value.format)) return undefined;
  if (value.format > FORMAT) return 'newer';
  return isManifest(value) ? value : undefined;
}

export const isManifest = (value: unknown): value is Manifest =>
  isObject(value) &&
  value.format === FORMAT &&
  isHash(value.version) &&
  isHash(value.shell) &&
  isArrayOf(value.packs, isListedPack);

/** A manifest that an earlier worker noted: one list per game, in all its languages. Its packs are not read any more. */
export function findEarlierManifest(value: unknown): Manifest | undefined {
  if (!isObject(value) || value.format !== 1 || !Array.isArray(value.games)) return undefined;
  const packs = value.games.map((game) => (isObject(game) ? { ...game, game: game.id, langs: [] } : game));
  const manifest = { format: FORMAT, version: value.version, shell: value.shell, packs };
  return isManifest(manifest) ? manifest : undefined;
}

export function findList(text: string): FileList | undefined {
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
