// Parses addresses of the site: finds the entry, the rule or the private book that an address leads to. Every page of
// the site loads this code, so functions that only some pages need are in addresses.ts. addresses.ts also exports
// everything from this file.
import { ID } from './ids';
import { isLang, type Lang } from './languages';
import type { SiteSettings } from './site-settings';

/** The settings that compiled pages need to build addresses. */
export type AddressSettings = Pick<SiteSettings, 'basePath'>;
export type Home = Pick<SiteSettings, 'homeLang'>;

/** Returns the path of the home page in a language. */
export const homePath = (lang: Lang, { homeLang }: Home): string =>
  lang === homeLang ? '/' : `/shelf/${lang}/`;

/**
 * Prefix of the game id of a private book, which is a rulebook that a reader added on one device. Most functions treat
 * a private book like a game.
 */
const PRIVATE_PREFIX = 'own~';
/** The page that shows the entries of any private book. The query string of the address says which book and entry. */
export const PRIVATE_PAGE = '/own/';
export const isPrivateGame = (game: string): boolean => game.startsWith(PRIVATE_PREFIX);
/** Converts the id of a private book to a game id. */
export const privateGameId = (book: string): string => PRIVATE_PREFIX + book;
/** Converts a game id to the id of its private book. */
export const privateBookId = (game: string): string => game.slice(PRIVATE_PREFIX.length);

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

/** Parses a path segment `uk-ru` to its two languages. Returns undefined for a single language. */
export function findPair(segment: string): [lang: Lang, other: Lang] | undefined {
  const [lang = '', other = '', ...more] = segment.split('-');
  return isLang(lang) && isLang(other) && more.length === 0 ? [lang, other] : undefined;
}

/** Pages of an edition that are not entries. The content check refuses an entry whose id is one of these names. */
export const EDITION_PAGES = [
  'terms',
  'tonight',
  'decisions',
  'topics',
  'booklet',
  'differences',
  'rulings',
] as const;
export type EditionPage = (typeof EDITION_PAGES)[number];

/**
 * Decodes the anchor of an address (the part after `#`). Returns a malformed anchor unchanged, with the `#`; no element
 * of a page has this text as its id.
 */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash;
  }
}

/** The parts of a link's address that `findTarget` reads. */
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
