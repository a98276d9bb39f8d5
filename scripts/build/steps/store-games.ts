// Build step: stores the built games for the next build, and adds the files of the games that were built earlier to the
// site.
import { removeUnusedFiles } from '../../files/cache-files';
import { type Build, isWhole } from '../build-state';
import { removeOtherBuiltGames, storedFiles, writeBuiltGame } from '../built-games';
import { summarizeGame } from '../game-summaries';

export function storeGames(build: Build): string {
  for (const compiled of build.games) {
    const { id } = compiled.game;
    const cached = [...build.cached].map(([dir, names]) => [dir, names.get(id) ?? []] as const);
    writeBuiltGame(
      {
        ...summarizeGame(build, compiled),
        key: build.keys.get(id)?.files ?? '',
        cached: Object.fromEntries(cached),
      },
      new Map(
        (build.gameFiles.get(id) ?? []).map((path) => [path, build.site.get(path) as string | Uint8Array]),
      ),
    );
  }
  const stored = `${build.games.length} games stored`;
  if (!isWhole(build)) return stored;
  for (const game of build.built.values())
    for (const [path, file] of storedFiles(game)) build.stored.set(path, file);
  for (const id of removeOtherBuiltGames(new Set(build.ids)))
    console.warn(
      `Warning: The game ${id} is no longer in the content folder; devices delete it at their next update.`,
    );
  for (const [dir, names] of build.cached) {
    const used = [...names.values(), ...[...build.built.values()].map(({ cached }) => cached[dir] ?? [])];
    removeUnusedFiles(dir, new Set(used.flat()));
  }
  return `${stored}, ${build.built.size} taken as they were built earlier`;
}
