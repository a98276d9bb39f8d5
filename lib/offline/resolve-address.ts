// Resolves a requested path to a stored file: with or without the last slash, the address of a rule, a game without a
// language.
import { entryPath, gamePath, rulePath } from '../core/addresses';
import { isLang, LANGS, type Lang } from '../core/languages';
import type { FileList, ListedFile, ListedPack } from './offline-manifest';

/** The files of the offline copy by path. */
export interface AddressIndex {
  files: ReadonlyMap<string, ListedFile>;
  moved: ReadonlyMap<string, string>;
  /** Folders of all games of the version and all their languages, stored or not: `/outer-rim/`, `/outer-rim/uk/`. */
  folders: ReadonlySet<string>;
  /** The reader's languages, the preferred one first. */
  langs: readonly string[];
  /** The language of the home page at the root. */
  home: Lang | undefined;
}

/** `not-kept`: the page exists in this version, but is not selected for this device. */
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

/** On a side-by-side page either language may come first. */
const foldersOf = (game: string, langs: readonly string[]): string[] =>
  [langs, langs.toReversed()].map((order) => `/${game}/${order.join('-')}/`);

/** `path` is decoded, without base path, query and fragment. */
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
  // The home page in a language that is not selected.
  if (game === 'shelf' && lang && lang !== index.home) return { kind: 'not-kept', game, lang };
  const candidates = [`/${game}/`, `/${game}/${segment}/`];
  if (candidates.some((folder) => folders.has(folder) && !hasFilesUnder(files, folder)))
    return { kind: 'not-kept', game, ...langOf(full) };
  return { kind: 'unknown' };
}

/** `/outer-rim/` to the reader's edition, `/shelf/uk/` to the home page at the root; undefined for other paths. */
function findDefaultPage({ files, folders, langs, home }: AddressIndex, path: string): string | undefined {
  const [, folder = '', segment = '', ...rest] = path.split('/');
  const isShelf = folder === 'shelf' && (segment === home || segment === '');
  const candidates = isShelf
    ? [`/${rest.join('/')}`]
    : [...langs, ...LANGS].map((lang) => gamePath(folder, lang));
  const isGame = segment === '' && folders.has(path);
  return isShelf || isGame ? candidates.find((candidate) => files.has(candidate)) : undefined;
}

/** The language in a path, the first one of a side-by-side page; none for `/outer-rim/`. */
export function langOf(path: string): { lang?: Lang } {
  const [lang = ''] = path.split('/')[2]?.split('-') ?? [];
  return isLang(lang) ? { lang } : {};
}

function hasFilesUnder(files: ReadonlyMap<string, ListedFile>, folder: string): boolean {
  for (const path of files.keys()) if (path.startsWith(folder)) return true;
  return false;
}
