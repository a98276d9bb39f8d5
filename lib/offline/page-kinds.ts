// Describes a path of the offline copy in words a reader knows: an entry, the search data, the map of topics.
import { EDITION_PAGES, type EditionPage, findPair } from '../core/addresses';
import { isLang, type Lang } from '../core/languages';
import { stringsOf } from '../i18n';

export type PageKind =
  | { kind: 'entry' | 'sides'; game: string; lang: Lang; entry: string }
  | { kind: 'search' | 'game' | EditionPage; game: string; lang: Lang }
  | { kind: 'shell' };

/** `/data/outer-rim.uk.json` */
const DATA = /^\/data\/([a-z0-9-]+)\.([a-z]{2})\.json$/;
/** `/outer-rim/uk/`, `/outer-rim/uk/patrols/`, `/outer-rim/uk-ru/patrols/`, also with a file name at the end. */
const PAGE = /^\/([a-z0-9-]+)\/([a-z]{2}(?:-[a-z]{2})?)\/(?:([a-z0-9-]+)\/)?[^/]*$/;

/** `address` is a path without the base path. */
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

/** «стаття „Патрулі“»; `titleOf` returns undefined for a title that is not loaded. */
export function describePage(
  page: PageKind,
  lang: Lang,
  titleOf: (game: string, lang: Lang, entry: string) => string | undefined,
): string {
  const { things } = stringsOf(lang).offline;
  if (page.kind !== 'entry' && page.kind !== 'sides') return things[page.kind];
  return things[page.kind](titleOf(page.game, page.lang, page.entry) ?? page.entry);
}
