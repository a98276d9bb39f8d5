// Every address of the site is made here, so that a sub-path is applied in one place.
import { ID } from './ids';
import { isLang, type Lang } from './languages';
import type { SiteSettings } from './site-settings';

/** What compiled pages must know of the site they are for. */
export type AddressSettings = Pick<SiteSettings, 'basePath'>;
type Home = Pick<SiteSettings, 'homeLang'>;

export const shelfPath = (lang: Lang, { homeLang }: Home): string =>
  lang === homeLang ? '/' : `/shelf/${lang}/`;
/** What of the shelf is on this device. */
export const offlinePath = (lang: Lang, home: Home): string => `${shelfPath(lang, home)}offline/`;
/** Where a reader's own book is added. */
export const addBookPath = (lang: Lang, home: Home): string => `${shelfPath(lang, home)}own/`;
export const gamePath = (game: string, lang: string): string =>
  isPrivateGame(game) ? ownPath(game, lang) : `/${game}/${lang}/`;
export const entryPath = (game: string, lang: string, entry: string): string =>
  isPrivateGame(game) ? `${ownPath(game, lang)}&t=${entry}` : `/${game}/${lang}/${entry}/`;

/** The tiny page of one rule: the address that is shared and scanned. A private book has none: its rules are places of a page. */
export const rulePath = (game: string, lang: string, entry: string, rule: string): string =>
  isPrivateGame(game)
    ? targetPath(game, lang, `${entry}#${rule}`)
    : `${entryPath(game, lang, entry)}${rule}/`;

/** Games that a reader added himself carry this in front of their id: they live on one device, on one page of the site. */
const OWN = 'own~';
const OWN_PAGE = '/own/';
export const isPrivateGame = (game: string): boolean => game.startsWith(OWN);
/** The game of a private book. */
export const privateGameId = (book: string): string => OWN + book;
/** The private book of a game. */
export const bookOf = (game: string): string => game.slice(OWN.length);
const ownPath = (game: string, lang: string): string => `${OWN_PAGE}?b=${bookOf(game)}&l=${lang}`;

/** The picture of a printed page of a private book; with a rule, its lines are marked. */
export const printPath = (game: string, lang: string, sheet: number, target?: string): string =>
  `${ownPath(game, lang)}&v=page&p=${sheet}${target ? `&r=${encodeURIComponent(target)}` : ''}`;

/** What an address of a private book asks for. */
export interface PrivateAddress {
  game: string;
  lang: string;
  entry?: string;
  view?: string;
  sheet?: number;
  /** The rule whose lines are marked on the picture of the page. */
  rule?: string;
}

export function findPrivateAddress(search: string): PrivateAddress | undefined {
  const asked = new URLSearchParams(search);
  const text = (name: string) => asked.get(name) ?? '';
  if (!ID.test(text('b'))) return undefined;
  const [entry, view, rule, sheet] = [text('t'), text('v'), text('r'), Number(text('p'))];
  return {
    game: privateGameId(text('b')),
    lang: text('l'),
    ...(entry && { entry }),
    ...(view && { view }),
    ...(rule && { rule }),
    ...(Number.isInteger(sheet) && sheet > 0 && { sheet }),
  };
}

/** What tells a page from others: its path, and of a private book what it asks for. */
export function pageAddress(
  { pathname, search }: { pathname: string; search: string },
  { basePath }: AddressSettings,
): string {
  if (pathname !== basePath + OWN_PAGE) return pathname;
  const asked = new URLSearchParams(search);
  asked.delete('q');
  return `${pathname}?${asked}`;
}

/** The picture that chats show beside a link to an entry; without an entry, to the game. */
export const previewPath = (game: string, lang: string, entry?: string): string =>
  `/previews/${game}/${lang}${entry ? `/${entry}` : ''}.png`;

/** What a device asks for when the site is installed: manifest, icons, screenshots. */
export const installPath = (file: string): string => `/install/${file}`;
export const manifestPath = (lang: Lang): string => installPath(`${lang}.webmanifest`);

/** A script for the reader's browser; all of one version lie in one folder. */
export const clientPath = (version: string, file: string): string => `/client/${version}/${file}`;

/** The reader of PDFs, as its makers give it: only a private book asks for it. */
export const pdfPath = (version: string, file = ''): string => `/pdf/${version}/${file}`;

export const shelfPreviewPath = (lang: Lang): string => `/previews/${lang}.png`;

/** Two editions side by side; the first language is that of the page. */
export const sideBySidePath = (game: string, lang: Lang, other: Lang, entry: string): string =>
  // A private book has no page of two: the other one is shown alone.
  isPrivateGame(game) ? entryPath(game, other, entry) : `/${game}/${lang}-${other}/${entry}/`;

/** `uk-ru` to its two languages; undefined for one language alone. */
export function findPair(segment: string): [lang: Lang, other: Lang] | undefined {
  const [lang = '', other = '', ...more] = segment.split('-');
  return isLang(lang) && isLang(other) && more.length === 0 ? [lang, other] : undefined;
}

/** Folders of the site that are no games; the checker keeps games from taking these names. */
export const SITE_FOLDERS = [
  'shelf',
  'data',
  'previews',
  'install',
  'offline',
  'packs',
  'client',
  'not-kept',
  'own',
  'pdf',
] as const;

/** Pages of an edition that are no entries; the checker keeps entries from taking these names. */
export const EDITION_PAGES = ['terms', 'tonight', 'decisions', 'topics', 'booklet', 'differences'] as const;
export type EditionPage = (typeof EDITION_PAGES)[number];

export const editionPagePath = (game: string, lang: string, page: EditionPage): string =>
  isPrivateGame(game) ? `${ownPath(game, lang)}&v=${page}` : `/${game}/${lang}/${page}/`;

/** One decision in the list of its game; others may have chosen its id, so that it names nothing else of the page. */
export const decisionAnchor = (id: string): string => `d-${id}`;
export const decisionPath = (game: string, lang: string, id: string): string =>
  `${editionPagePath(game, lang, 'decisions')}#${decisionAnchor(id)}`;

export const termsPath = (game: string, lang: string): string => editionPagePath(game, lang, 'terms');

/** The search of a game, open and empty. */
export const searchPath = (game: string, lang: string): string =>
  `${gamePath(game, lang)}${isPrivateGame(game) ? '&' : '?'}q=`;

/** `combat` or `combat#ties` as an address. */
export function targetPath(game: string, lang: string, target: string): string {
  const [entry = '', rule] = target.split('#');
  return entryPath(game, lang, entry) + (rule ? `#${rule}` : '');
}

/** What an address names after its `#`; a damaged one names nothing that could be found. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash;
  }
}

/** What a link says of where it leads. */
export interface LinkAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** `/outer-rim/uk/patrols/` and `#win` to the entry or rule they are the address of; undefined for other pages. */
export function findPlace(
  { pathname: path, search, hash }: LinkAddress,
  { basePath }: AddressSettings,
): { game: string; lang: Lang; target: string } | undefined {
  if (!path.startsWith(`${basePath}/`)) return undefined;
  const target = (entry: string) => (hash.length > 1 ? `${entry}#${anchorOf(hash)}` : entry);
  if (path === basePath + OWN_PAGE) {
    const { game, lang = '', entry } = findPrivateAddress(search) ?? {};
    return game && entry && isLang(lang) ? { game, lang, target: target(entry) } : undefined;
  }
  const [, game, lang = '', entry, end, ...more] = path.slice(basePath.length).split('/');
  if (!game || !entry || !isLang(lang) || end !== '' || more.length > 0) return undefined;
  if (game === 'shelf' || EDITION_PAGES.some((page) => page === entry)) return undefined;
  return { game, lang, target: target(entry) };
}

/** An address as it stands in the page: with the sub-path. */
export const withBase = (path: string, { basePath }: AddressSettings): string => basePath + path;

/** An address that works outside the page: with origin and sub-path. */
export const absolute = (
  path: string,
  { basePath, origin }: Pick<SiteSettings, 'basePath' | 'origin'>,
): string => origin + basePath + path;
