// The list of all games in one language of the site, `/data/names/uk.json`. It is a file of its own, so that the pages
// of a game do not change when another game is added, and the home page does not grow with the number of games.
import type { Lang } from '../core/languages';
import type { SiteGame } from './site-data-types';

/** One edition of a game: the one in the language of the list or, if there is none, the first one. */
export interface ListedGame {
  game: string;
  lang: Lang;
  name: string;
  /** The full titles of the game and its names in other languages. */
  otherNames: string[];
  /** Number of players as the book prints it: `2–4`. */
  players: string;
}

/** Name of the compiled file of a list, and with `/` before it and `.json` after it its address. */
export const gameListName = (lang: string): string => `data/names/${lang}`;

export const toGameList = (
  games: readonly Pick<SiteGame, 'id' | 'editions' | 'players'>[],
  lang: Lang,
): ListedGame[] =>
  games.flatMap(({ id, editions, players }) => {
    const edition = editions.find((one) => one.lang === lang) ?? editions[0];
    if (!edition) return [];
    const names = new Set(editions.flatMap(({ name, title }) => [name, title]));
    names.delete(edition.name);
    return [{ game: id, lang: edition.lang, name: edition.name, otherNames: [...names], players }];
  });
