// The list of all games in one language of the site, `/data/names/uk.json`. The list is a separate file, so that adding
// a game does not change the pages of other games, and the size of the home page does not depend on the number of
// games.
import type { Lang } from '../core/languages';
import type { SiteGame } from './site-data-types';

/**
 * A game of the list, described by its edition in the language of the list or, if there is none, by its first edition.
 */
export interface ListedGame {
  game: string;
  lang: Lang;
  name: string;
  /** The full titles of the game, its names in other languages, and names that players use for it. */
  otherNames: string[];
  /** Number of players, as printed in the book: `2–4`. */
  players: string;
}

/** Returns the name of the compiled file of a list. The address of the list is `/`, this name and `.json`. */
export const gameListName = (lang: string): string => `data/names/${lang}`;

export const toGameList = (
  games: readonly Pick<SiteGame, 'id' | 'editions' | 'players' | 'nicknames'>[],
  lang: Lang,
): ListedGame[] =>
  games.flatMap(({ id, editions, players, nicknames = [] }) => {
    const edition = editions.find((one) => one.lang === lang) ?? editions[0];
    if (!edition) return [];
    const names = new Set([...editions.flatMap(({ name, title }) => [name, title]), ...nicknames]);
    names.delete(edition.name);
    return [{ game: id, lang: edition.lang, name: edition.name, otherNames: [...names], players }];
  });
