// Describes a file of the offline copy in words that readers understand. Example: `/outer-rim/uk/patrols/` becomes the
// name of the entry.
import { EDITION_PAGES, type EditionPage, findPair } from '../core/addresses';
import { isLang, type Lang } from '../core/languages';
import { stringsOf } from '../i18n';

export type PageKind =
  | { kind: 'entry' | 'sides'; game: string; lang: Lang; entry: string }
  | { kind: 'search' | 'game' | EditionPage; game: string; lang: Lang }
  | { kind: 'shell' };

/** Matches the path of a data file: `/data/outer-rim.uk.json`. */
const DATA = /^\/data\/([a-z0-9-]+)\.([a-z]{2})\.json$/;
/**
 * Matches the path of a page: `/outer-rim/uk/`, `/outer-rim/uk/patrols/`, `/outer-rim/uk-ru/patrols/`, or the same with
 * a file name at the end.
 */
const PAGE = /^\/([a-z0-9-]+)\/([a-z]{2}(?:-[a-z]{2})?)\/(?:([a-z0-9-]+)\/)?[^/]*$/;

/** Returns which page or file a path belongs to. `address` is a path without the base path of the site. */
export function addressToPageKind(address: string): PageKind {
  const [, dataGame, dataLang = ''] = DATA.exec(address) ?? [];
  if (dataGame && isLang(dataLang)) return { kind: 'search', game: dataGame, lang: dataLang };
  const [, game, languages = '', entry] = PAGE.exec(address) ?? [];
  const lang = findPair(languages)?.[0] ?? languages;
  if (!game || game === 'shelf' || !isLang(lang)) return { kind: 'shell' };
  if (!entry) return { kind: 'game', game, lang };
  if (lang !== languages) return { kind: 'sides', game, lang, entry };
  const page = EDITION_PAGES.find((one) => one === entry);
  return page ? { kind: page, game, lang } : { kind: 'entry', game, lang, entry };
}

/**
 * Describes a page for the reader, for example «стаття „Патрулі“». `titleOf` returns undefined if the title of an entry
 * is not loaded.
 */
export function describePage(
  page: PageKind,
  lang: Lang,
  titleOf: (game: string, lang: Lang, entry: string) => string | undefined,
): string {
  const { things } = stringsOf(lang).offline;
  if (page.kind !== 'entry' && page.kind !== 'sides') return things[page.kind];
  return things[page.kind](titleOf(page.game, page.lang, page.entry) ?? page.entry);
}
