// Reads the files that the compile step wrote. Pages read the disk only through this module, while they are rendered.
import { existsSync, readFileSync } from 'node:fs';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { type EditionPage, editionPagePath, gamePath } from '@/lib/core/addresses';
import { LANGS, type Lang, readableLangs } from '@/lib/core/languages';
import type {
  SiteBooklet,
  SiteDifferences,
  SiteEdition,
  SiteEntry,
  SiteGame,
  SiteSideBySide,
} from '@/lib/data/site-data';

const WORK_DIR = process.env.PRAVYLO_DIR || '.pravylo';

const read = <T>(name: string): T => JSON.parse(readFileSync(`${WORK_DIR}/${name}.json`, 'utf8')) as T;

/** The search data of one edition, exactly as it was written. */
export const readData = (file: string): string => readFileSync(`${WORK_DIR}/data/${file}`, 'utf8');

/** The games for the home page, with their numbers of entries and rules. */
export const getGames = cache((): SiteGame[] => read('games'));

/** The names of all games. Pages that use only this need no new rendering when another game gains entries. */
const getNames = cache((): Pick<SiteGame, 'id' | 'editions'>[] => read('names'));

/** The languages that have content; the first one's home page is at the root. A site without content has the default language. */
export const getLangs = cache((): [Lang, ...Lang[]] => {
  const [home = LANGS[0] as Lang, ...others] = readableLangs(getNames());
  return [home, ...others];
});

/** Throws for an address that is not built, which happens only in `npm run dev`. */
export const getEdition = cache((game: string, lang: string): SiteEdition => {
  if (!allEditions().some((one) => one.game === game && one.lang === lang)) notFound();
  return read(`editions/${game}.${lang}`);
});

export const getEntry = cache(({ game, lang }: SiteEdition, id: string): SiteEntry => {
  const name = `entries/${game}.${lang}/${id}`;
  return existsSync(`${WORK_DIR}/${name}.json`) ? read(name) : notFound();
});

/** The rules of an entry aligned with those of another edition. */
export const getSides = (game: string, lang: Lang, other: Lang, id: string): SiteSideBySide[string] =>
  read(`sides/${game}.${lang}-${other}/${id}`);

/** The differences of this edition from the others. */
export const getDifferences = (game: string, lang: string): SiteDifferences =>
  read(`differences/${game}.${lang}`);

export const getBooklet = (game: string, lang: string): SiteBooklet => read(`booklets/${game}.${lang}`);

/** One edition of every other game, in this language where it exists. */
export const otherEditions = (game: string, lang: string): { game: string; lang: string; name: string }[] =>
  getNames()
    .filter(({ id }) => id !== game)
    .flatMap(({ id, editions }) => {
      const edition = editions.find((one) => one.lang === lang) ?? editions[0];
      return edition ? [{ game: id, lang: edition.lang, name: edition.name }] : [];
    });

/** Props of the pages of an edition. */
export interface EditionProps {
  params: Promise<{ game: string; lang: string }>;
}

export const allEditions = (): { game: string; lang: Lang }[] =>
  getNames().flatMap((game) => game.editions.map(({ lang }) => ({ game: game.id, lang })));

/** The build lists the pages to render (scripts/build/steps/render.ts); without a list every page is rendered. */
const pagesToRender = cache(() => {
  const list = process.env.PAGES_TO_RENDER;
  return list ? new Set(JSON.parse(readFileSync(list, 'utf8')) as string[]) : undefined;
});
export const mustRender = (path: string): boolean => pagesToRender()?.has(path) ?? true;

/** The route parameters of every edition whose page must be rendered. */
export const editionParams = (page?: EditionPage): { game: string; lang: Lang }[] =>
  allEditions().filter(({ game, lang }) =>
    mustRender(page ? editionPagePath(game, lang, page) : gamePath(game, lang)),
  );
