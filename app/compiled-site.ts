// Reads what the build compiled: the only place where pages meet the disk, and only while they are rendered.
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

/** The compact data of one edition, byte for byte. */
export const readData = (file: string): string => readFileSync(`${WORK_DIR}/data/${file}`, 'utf8');

/** The shelf, with how much each game has to say. */
export const getGames = cache((): SiteGame[] => read('games'));

/** The games by name alone: what a page may know that need not be drawn again when another game grows. */
const getNames = cache((): Pick<SiteGame, 'id' | 'editions'>[] => read('names'));

/** The languages there is something to read in; the first has the shelf at the root. An empty site still speaks. */
export const getLangs = cache((): [Lang, ...Lang[]] => {
  const [home = LANGS[0] as Lang, ...others] = readableLangs(getNames());
  return [home, ...others];
});

/** Only while somebody writes can an address be asked for that is not built. */
export const getEdition = cache((game: string, lang: string): SiteEdition => {
  if (!allEditions().some((one) => one.game === game && one.lang === lang)) notFound();
  return read(`editions/${game}.${lang}`);
});

export const getEntry = cache(({ game, lang }: SiteEdition, id: string): SiteEntry => {
  const name = `entries/${game}.${lang}/${id}`;
  return existsSync(`${WORK_DIR}/${name}.json`) ? read(name) : notFound();
});

/** An entry's rules beside those of another edition. */
export const getSides = (game: string, lang: Lang, other: Lang, id: string): SiteSideBySide[string] =>
  read(`sides/${game}.${lang}-${other}/${id}`);

/** Where this edition differs from the others. */
export const getDifferences = (game: string, lang: string): SiteDifferences =>
  read(`differences/${game}.${lang}`);

export const getBooklet = (game: string, lang: string): SiteBooklet => read(`booklets/${game}.${lang}`);

/** One edition of each other game: in this language where there is one. */
export const otherEditions = (game: string, lang: string): { game: string; lang: string; name: string }[] =>
  getNames()
    .filter(({ id }) => id !== game)
    .flatMap(({ id, editions }) => {
      const edition = editions.find((one) => one.lang === lang) ?? editions[0];
      return edition ? [{ game: id, lang: edition.lang, name: edition.name }] : [];
    });

/** What the pages of an edition are given. */
export interface EditionProps {
  params: Promise<{ game: string; lang: string }>;
}

export const allEditions = (): { game: string; lang: Lang }[] =>
  getNames().flatMap((game) => game.editions.map(({ lang }) => ({ game: game.id, lang })));

/** A build names the pages that are not as they were (scripts/build/steps/render.ts); without such a list all are wanted. */
const wanted = cache(() => {
  const list = process.env.WANTED_PAGES;
  return list ? new Set(JSON.parse(readFileSync(list, 'utf8')) as string[]) : undefined;
});
export const isWanted = (path: string): boolean => wanted()?.has(path) ?? true;

/** Every edition that has this page to be rendered; without one, its own. */
export const editionParams = (page?: EditionPage): { game: string; lang: Lang }[] =>
  allEditions().filter(({ game, lang }) =>
    isWanted(page ? editionPagePath(game, lang, page) : gamePath(game, lang)),
  );
