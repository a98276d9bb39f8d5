// Reads the JSON files with compiled data that an earlier step of the build wrote. The pages read files only through
// this module.
import { existsSync, readFileSync } from 'node:fs';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { type EditionPage, editionPagePath, gamePath } from '@/lib/core/addresses';
import { isLang, LANGS, type Lang, readableLangs } from '@/lib/core/languages';
import type {
  SiteBooklet,
  SiteDifferences,
  SiteEdition,
  SiteEntry,
  SiteGame,
  SiteRulings,
  SiteSideBySide,
} from '@/lib/data/site-data-types';

const WORK_DIR = process.env.PRAVYLO_DIR || '.pravylo';

const read = <T>(name: string): T => JSON.parse(readFileSync(`${WORK_DIR}/${name}.json`, 'utf8')) as T;

/** Returns the games for the home page, with the number of entries and rules of each edition. */
export const getGames = cache((): SiteGame[] => read('games'));

/**
 * Returns the languages that have content. The home page in the first of them is at `/`. A site without content has
 * only the default language. The build lists the languages of the whole site in SITE_LANGS, because it may render only
 * some of the games.
 */
export const getLangs = cache((): [Lang, ...Lang[]] => {
  const given = process.env.SITE_LANGS?.split(' ').filter(isLang);
  const [home = LANGS[0] as Lang, ...others] = given ?? readableLangs(getGames());
  return [home, ...others];
});

/**
 * Returns an edition. Shows the 404 page if the edition does not exist. This happens only in `npm run dev`, because a
 * build renders only editions that exist.
 */
export const getEdition = cache((game: string, lang: string): SiteEdition => {
  const name = `editions/${game}.${lang}`;
  return existsSync(`${WORK_DIR}/${name}.json`) ? read(name) : notFound();
});

export const getEntry = cache(({ game, lang }: SiteEdition, id: string): SiteEntry => {
  const name = `entries/${game}.${lang}/${id}`;
  return existsSync(`${WORK_DIR}/${name}.json`) ? read(name) : notFound();
});

/** Returns the rules of an entry in two editions, aligned by rule id. */
export const getSides = (game: string, lang: Lang, other: Lang, id: string): SiteSideBySide[string] =>
  read(`sides/${game}.${lang}-${other}/${id}`);

/** Returns the differences between this edition and the other editions of the game. */
export const getDifferences = (game: string, lang: string): SiteDifferences =>
  read(`differences/${game}.${lang}`);

/** Returns the rulings of later documents. This file exists only for an edition with rulings. */
export const getRulings = (game: string, lang: string): SiteRulings => read(`rulings/${game}.${lang}`);

export const getBooklet = (game: string, lang: string): SiteBooklet => read(`booklets/${game}.${lang}`);

/** Props of every page of an edition, from the path `/<game>/<lang>/`. */
export interface EditionProps {
  params: Promise<{ game: string; lang: string }>;
}

/**
 * Returns the paths of the pages to render, and the first folder of each path. The build lists the paths in a file
 * (scripts/build/steps/render.ts), because it renders only pages whose data has changed. Without such a list, Next
 * renders every page.
 */
const pagesToRender = cache(() => {
  const list = process.env.PAGES_TO_RENDER;
  if (!list) return undefined;
  const paths = JSON.parse(readFileSync(list, 'utf8')) as string[];
  return { paths: new Set(paths), folders: new Set(paths.map((path) => path.split('/')[1])) };
});
export const mustRender = (path: string): boolean => pagesToRender()?.paths.has(path) ?? true;

/** Returns all editions of every game that has at least one page to render. */
export const allEditions = (): { game: string; lang: Lang }[] =>
  getGames()
    .filter(({ id }) => pagesToRender()?.folders.has(id) ?? true)
    .flatMap((game) => game.editions.map(({ lang }) => ({ game: game.id, lang })));

/**
 * Returns the route parameters of every edition whose page `page` must be rendered. Without `page`, checks the main
 * page of the edition.
 */
export const editionParams = (page?: EditionPage): { game: string; lang: Lang }[] =>
  allEditions().filter(({ game, lang }) =>
    mustRender(page ? editionPagePath(game, lang, page) : gamePath(game, lang)),
  );
