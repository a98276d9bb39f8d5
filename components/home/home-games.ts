// Chooses the games that the HTML of the home page contains. A site with more games shows the first ones; an island finds
// and shows the others.
import type { Lang } from '@/lib/core/languages';
import type { SiteGame } from '@/lib/data/site-data-types';
import { sortGames } from '@/lib/navigation/sort-games';

/** The HTML of the home page has at most this number of games, so that it does not grow with the site. */
const MAX_HOME_GAMES = 24;

/** Whether the site has more games than its home page shows at first. */
export const hasMoreGames = (games: readonly SiteGame[]): boolean => games.length > MAX_HOME_GAMES;

export const homeGames = (games: readonly SiteGame[], lang: Lang): SiteGame[] =>
  sortGames(games, lang).slice(0, MAX_HOME_GAMES);
