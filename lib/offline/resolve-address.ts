// Finds the stored file for the path of a request. The path may also lack the last slash, be the share address of a
// rule, or name a game without a language.
import { entryPath, gamePath, rulePath } from '../core/addresses';
import { isLang, LANGS, type Lang } from '../core/languages';
import type { FileList, ListedFile, ListedPack } from './offline-manifest';

/** An index of the files of the offline copy, by path. */
export interface AddressIndex {
  files: ReadonlyMap<string, ListedFile>;
  moved: ReadonlyMap<string, string>;
  /**
   * Folders of all games of the version and of all their languages, whether stored or not: `/outer-rim/`,
   * `/outer-rim/uk/`.
   */
  folders: ReadonlySet<string>;
  /** Languages of the reader, the preferred one first. */
  langs: readonly string[];
  /** Language of the home page at the root of the site. */
  home: Lang | undefined;
}

/**
 * The result of the search for a path. `not-kept` means that the path belongs to a game or a language of this version
 * of the site that is not selected for this device.
 */
export type AddressMatch =
  | { kind: 'file'; file: ListedFile }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-kept'; game: string; lang?: Lang }
  | { kind: 'unknown' };

export function createAddressIndex(
  lists: Iterable<FileList>,
  packs: readonly Pick<ListedPack, 'game' | 'langs'>[],
  langs: readonly string[] = [],
): AddressIndex {
  const files = new Map<string, ListedFile>();
  const moved = new Map<string, string>();
  let home: Lang | undefined;
  for (const list of lists) {
    home ??= list.home;
    for (const file of list.files) files.set(file[0], file);
    for (const [from, to] of Object.entries(list.moved)) moved.set(from, to);
  }
  const folders = new Set(
    packs.flatMap(({ game, langs: packLangs }) => [`/${game}/`, ...foldersOf(game, packLangs)]),
  );
  return { files, moved, folders, langs, home };
}

/**
 * Returns the folders of the site whose pages a pack contains. The address of a side-by-side page may name its two
 * languages in either order.
 */
const foldersOf = (game: string, langs: readonly string[]): string[] =>
  [langs, langs.toReversed()].map((order) => `/${game}/${order.join('-')}/`);

/** Resolves a path, which must be decoded and without base path, query and fragment. */
export function resolveAddress(index: AddressIndex, path: string): AddressMatch {
  const { files, moved, folders } = index;
  const file = files.get(path) ?? files.get(path.replace(/\/index\.html$/, '/'));
  if (file) return { kind: 'file', file };
  const full = `${path}/`.replace(/\/+/g, '/');
  if (files.has(full)) return { kind: 'redirect', to: full };
  const [, game = '', segment = '', entry = '', rule = '', ...more] = full.split('/');
  const lang = isLang(segment) ? segment : undefined;
  if (lang && rule && more.length === 1 && files.has(entryPath(game, lang, entry)))
    return {
      kind: 'redirect',
      to: moved.get(rulePath(game, lang, entry, rule)) ?? `${entryPath(game, lang, entry)}#${rule}`,
    };
  const defaultPage = findDefaultPage(index, full);
  if (defaultPage) return { kind: 'redirect', to: defaultPage };
  // The path is the home page, or another page under `/shelf/`, in a language that is not selected.
  if (game === 'shelf' && lang && lang !== index.home) return { kind: 'not-kept', game, lang };
  const candidates = [`/${game}/`, `/${game}/${segment}/`];
  if (candidates.some((folder) => folders.has(folder) && !hasFilesUnder(files, folder)))
    return { kind: 'not-kept', game, ...langOf(full) };
  return { kind: 'unknown' };
}

/**
 * Finds the page to which the path of a game or of the home page redirects. `/outer-rim/` has no language and redirects
 * to the reader's edition. `/shelf/uk/` redirects to the root if the root page is in Ukrainian. Returns undefined for
 * other paths.
 */
function findDefaultPage({ files, folders, langs, home }: AddressIndex, path: string): string | undefined {
  const [, folder = '', segment = '', ...rest] = path.split('/');
  const isHome = folder === 'shelf' && (segment === home || segment === '');
  const candidates = isHome
    ? [`/${rest.join('/')}`]
    : [...langs, ...LANGS].map((lang) => gamePath(folder, lang));
  const isGame = segment === '' && folders.has(path);
  return isHome || isGame ? candidates.find((candidate) => files.has(candidate)) : undefined;
}

/**
 * Returns the language in a path. For a side-by-side page, which has two languages, returns the first. A path such as
 * `/outer-rim/` has no language.
 */
export function langOf(path: string): { lang?: Lang } {
  const [lang = ''] = path.split('/')[2]?.split('-') ?? [];
  return isLang(lang) ? { lang } : {};
}

function hasFilesUnder(files: ReadonlyMap<string, ListedFile>, folder: string): boolean {
  for (const path of files.keys()) if (path.startsWith(folder)) return true;
  return false;
}
