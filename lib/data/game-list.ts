// The list of all games in one language of the site, `/data/names/uk.json`. It is a file of its own, so that the pages
// of a game do not change when another game is added.
import type { Lang } from '../core/languages';
import type { SiteGame } from './site-data-types';

/** One edition of a game: the one in the language of the list or, if there is none, the first one. */
export interface ListedGame {
  game: string;
  lang: Lang;
  name: string;
}

/** Name of the compiled file of a list, and with `/` before it and `.json` after it its address. */
export const gameListName = (lang: string): string => `data/names/${lang}`;

export const toGameList = (games: readonly Pick<SiteGame, 'id' | 'editions'>[], lang: Lang): ListedGame[] =>
  games.flatMap(({ id, editions }) => {
    const edition = editions.find((one) => one.lang === lang) ?? editions[0];
    return edition ? [{ game: id, lang: edition.lang, name: edition.name }] : [];
  });
