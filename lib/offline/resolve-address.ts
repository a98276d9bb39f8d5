// Which file of the offline copy an address means: with or without its last slash, a rule's own address, a game without a
// language, or one of nobody.
import { entryPath, gamePath, rulePath } from '../core/addresses';
import { isLang, LANGS, type Lang } from '../core/languages';
import type { FileList, ListedFile, ListedPack } from './offline-manifest';

/** Everything that is on the device, by address. */
export interface AddressBook {
  files: ReadonlyMap<string, ListedFile>;
  moved: ReadonlyMap<string, string>;
  /** All games of the version and all their languages, also those that are not kept: `/outer-rim/`, `/outer-rim/uk/`. */
  folders: ReadonlySet<string>;
  /** What the reader reads in, the dearest first. */
  langs: readonly string[];
  /** The language of the shelf at the root. */
  home: Lang | undefined;
}

export type Found =
  | { kind: 'file'; file: ListedFile }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-kept'; game: string; lang?: Lang }
  | { kind: 'unknown' };

export function createAddressBook(
  lists: Iterable<FileList>,
  packs: readonly Pick<ListedPack, 'game' | 'langs'>[],
  langs: readonly string[] = [],
): AddressBook {
  const files = new Map<string, ListedFile>();
  const moved = new Map<string, string>();
  let home: Lang | undefined;
  for (const list of lists) {
    home ??= list.home;
    for (const file of list.files) files.set(file[0], file);
    for (const [from, to] of Object.entries(list.moved)) moved.set(from, to);
  }
  const folders = new Set(packs.flatMap(({ game, langs: own }) => [`/${game}/`, ...foldersOf(game, own)]));
  return { files, moved, folders, langs, home };
}

/** Of two languages side by side, either may be the first. */
const foldersOf = (game: string, langs: readonly string[]): string[] =>
  [langs, langs.toReversed()].map((order) => `/${game}/${order.join('-')}/`);

/** `path` is without the sub-path, without query and fragment, and decoded. */
export function findAddress(book: AddressBook, path: string): Found {
  const { files, moved, folders } = book;
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
  const bare = findBare(book, full);
  if (bare) return { kind: 'redirect', to: bare };
  // A shelf in a language that is not read here.
  if (game === 'shelf' && lang && lang !== book.home) return { kind: 'not-kept', game, lang };
  const places = [`/${game}/`, `/${game}/${segment}/`];
  if (places.some((folder) => folders.has(folder) && !keeps(files, folder)))
    return { kind: 'not-kept', game, ...langOf(full) };
  return { kind: 'unknown' };
}

/** `/outer-rim/` to the reader's edition, `/shelf/uk/` to the shelf that stands at the root; undefined for others. */
function findBare({ files, folders, langs, home }: AddressBook, path: string): string | undefined {
  const [, folder = '', segment = '', ...rest] = path.split('/');
  const isShelf = folder === 'shelf' && (segment === home || segment === '');
  const places = isShelf
    ? [`/${rest.join('/')}`]
    : [...langs, ...LANGS].map((lang) => gamePath(folder, lang));
  const isGame = segment === '' && folders.has(path);
  return isShelf || isGame ? places.find((place) => files.has(place)) : undefined;
}

/** The language an address speaks, the first of two; none for `/outer-rim/`. */
export function langOf(path: string): { lang?: Lang } {
  const [lang = ''] = path.split('/')[2]?.split('-') ?? [];
  return isLang(lang) ? { lang } : {};
}

function keeps(files: ReadonlyMap<string, ListedFile>, start: string): boolean {
  for (const path of files.keys()) if (path.startsWith(start)) return true;
  return false;
}
