// Which file of the offline copy an address means: with or without its last slash, a rule's own address, or one of nobody.
import { entryPath, rulePath } from '../addresses';
import { isLang, type Lang } from '../languages';
import type { FileList, ListedFile } from './manifest';

/** Everything that is on the device, by address. */
export interface AddressBook {
  files: ReadonlyMap<string, ListedFile>;
  moved: ReadonlyMap<string, string>;
  /** All games of the version, also those that are not kept. */
  games: ReadonlySet<string>;
}

export type Found =
  | { kind: 'file'; file: ListedFile }
  /** What client navigation reads in place of the page. */
  | { kind: 'navigation'; file: ListedFile }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-kept'; game: string; lang?: Lang }
  | { kind: 'unknown' };

export function createAddressBook(lists: Iterable<FileList>, games: Iterable<string>): AddressBook {
  const files = new Map<string, ListedFile>();
  const moved = new Map<string, string>();
  for (const list of lists) {
    for (const file of list.files) files.set(file[0], file);
    for (const [from, to] of Object.entries(list.moved)) moved.set(from, to);
  }
  return { files, moved, games: new Set(games) };
}

/** `path` is without the sub-path, without query and fragment, and decoded. */
export function findAddress({ files, moved, games }: AddressBook, path: string): Found {
  const file = files.get(path) ?? files.get(path.replace(/\/index\.html$/, '/'));
  if (file) return { kind: 'file', file };
  const page = files.get(path.replace(/\/index\.txt$/, '/'));
  if (page) return { kind: 'navigation', file: page };
  const full = path.endsWith('/') ? path : `${path}/`;
  if (files.has(full)) return { kind: 'redirect', to: full };
  const [, game = '', segment = '', entry = '', rule = '', ...more] = full.split('/');
  const lang = isLang(segment) ? segment : undefined;
  if (lang && rule && more.length === 1 && files.has(entryPath(game, lang, entry)))
    return {
      kind: 'redirect',
      to: moved.get(rulePath(game, lang, entry, rule)) ?? `${entryPath(game, lang, entry)}#${rule}`,
    };
  if (games.has(game) && !keeps(files, game)) return { kind: 'not-kept', game, ...langOf(path) };
  return { kind: 'unknown' };
}

/** The language an address speaks, the first of two; none for `/outer-rim/`. */
export function langOf(path: string): { lang?: Lang } {
  const [lang = ''] = path.split('/')[2]?.split('-') ?? [];
  return isLang(lang) ? { lang } : {};
}

function keeps(files: ReadonlyMap<string, ListedFile>, game: string): boolean {
  for (const path of files.keys()) if (path.startsWith(`/${game}/`)) return true;
  return false;
}
