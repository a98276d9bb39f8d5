// Step: games become what pages show and devices keep; the pages find it in the work folder.
import { readableLangs } from '../../../lib/core/languages';
import { keepGames, writeGame, writeShelf } from '../../content/compiled-files';
import { compiler } from '../../content/create-compiler';
import { readSettings } from '../../content/read-settings';
import { type Build, put } from '../build';
import { forgetOthers, keepGame } from '../compiled-game-cache';

export function compile(build: Build): string {
  const compileGame = compiler(build.files, build.changes);
  build.games = [...build.found].flatMap(([id, { key, compiled }]) => {
    const game = build.registry.get(id);
    if (compiled || !game) return compiled ?? [];
    const made = compileGame(game);
    keepGame(key, made);
    return made;
  });
  forgetOthers(new Set([...build.found.values()].map(({ key }) => key)));
  build.langs = readableLangs(build.games.map(({ game }) => game));
  build.settings = readSettings(build.langs);
  keepGames(build.games.map(({ game }) => game.id));
  for (const game of build.games) writeGame(game);
  writeShelf(build.games.map(({ game }) => game));
  for (const { game, editions } of build.games)
    for (const { lang, data } of editions) put(build, `/data/${game.id}.${lang}.json`, JSON.stringify(data));
  const editions = build.games.flatMap((game) => game.editions);
  return `${editions.length} editions, ${editions.reduce((sum, { edition }) => sum + edition.entryCount, 0)} entries; ${build.registry.size} games compiled anew`;
}
