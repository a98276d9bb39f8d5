// Chooses the games that the HTML of the home page contains. If the site has more games than the maximum, the HTML
// contains the first ones, and a script loads and shows the other games.
import type { Lang } from '@/lib/core/languages';
import type { SiteGame } from '@/lib/data/site-data-types';
import { sortGames } from '@/lib/navigation/sort-games';

/** Maximum number of games in the HTML of the home page, so that the page stays small on sites with many games. */
const MAX_HOME_GAMES = 24;

/** Whether the site has more games than the HTML of its home page contains. */
export const hasMoreGames = (games: readonly SiteGame[]): boolean => games.length > MAX_HOME_GAMES;

export const homeGames = (games: readonly SiteGame[], lang: Lang): SiteGame[] =>
  sortGames(games, lang).slice(0, MAX_HOME_GAMES);
