// Creates the function that compiles a game. Builds, `npm run dev` and `npm run export` use it with the same options.
import { type CompiledGame, type CompileOptions, compileGame } from '../../lib/compile/compile-game';
import type { ContentFile } from '../../lib/content/content-file';
import type { RegisteredGame } from '../../lib/content/registry';
import { sha256 } from '../files/hash.mjs';
import { readSettings } from './settings-from-environment';

/** Creates the compiler. `changes` maps the path of a file in the content folder to the date of its last change. */
export function createCompiler(
  files: readonly ContentFile[],
  changes: ReadonlyMap<string, string>,
  cache?: CompileOptions['cache'],
): (game: RegisteredGame) => CompiledGame {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return (game) =>
    compileGame(game, {
      settings: readSettings([]),
      hash: (text) => sha256(text, 16),
      changes,
      published: texts.get(`${game.id}/published.txt`) ?? '',
      ...(cache && { cache }),
    });
}
