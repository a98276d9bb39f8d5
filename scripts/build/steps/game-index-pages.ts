// Build step: if the home page does not contain all games, writes the page that links to every game, in each language.
import { hasMoreGames } from '../../../components/home/home-games';
import { gameIndexPath } from '../../../lib/core/addresses';
import { toGameList } from '../../../lib/data/game-list';
import { sortGames } from '../../../lib/navigation/sort-games';
import { gameIndexToHtml } from '../../../lib/sharing/game-index-page';
import { type Build, isWhole, writeSiteFile } from '../build-state';
import { addPolicy } from '../finish-page';
import { gameSummaries } from '../game-summaries';

export function writeGameIndexPages(build: Build): string {
  if (!isWhole(build)) return 'none, because they belong to no game';
  const games = gameSummaries(build).map(({ game }) => game);
  if (!hasMoreGames(games)) return 'none, because the home page contains all games';
  for (const lang of build.langs) {
    const html = gameIndexToHtml(toGameList(sortGames(games, lang), lang), lang, build.settings);
    writeSiteFile(build, `${gameIndexPath(lang)}index.html`, addPolicy(html));
  }
  return `${build.langs.length} pages with links to ${games.length} games`;
}
