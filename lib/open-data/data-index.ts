// Builds the index of the open data: the games of the site, with the addresses of their data.
import type { CompiledGame } from '../compile/compile-game';
import { absolute, gamePath } from '../core/addresses';
import type { SiteSettings } from '../core/site-settings';
import { rulePathTemplate } from '../sharing/rule-sharing';

type Settings = Pick<SiteSettings, 'basePath' | 'origin' | 'ruleSharing'>;

export interface DataIndex {
  format: 1;
  schemas: { index: string; edition: string; feed: string };
  /** Template of the address of a rule: `https://example.org/{game}/{lang}/{entry}/{rule}/`. */
  rule: string;
  games: IndexedGame[];
}

export interface IndexedGame {
  game: string;
  feed: string;
  editions: {
    lang: string;
    name: string;
    title: string;
    book: string;
    address: string;
    data: string;
    version: string;
    entries: number;
    rules: number;
  }[];
}

export const indexDataPath = '/data/index.json';
export const editionDataPath = (game: string, lang: string): string => `/data/${game}.${lang}.json`;
export const feedPath = (game: string): string => `/data/${game}.feed.json`;
export const schemaPath = (name: string): string => `/data/schema/${name}-1.json`;

export function toIndexedGame({ game, editions }: CompiledGame, settings: Settings): IndexedGame {
  const address = (path: string) => absolute(path, settings);
  return {
    game: game.id,
    feed: address(feedPath(game.id)),
    editions: editions.map(({ lang, edition, data }) => ({
      lang,
      name: edition.name,
      title: edition.title,
      book: edition.book.title,
      address: address(gamePath(game.id, lang)),
      data: address(editionDataPath(game.id, lang)),
      version: data.version,
      entries: edition.entryCount,
      rules: edition.ruleCount,
    })),
  };
}

export function toDataIndex(games: readonly IndexedGame[], settings: Settings): DataIndex {
  const address = (path: string) => absolute(path, settings);
  return {
    format: 1,
    schemas: {
      index: address(schemaPath('index')),
      edition: address(schemaPath('edition')),
      feed: address(schemaPath('feed')),
    },
    rule: address(rulePathTemplate(settings.ruleSharing)),
    games: [...games],
  };
}
