// Build step: compiles the games that changed. Writes the data for pages to the work folder and the search data to the
// site.
import { readableLangs } from '../../../lib/core/languages';
import { removeOtherGames, writeGame, writeGameList } from '../../content/compiled-files';
import { createCompiler } from '../../content/create-compiler';
import { readSettings } from '../../content/read-settings';
import { type Build, writeSiteFile } from '../build';
import { cacheGame, removeOtherCachedGames } from '../compiled-game-cache';

export function compileGames(build: Build): string {
  const compileGame = createCompiler(build.files, build.changes);
  build.games = [...build.cachedGames].flatMap(([id, { key, compiled }]) => {
    const game = build.registry.get(id);
    if (compiled || !game) return compiled ?? [];
    const compiledGame = compileGame(game);
    cacheGame(key, compiledGame);
    return compiledGame;
  });
  removeOtherCachedGames(new Set([...build.cachedGames.values()].map(({ key }) => key)));
  build.langs = readableLangs(build.games.map(({ game }) => game));
  build.settings = readSettings(build.langs);
  removeOtherGames(build.games.map(({ game }) => game.id));
  for (const game of build.games) writeGame(game);
  writeGameList(build.games.map(({ game }) => game));
  for (const { game, editions } of build.games)
    for (const { lang, data } of editions)
      writeSiteFile(build, `/data/${game.id}.${lang}.json`, JSON.stringify(data));
  const editions = build.games.flatMap((game) => game.editions);
  return `${editions.length} editions, ${editions.reduce((sum, { edition }) => sum + edition.entryCount, 0)} entries; ${build.registry.size} games compiled`;
}
