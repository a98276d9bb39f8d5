// Reads what `npm run compile` wrote: the only place where pages meet the disk, and only at build time.
import { readFileSync } from 'node:fs';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { LANGS, type Lang, readableLangs } from '@/lib/languages';
import type { SiteBooklet, SiteEdition, SiteEntry, SiteGame, SiteSides } from '@/lib/site';

const WORK_DIR = process.env.PRAVYLO_DIR ?? '.pravylo';

const read = <T>(name: string): T => JSON.parse(readFileSync(`${WORK_DIR}/${name}.json`, 'utf8')) as T;

/** The compact data of one edition, byte for byte. */
export const readData = (file: string): string => readFileSync(`${WORK_DIR}/data/${file}`, 'utf8');

export const getGames = cache((): SiteGame[] => read('games'));

/** The languages there is something to read in; the first has the shelf at the root. An empty site still speaks. */
export const getLangs = cache((): [Lang, ...Lang[]] => {
  const [home = LANGS[0] as Lang, ...others] = readableLangs(getGames());
  return [home, ...others];
});

/** Only while somebody writes can an address be asked for that is not built. */
export const getEdition = cache((game: string, lang: string): SiteEdition => {
  if (!editionParams().some((one) => one.game === game && one.lang === lang)) notFound();
  return read(`editions/${game}.${lang}`);
});

/** An edition beside another one of the same game. */
export const getSides = cache(
  (game: string, lang: Lang, other: Lang): SiteSides => read(`sides/${game}.${lang}-${other}`),
);

export const getBooklet = (game: string, lang: string): SiteBooklet => read(`booklets/${game}.${lang}`);

export function getEntry(edition: SiteEdition, id: string): SiteEntry {
  return edition.entries[id] ?? notFound();
}

/** One edition of each other game: in this language where there is one. */
export const otherEditions = (game: string, lang: string): { game: string; lang: string; name: string }[] =>
  getGames()
    .filter(({ id }) => id !== game)
    .flatMap(({ id, editions }) => {
      const edition = editions.find((one) => one.lang === lang) ?? editions[0];
      return edition ? [{ game: id, lang: edition.lang, name: edition.name }] : [];
    });

/** What the pages of an edition are given. */
export interface EditionProps {
  params: Promise<{ game: string; lang: string }>;
}

export const editionParams = (): { game: string; lang: Lang }[] =>
  getGames().flatMap((game) => game.editions.map(({ lang }) => ({ game: game.id, lang })));
