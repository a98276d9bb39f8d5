// Summarizes the games for the pages and files of the whole site. The summary of a game that was built earlier is stored
// with the game.
import type { CompiledGame } from '../../lib/compile/compile-game';
import { editionPagePath, entryPath, gamePath, sideBySidePath, termsPath } from '../../lib/core/addresses';
import { toIndexedGame } from '../../lib/open-data/data-index';
import type { Build } from './build-state';
import type { GameSummary } from './built-games';

/** Returns all games of the site, in the order of their ids. */
export const gameSummaries = (build: Build): GameSummary[] =>
  [...build.games.map((game) => summarizeGame(build, game)), ...build.built.values()].sort((one, other) =>
    one.game.id < other.game.id ? -1 : 1,
  );

export const summarizeGame = ({ settings, packs }: Build, compiled: CompiledGame): GameSummary => ({
  game: compiled.game,
  indexed: toIndexedGame(compiled, settings),
  sitemap: sitemapPaths(compiled),
  packs: packs.get(compiled.game.id) ?? [],
});

/**
 * Lists the pages of a game for the sitemap. The list contains neither redirects (entries without rules that lead to
 * another entry) nor entries that are locked as spoilers.
 */
function sitemapPaths({ game, editions }: CompiledGame): string[] {
  const pages: string[] = [];
  for (const { lang, edition, entries } of editions) {
    pages.push(gamePath(game.id, lang), termsPath(game.id, lang), editionPagePath(game.id, lang, 'topics'));
    if (edition.differing) pages.push(editionPagePath(game.id, lang, 'differences'));
    if (edition.rulings) pages.push(editionPagePath(game.id, lang, 'rulings'));
    for (const entry of Object.values(entries))
      if (entry.see.length === 0 && !entry.locked)
        pages.push(
          entryPath(game.id, lang, entry.id),
          ...entry.besides.map((other) => sideBySidePath(game.id, lang, other, entry.id)),
        );
  }
  return pages;
}
