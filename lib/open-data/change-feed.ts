// Builds the change feed of a game in the format JSON Feed 1.1 (https://jsonfeed.org). The feed lists the entries in
// all languages, the most recently changed first.
import type { CompiledEdition, CompiledGame } from '../compile/compile-game';
import { absolute, entryPath, gamePath } from '../core/addresses';
import type { SiteSettings } from '../core/site-settings';
import type { SiteEntry } from '../data/site-data-types';
import { stringsOf } from '../i18n';
import { feedPath } from './data-index';

type Settings = Pick<SiteSettings, 'basePath' | 'origin'>;

export interface ChangeFeed {
  version: 'https://jsonfeed.org/version/1.1';
  title: string;
  home_page_url: string;
  feed_url: string;
  items: FeedItem[];
}

interface FeedItem {
  id: string;
  url: string;
  title: string;
  content_text: string;
  language: string;
  /** Day of the last change at midnight UTC. Absent if the content has no Git history. */
  date_modified?: string;
  /** `version` is the hash of the text of the entry. */
  _pravylo: { entry: string; version: string };
}

/** Builds the feed of a game. The feed has no redirects, and no title or text of a locked entry. */
export function toChangeFeed({ game, editions }: CompiledGame, settings: Settings): ChangeFeed {
  const address = (path: string) => absolute(path, settings);
  const first = editions[0];
  const items = editions.flatMap((compiled) =>
    Object.values(compiled.entries)
      .filter(({ see }) => see.length === 0)
      .map((entry) => toItem(entry, compiled, address)),
  );
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: first?.edition.title ?? game.id,
    home_page_url: address(first ? gamePath(game.id, first.lang) : '/'),
    feed_url: address(feedPath(game.id)),
    items: items.sort(
      (a, b) => compare(b.date_modified ?? '', a.date_modified ?? '') || compare(a.url, b.url),
    ),
  };
}

function toItem(
  { id, title, description, locked, changed, version = '' }: SiteEntry,
  { lang, edition }: CompiledEdition,
  address: (path: string) => string,
): FeedItem {
  const path = entryPath(edition.game, lang, id);
  const { lockedTitle, lockedText } = stringsOf(lang);
  return {
    id: path,
    url: address(path),
    title: locked ? lockedTitle : title,
    content_text: locked ? lockedText(locked.name) : description,
    language: lang,
    ...(changed && { date_modified: `${changed}T00:00:00Z` }),
    _pravylo: { entry: id, version },
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
