// Build step: compiles the games that have changed. Writes the data for the pages to the work folder, and the data for
// the search to the site.
import { readFileSync } from 'node:fs';
import { createBuildCache } from '../../../lib/compile/compile-cache';
import { gameListName } from '../../../lib/data/game-list';
import {
  compiledFile,
  removeOtherGames,
  writeCompiledText,
  writeGame,
  writeGameList,
} from '../../content/compiled-files';
import { createCompiler } from '../../content/create-compiler';
import { type Build, isWhole, writeSiteFile } from '../build-state';
import { storedFiles } from '../built-games';
import { cacheGame, removeOtherCachedGames } from '../compiled-game-cache';

export function compileGames(build: Build): string {
  const cache = createBuildCache();
  const compileGame = createCompiler(build.files, build.changes, cache);
  build.games = [...build.keys].flatMap(([id, { content }]) => {
    const compiled = build.compiled.get(id);
    const game = build.registry.get(id);
    if (compiled || !game) return compiled ?? [];
    const compiledGame = compileGame(game);
    cacheGame(content, compiledGame);
    return compiledGame;
  });
  writeCompiledFiles(build);
  const editions = build.games.flatMap((game) => game.editions);
  const entries = editions.reduce((sum, { edition }) => sum + edition.entryCount, 0);
  const renders = [...cache.renders.values()].reduce((sum, count) => sum + count, 0);
  return `${editions.length} editions, ${entries} entries; ${build.registry.size} games compiled, ${cache.renders.size} texts rendered ${renders} times`;
}

/**
 * Writes two kinds of data: data for pages and other commands, to the work folder, and data for devices, to the site.
 */
function writeCompiledFiles(build: Build): void {
  const { games, built } = build;
  removeOtherCachedGames(build.contentKeys);
  removeOtherGames(build.ids);
  build.compiledHashes = new Map(games.flatMap((game) => [...writeGame(game)]));
  for (const { game, editions } of games)
    for (const { lang } of editions) writeData(build, `data/${game.id}.${lang}`, game.id);
  // Also writes the data of the games that were built earlier. Their files may have been deleted, or `npm run dev` may
  // have overwritten them.
  for (const game of built.values())
    for (const [path, file] of storedFiles(game)) {
      const [, name] = EDITION_DATA.exec(path) ?? [];
      if (name) writeCompiledText(name, String(file.read()));
    }
  const siteGames = build.ids.flatMap((id) => {
    const game = games.find((one) => one.game.id === id) ?? built.get(id);
    return game ? game.game : [];
  });
  for (const [name, hash] of writeGameList(siteGames, build.langs)) build.compiledHashes.set(name, hash);
  if (isWhole(build)) for (const lang of build.langs) writeData(build, gameListName(lang));
}

/** Matches the path of the data of an edition. Captures the name of its compiled file. */
const EDITION_DATA = /^\/(data\/[^/.]+\.[a-z]+)\.json$/;

const writeData = (build: Build, name: string, game?: string): void =>
  writeSiteFile(build, `/${name}.json`, readFileSync(compiledFile(name), 'utf8'), game);
