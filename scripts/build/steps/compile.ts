// Build step: compiles the games that have changed. Writes the data for the pages to the work folder, and the data for
// the search to the site.
import { readFileSync } from 'node:fs';
import { createBuildCache } from '../../../lib/compile/compile-cache';
import { readableLangs } from '../../../lib/core/languages';
import { compiledFile, removeOtherGames, writeGame, writeGameList } from '../../content/compiled-files';
import { createCompiler } from '../../content/create-compiler';
import { readSettings } from '../../content/settings-from-environment';
import { type Build, writeSiteFile } from '../build-state';
import { cacheGame, removeOtherCachedGames } from '../compiled-game-cache';

export function compileGames(build: Build): string {
  const cache = createBuildCache();
  const compileGame = createCompiler(build.files, build.changes, cache);
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
  build.compiledHashes = new Map([
    ...build.games.flatMap((game) => [...writeGame(game)]),
    ...writeGameList(build.games.map(({ game }) => game)),
  ]);
  for (const { game, editions } of build.games)
    for (const { lang } of editions) {
      const name = `data/${game.id}.${lang}`;
      writeSiteFile(build, `/${name}.json`, readFileSync(compiledFile(name), 'utf8'));
    }
  const editions = build.games.flatMap((game) => game.editions);
  const entries = editions.reduce((sum, { edition }) => sum + edition.entryCount, 0);
  const renders = [...cache.renders.values()].reduce((sum, count) => sum + count, 0);
  return `${editions.length} editions, ${entries} entries; ${build.registry.size} games compiled, ${cache.renders.size} texts rendered ${renders} times`;
}
