// Builds every address of the site, so that the base path is applied in one place.
import { ID } from './ids';
import { isLang, type Lang } from './languages';
import type { SiteSettings } from './site-settings';

/** The settings that compiled pages need to build addresses. */
export type AddressSettings = Pick<SiteSettings, 'basePath'>;
type Home = Pick<SiteSettings, 'homeLang'>;

export const shelfPath = (lang: Lang, { homeLang }: Home): string =>
  lang === homeLang ? '/' : `/shelf/${lang}/`;
/** The Offline page. */
export const offlinePath = (lang: Lang, home: Home): string => `${shelfPath(lang, home)}offline/`;
/** The page that adds a private book. */
export const addBookPath = (lang: Lang, home: Home): string => `${shelfPath(lang, home)}own/`;
export const gamePath = (game: string, lang: string): string =>
  isPrivateGame(game) ? privatePath(game, lang) : `/${game}/${lang}/`;
export const entryPath = (game: string, lang: string, entry: string): string =>
  isPrivateGame(game) ? `${privatePath(game, lang)}&t=${entry}` : `/${game}/${lang}/${entry}/`;

/** The share page of one rule: the address for links and QR codes. The rules of a private book have none. */
export const rulePath = (game: string, lang: string, entry: string, rule: string): string =>
  isPrivateGame(game)
    ? targetPath(game, lang, `${entry}#${rule}`)
    : `${entryPath(game, lang, entry)}${rule}/`;

/** The prefix of the game ids of private books, which exist on one device and on one page of the site. */
const PRIVATE_PREFIX = 'own~';
const PRIVATE_PAGE = '/own/';
export const isPrivateGame = (game: string): boolean => game.startsWith(PRIVATE_PREFIX);
/** The game id of a private book. */
export const privateGameId = (book: string): string => PRIVATE_PREFIX + book;
/** The private book of a game id. */
export const privateBookId = (game: string): string => game.slice(PRIVATE_PREFIX.length);
const privatePath = (game: string, lang: string): string =>
  `${PRIVATE_PAGE}?b=${privateBookId(game)}&l=${lang}`;

/** The printed page of a private book; with a rule, its lines are highlighted. */
export const printedPagePath = (game: string, lang: string, sheet: number, target?: string): string =>
  `${privatePath(game, lang)}&v=page&p=${sheet}${target ? `&r=${encodeURIComponent(target)}` : ''}`;

/** The parsed query of a private book's address. */
export interface PrivateAddress {
  game: string;
  lang: string;
  entry?: string;
  view?: string;
  sheet?: number;
  /** The rule whose lines are highlighted on the printed page. */
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

/** The identity of a page: its path and, for a private book, its query. */
export function pageAddress(
  { pathname, search }: { pathname: string; search: string },
  { basePath }: AddressSettings,
): string {
  if (pathname !== basePath + PRIVATE_PAGE) return pathname;
  const asked = new URLSearchParams(search);
  asked.delete('q');
  return `${pathname}?${asked}`;
}

/** The preview image that chats show for an entry; without an entry, for the game. */
export const previewPath = (game: string, lang: string, entry?: string): string =>
  `/previews/${game}/${lang}${entry ? `/${entry}` : ''}.png`;

/** A file that a browser requests to install the site: manifest, icons, screenshots. */
export const installPath = (file: string): string => `/install/${file}`;
export const manifestPath = (lang: Lang): string => installPath(`${lang}.webmanifest`);

/** A script of client/; each version of the scripts has its own folder. */
export const clientPath = (version: string, file: string): string => `/client/${version}/${file}`;

/** A file of the PDF library; only private books request it. */
export const pdfPath = (version: string, file = ''): string => `/pdf/${version}/${file}`;

export const shelfPreviewPath = (lang: Lang): string => `/previews/${lang}.png`;

/** A side-by-side page; the interface is in the first language. */
export const sideBySidePath = (game: string, lang: Lang, other: Lang, entry: string): string =>
  // A private book has no side-by-side page; its other language is shown alone.
  isPrivateGame(game) ? entryPath(game, other, entry) : `/${game}/${lang}-${other}/${entry}/`;

/** Parses `uk-ru` to its two languages; returns undefined for a single language. */
export function findPair(segment: string): [lang: Lang, other: Lang] | undefined {
  const [lang = '', other = '', ...more] = segment.split('-');
  return isLang(lang) && isLang(other) && more.length === 0 ? [lang, other] : undefined;
}

/** Folders of the site that are not games; the content check refuses games with these ids. */
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

/** Pages of an edition that are not entries; the content check refuses entries with these ids. */
export const EDITION_PAGES = ['terms', 'tonight', 'decisions', 'topics', 'booklet', 'differences'] as const;
export type EditionPage = (typeof EDITION_PAGES)[number];

export const editionPagePath = (game: string, lang: string, page: EditionPage): string =>
  isPrivateGame(game) ? `${privatePath(game, lang)}&v=${page}` : `/${game}/${lang}/${page}/`;

/** The anchor of a decision in the list of its game. Ids come from other devices, so the prefix prevents clashes with other ids. */
export const decisionAnchor = (id: string): string => `d-${id}`;
export const decisionPath = (game: string, lang: string, id: string): string =>
  `${editionPagePath(game, lang, 'decisions')}#${decisionAnchor(id)}`;

export const termsPath = (game: string, lang: string): string => editionPagePath(game, lang, 'terms');

/** The search page of a game with an empty query. */
export const searchPath = (game: string, lang: string): string =>
  `${gamePath(game, lang)}${isPrivateGame(game) ? '&' : '?'}q=`;

/** The address of `combat` or `combat#ties`. */
export function targetPath(game: string, lang: string, target: string): string {
  const [entry = '', rule] = target.split('#');
  return entryPath(game, lang, entry) + (rule ? `#${rule}` : '');
}

/** Decodes the part of an address after `#`; returns an anchor that matches nothing if it is malformed. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash;
  }
}

/** The parts of a link's address that findPlace reads. */
export interface LinkAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** Converts `/outer-rim/uk/patrols/` and `#win` to an entry or rule; returns undefined for other pages. */
export function findTarget(
  { pathname: path, search, hash }: LinkAddress,
  { basePath }: AddressSettings,
): { game: string; lang: Lang; target: string } | undefined {
  if (!path.startsWith(`${basePath}/`)) return undefined;
  const target = (entry: string) => (hash.length > 1 ? `${entry}#${anchorOf(hash)}` : entry);
  if (path === basePath + PRIVATE_PAGE) {
    const { game, lang = '', entry } = findPrivateAddress(search) ?? {};
    return game && entry && isLang(lang) ? { game, lang, target: target(entry) } : undefined;
  }
  const [, game, lang = '', entry, end, ...more] = path.slice(basePath.length).split('/');
  if (!game || !entry || !isLang(lang) || end !== '' || more.length > 0) return undefined;
  if (game === 'shelf' || EDITION_PAGES.some((page) => page === entry)) return undefined;
  return { game, lang, target: target(entry) };
}

/** Adds the base path. */
export const withBase = (path: string, { basePath }: AddressSettings): string => basePath + path;

/** Adds the origin and the base path. */
export const absolute = (
  path: string,
  { basePath, origin }: Pick<SiteSettings, 'basePath' | 'origin'>,
): string => origin + basePath + path;
