// Every address of the site is made here, so that a sub-path (BASE_PATH) is applied in one place.
import { isLang, LANGS, type Lang } from './languages';

/** "/rules" when the site lives under a sub-path, otherwise ""; pages are told it by Next, scripts by the environment. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? process.env.BASE_PATH ?? '';

/** Public origin for canonical and shared addresses; relative addresses are used when it is not set. */
export const SITE_ORIGIN = process.env.NEXT_PUBLIC_SITE_ORIGIN ?? process.env.SITE_ORIGIN ?? '';

/** The language of the shelf at the root: the first one the site can be read in. */
const homeLang = (): string | undefined =>
  process.env.NEXT_PUBLIC_HOME_LANG ?? process.env.HOME_LANG ?? LANGS[0];

export const shelfPath = (lang: Lang): string => (lang === homeLang() ? '/' : `/shelf/${lang}/`);
/** What of the shelf is on this device. */
export const offlinePath = (lang: Lang): string => `${shelfPath(lang)}offline/`;
export const gamePath = (game: string, lang: string): string => `/${game}/${lang}/`;
export const entryPath = (game: string, lang: string, entry: string): string => `/${game}/${lang}/${entry}/`;

/** The tiny page of one rule: the address that is shared and scanned. */
export const rulePath = (game: string, lang: string, entry: string, rule: string): string =>
  `${entryPath(game, lang, entry)}${rule}/`;

/** The picture that chats show beside a link to an entry; without an entry, to the game. */
export const previewPath = (game: string, lang: string, entry?: string): string =>
  `/previews/${game}/${lang}${entry ? `/${entry}` : ''}.png`;

/** What a device asks for when the site is installed: manifest, icons, screenshots. */
export const installPath = (file: string): string => `/install/${file}`;
export const manifestPath = (lang: Lang): string => installPath(`${lang}.webmanifest`);

export const shelfPreviewPath = (lang: Lang): string => `/previews/${lang}.png`;

/** Two editions side by side; the first language is that of the page. */
export const sidesPath = (game: string, lang: Lang, other: Lang, entry: string): string =>
  `/${game}/${lang}-${other}/${entry}/`;

/** `uk-ru` to its two languages; undefined for one language alone. */
export function findPair(segment: string): [lang: Lang, other: Lang] | undefined {
  const [lang = '', other = '', ...more] = segment.split('-');
  return isLang(lang) && isLang(other) && more.length === 0 ? [lang, other] : undefined;
}

/** Folders of the site that are no games; the checker keeps games from taking these names. */
export const SITE_FOLDERS = ['shelf', 'data', 'previews', 'install', 'offline', 'packs', 'not-kept'] as const;

/** Pages of an edition that are no entries; the checker keeps entries from taking these names. */
export const EDITION_PAGES = ['terms', 'tonight', 'topics', 'booklet'] as const;
export type EditionPage = (typeof EDITION_PAGES)[number];

export const editionPagePath = (game: string, lang: string, page: EditionPage): string =>
  `/${game}/${lang}/${page}/`;

export const termsPath = (game: string, lang: string): string => editionPagePath(game, lang, 'terms');

/** The search of a game, open and empty. */
export const searchPath = (game: string, lang: string): string => `${gamePath(game, lang)}?q=`;

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

/** `/outer-rim/uk/patrols/` and `#win` to the entry or rule they are the address of; undefined for other pages. */
export function findPlace(
  path: string,
  hash: string,
): { game: string; lang: Lang; target: string } | undefined {
  if (!path.startsWith(`${BASE_PATH}/`)) return undefined;
  const [, game, lang = '', entry, end, ...more] = path.slice(BASE_PATH.length).split('/');
  if (!game || !entry || !isLang(lang) || end !== '' || more.length > 0) return undefined;
  if (game === 'shelf' || EDITION_PAGES.some((page) => page === entry)) return undefined;
  return { game, lang, target: hash.length > 1 ? `${entry}#${anchorOf(hash)}` : entry };
}

/** An address as it stands in the page: with the sub-path. */
export const withBase = (path: string): string => BASE_PATH + path;

/** An address that works outside the page: with origin and sub-path. */
export const absolute = (path: string, origin = SITE_ORIGIN): string => origin + BASE_PATH + path;
