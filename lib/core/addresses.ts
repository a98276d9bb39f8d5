// Builds the paths of all pages and files of the site. The paths do not include the base path of the site; `withBase`
// in parse-address.ts adds it.
import type { Lang } from './languages';
import {
  type EditionPage,
  type Home,
  homePath,
  isPrivateGame,
  PRIVATE_PAGE,
  privateBookId,
} from './parse-address';
import type { SiteSettings } from './site-settings';

export * from './parse-address';

export const offlinePath = (lang: Lang, home: Home): string => `${homePath(lang, home)}offline/`;
/** Returns the path of the page that links to every game of a site with many games. */
export const gameIndexPath = (lang: Lang): string => `/shelf/${lang}/games/`;
/** Returns the path of the page about the site. */
export const aboutPath = (lang: Lang, home: Home): string => `${homePath(lang, home)}about/`;
/** Returns the path of the page that adds a private book. */
export const addBookPath = (lang: Lang, home: Home): string => `${homePath(lang, home)}own/`;
export const gamePath = (game: string, lang: string): string =>
  isPrivateGame(game) ? privatePath(game, lang) : `/${game}/${lang}/`;
export const entryPath = (game: string, lang: string, entry: string): string =>
  isPrivateGame(game) ? `${privatePath(game, lang)}&t=${entry}` : `/${game}/${lang}/${entry}/`;

/**
 * Returns the path of the share page of one rule, a small page that shared links and QR codes lead to. A rule of a
 * private book has no share page, so its path leads to the page of the entry.
 */
export const rulePath = (game: string, lang: string, entry: string, rule: string): string =>
  isPrivateGame(game)
    ? targetPath(game, lang, `${entry}#${rule}`)
    : `${entryPath(game, lang, entry)}${rule}/`;

const privatePath = (game: string, lang: string): string =>
  `${PRIVATE_PAGE}?b=${privateBookId(game)}&l=${lang}`;

/**
 * Name of the query parameter that names one of several books of a private game. Its value is the part of the book's id
 * after `~`: `7hq2` for the book `k3x9~7hq2`.
 */
export const PART_PARAMETER = 'd';

/**
 * Returns the path of the view that shows one page of a private book's PDF. `sheet` is the number of the PDF page,
 * counted from 1. `part` is the part of the book's id after `~`, which only a book that was added to a game has. The
 * view highlights the lines of the rule `target`.
 */
export const printedPagePath = (
  game: string,
  lang: string,
  sheet: number,
  { part, target }: { part?: string | undefined; target?: string } = {},
): string =>
  `${privatePath(game, lang)}&v=page&p=${sheet}${part ? `&${PART_PARAMETER}=${part}` : ''}${target ? `&r=${encodeURIComponent(target)}` : ''}`;

/**
 * Returns the path of the preview image that chat apps show for a link to an entry, or to the game if `entry` is
 * undefined.
 */
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

export const homePreviewPath = (lang: Lang): string => `/previews/${lang}.png`;

/** Returns the path of a side-by-side page. Its interface is in the language `lang`. */
export const sideBySidePath = (game: string, lang: Lang, other: Lang, entry: string): string =>
  // A private book has no side-by-side page, so the link leads to the entry in the other language.
  isPrivateGame(game) ? entryPath(game, other, entry) : `/${game}/${lang}-${other}/${entry}/`;

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
  'embed',
  'edit',
] as const;

export const editionPagePath = (game: string, lang: string, page: EditionPage): string =>
  isPrivateGame(game) ? `${privatePath(game, lang)}&v=${page}` : `/${game}/${lang}/${page}/`;

/**
 * Returns the anchor of a decision on the page of decisions. The prefix keeps the anchor different from all other
 * anchors of the page, because the id of a decision may come from another device and can be any word.
 */
export const decisionAnchor = (id: string): string => `d-${id}`;
export const decisionPath = (game: string, lang: string, id: string): string =>
  `${editionPagePath(game, lang, 'decisions')}#${decisionAnchor(id)}`;

export const termsPath = (game: string, lang: string): string => editionPagePath(game, lang, 'terms');

/** Returns the path that opens the search of a game. The path ends with `q=`, and the caller appends the query. */
export const searchPath = (game: string, lang: string): string =>
  `${gamePath(game, lang)}${isPrivateGame(game) ? '&' : '?'}q=`;

/** Returns the path of `target`, which is an entry (`combat`) or a rule (`combat#ties`). */
export function targetPath(game: string, lang: string, target: string): string {
  const [entry = '', rule] = target.split('#');
  return entryPath(game, lang, entry) + (rule ? `#${rule}` : '');
}

/** Adds the origin and the base path of the site to a path. */
export const absolute = (
  path: string,
  { basePath, origin }: Pick<SiteSettings, 'basePath' | 'origin'>,
): string => origin + basePath + path;
