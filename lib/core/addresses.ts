// Builds the paths of all pages and files of the site. The paths do not include the base path of the site, which
// `withBase` adds.
import { ID } from './ids';
import { isLang, type Lang } from './languages';
import type { SiteSettings } from './site-settings';

/** The settings that compiled pages need to build addresses. */
export type AddressSettings = Pick<SiteSettings, 'basePath'>;
type Home = Pick<SiteSettings, 'homeLang'>;

export const shelfPath = (lang: Lang, { homeLang }: Home): string =>
  lang === homeLang ? '/' : `/shelf/${lang}/`;
/** Returns the path of the Offline page. */
export const offlinePath = (lang: Lang, home: Home): string => `${shelfPath(lang, home)}offline/`;
/** Returns the path of the page about the site. */
export const aboutPath = (lang: Lang, home: Home): string => `${shelfPath(lang, home)}about/`;
/** Returns the path of the page that adds a private book. */
export const addBookPath = (lang: Lang, home: Home): string => `${shelfPath(lang, home)}own/`;
export const gamePath = (game: string, lang: string): string =>
  isPrivateGame(game) ? privatePath(game, lang) : `/${game}/${lang}/`;
export const entryPath = (game: string, lang: string, entry: string): string =>
  isPrivateGame(game) ? `${privatePath(game, lang)}&t=${entry}` : `/${game}/${lang}/${entry}/`;

/**
 * Returns the path of the share page of one rule, which links and QR codes use. A rule of a private book has no share
 * page, so the returned path leads to the rule in its entry.
 */
export const rulePath = (game: string, lang: string, entry: string, rule: string): string =>
  isPrivateGame(game)
    ? targetPath(game, lang, `${entry}#${rule}`)
    : `${entryPath(game, lang, entry)}${rule}/`;

/**
 * Prefix of the game ids of private books. A private book exists on one device only. The page `/own/` shows all private
 * books.
 */
const PRIVATE_PREFIX = 'own~';
const PRIVATE_PAGE = '/own/';
export const isPrivateGame = (game: string): boolean => game.startsWith(PRIVATE_PREFIX);
/** Converts the id of a private book to a game id. */
export const privateGameId = (book: string): string => PRIVATE_PREFIX + book;
/** Converts a game id to the id of its private book. */
export const privateBookId = (game: string): string => game.slice(PRIVATE_PREFIX.length);
const privatePath = (game: string, lang: string): string =>
  `${PRIVATE_PAGE}?b=${privateBookId(game)}&l=${lang}`;

/**
 * Returns the path of a printed page of a private book. `sheet` is the number of the PDF page; the lines of the rule
 * `target` are highlighted.
 */
export const printedPagePath = (game: string, lang: string, sheet: number, target?: string): string =>
  `${privatePath(game, lang)}&v=page&p=${sheet}${target ? `&r=${encodeURIComponent(target)}` : ''}`;

/** The parsed query string of a private book's address. */
export interface PrivateAddress {
  game: string;
  lang: string;
  entry?: string;
  view?: string;
  sheet?: number;
  /** Id of the rule whose lines are highlighted on the printed page. */
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

/**
 * Returns the address that identifies a page: its path and, for a private book, its query string without the search
 * query (`q`).
 */
export function pageAddress(
  { pathname, search }: { pathname: string; search: string },
  { basePath }: AddressSettings,
): string {
  if (pathname !== basePath + PRIVATE_PAGE) return pathname;
  const asked = new URLSearchParams(search);
  asked.delete('q');
  return `${pathname}?${asked}`;
}

/** Returns the path of the preview image that chats show for an entry, or for the game if `entry` is undefined. */
export const previewPath = (game: string, lang: string, entry?: string): string =>
  `/previews/${game}/${lang}${entry ? `/${entry}` : ''}.png`;

/** Returns the path of a file that the browser needs to install the site: manifest, icon or screenshot. */
export const installPath = (file: string): string => `/install/${file}`;
export const manifestPath = (lang: Lang): string => installPath(`${lang}.webmanifest`);

/** Returns the path of a client script. Each version of the scripts has its own folder. */
export const clientPath = (version: string, file: string): string => `/client/${version}/${file}`;

/** Returns the path of a file of the PDF library, which only pages of private books request. */
export const pdfPath = (version: string, file = ''): string => `/pdf/${version}/${file}`;
/** Returns the path of the list with the hashes of the files of pdf.js. */
export const pdfHashesPath = (version: string): string => pdfPath(version, 'hashes.json');

export const shelfPreviewPath = (lang: Lang): string => `/previews/${lang}.png`;

/** Returns the path of a side-by-side page. Its interface is in the language `lang`. */
export const sideBySidePath = (game: string, lang: Lang, other: Lang, entry: string): string =>
  // A private book has no side-by-side page, so the link leads to the entry in the other language.
  isPrivateGame(game) ? entryPath(game, other, entry) : `/${game}/${lang}-${other}/${entry}/`;

/** Parses a path segment `uk-ru` to its two languages. Returns undefined for a single language. */
export function findPair(segment: string): [lang: Lang, other: Lang] | undefined {
  const [lang = '', other = '', ...more] = segment.split('-');
  return isLang(lang) && isLang(other) && more.length === 0 ? [lang, other] : undefined;
}

/** Folders of the site that are not games. The content check refuses a game whose id is one of these names. */
export const SITE_FOLDERS = [
  'shelf',
  'data',
  'previews',
  'install',
  'offline',
  'about',
  'packs',
  'client',
  'not-kept',
  'own',
  'pdf',
] as const;

/** Pages of an edition that are not entries. The content check refuses an entry whose id is one of these names. */
export const EDITION_PAGES = ['terms', 'tonight', 'decisions', 'topics', 'booklet', 'differences'] as const;
export type EditionPage = (typeof EDITION_PAGES)[number];

export const editionPagePath = (game: string, lang: string, page: EditionPage): string =>
  isPrivateGame(game) ? `${privatePath(game, lang)}&v=${page}` : `/${game}/${lang}/${page}/`;

/**
 * Returns the anchor of a decision on the page of decisions. The prefix prevents clashes with other anchors, because
 * decision ids may come from other devices.
 */
export const decisionAnchor = (id: string): string => `d-${id}`;
export const decisionPath = (game: string, lang: string, id: string): string =>
  `${editionPagePath(game, lang, 'decisions')}#${decisionAnchor(id)}`;

export const termsPath = (game: string, lang: string): string => editionPagePath(game, lang, 'terms');

/** Returns the path of a game's search up to `q=`; the caller appends the query. */
export const searchPath = (game: string, lang: string): string =>
  `${gamePath(game, lang)}${isPrivateGame(game) ? '&' : '?'}q=`;

/** Returns the path of `target`, which is an entry (`combat`) or a rule (`combat#ties`). */
export function targetPath(game: string, lang: string, target: string): string {
  const [entry = '', rule] = target.split('#');
  return entryPath(game, lang, entry) + (rule ? `#${rule}` : '');
}

/**
 * Decodes the anchor of an address (the part after `#`). A malformed anchor is returned unchanged with the `#`, so that
 * it matches no anchor of a page.
 */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash;
  }
}

/** The parts of a link's address that findTarget reads. */
export interface LinkAddress {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Finds the entry or rule to which an address such as `/outer-rim/uk/patrols/#win` leads. Returns undefined if the
 * address leads to another page.
 */
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

/** Adds the base path of the site to a path. */
export const withBase = (path: string, { basePath }: AddressSettings): string => basePath + path;

/** Adds the origin and the base path of the site to a path. */
export const absolute = (
  path: string,
  { basePath, origin }: Pick<SiteSettings, 'basePath' | 'origin'>,
): string => origin + basePath + path;
